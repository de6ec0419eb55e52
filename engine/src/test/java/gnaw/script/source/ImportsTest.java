package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import gnaw.script.ModsFixture;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImportsTest {
    private static final Modules MODULES = new Modules(List.of(ModsFixture.plain("rain", Path.of("nowhere"))));

    @ParameterizedTest
    @ValueSource(strings = {" import \n", "\n", "import from ", "export\n", "\timport/**/"})
    void noTextIsReadForEver(String piece) {
        String text = "/*\n" + piece.repeat(60_000) + "*/\nimport \"nobody/main.js\";";
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertThat(Imports.check("rain/main.js", text, MODULES))
                .isPresent());
    }

    @Test
    void aLongListOfWhatIsImportedIsReadToItsEnd() {
        String names = "oneOfManyNames,\n".repeat(100);
        assertThat(Imports.check("rain/main.js", "import { " + names + " } from \"nobody/main.js\";", MODULES))
                .isPresent();
    }
}
