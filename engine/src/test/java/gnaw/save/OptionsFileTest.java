package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsFileTest {
    @TempDir
    private Path folder;

    @Test
    void whatWasWrittenIsRead() {
        Options options = Options.NONE.with(List.of("thirst", "camp")).with("thirst.rate", "3");
        new OptionsFile(folder.resolve("gnaw")).write(options);
        assertThat(new OptionsFile(folder.resolve("gnaw")).read().options()).isEqualTo(options);
    }

    @Test
    void thereAreNoneAtFirst() {
        OptionsFile.Read read = new OptionsFile(folder).read();
        assertThat(read.options()).isEqualTo(Options.NONE);
        assertThat(read.notice()).isEmpty();
    }

    @Test
    void howOftenTheDiskIsToldToHoldFastIsAnOption() throws IOException {
        Files.writeString(folder.resolve("options.json"), "{\"mods\": [], \"settings\": {}, \"syncEvery\": 1}");
        assertThat(new OptionsFile(folder).read().options().syncEvery()).isEqualTo(1);
    }

    @Test
    void whatIsOutOfRangeIsToldAndSetAside() throws IOException {
        Files.writeString(folder.resolve("options.json"), "{\"mods\": [], \"settings\": {}, \"syncEvery\": 0}");
        OptionsFile.Read read = new OptionsFile(folder).read();
        assertThat(read.options()).isEqualTo(Options.NONE);
        assertThat(read.notice())
                .contains("The options in " + folder.resolve("options.json")
                        + " could not be understood: \"syncEvery\" must be from 1 to 100 and not 0."
                        + " They now lie in options.unreadable.json.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "",
                "7",
                "[]",
                "{\"mods\": 7}",
                "{\"mods\": []}",
                "{\"mods\": [null], \"settings\": {}}",
                "\u0000"
            })
    void aDamagedFileIsSetAsideWithOneLine(String text) throws IOException {
        Files.writeString(folder.resolve("options.json"), text);
        OptionsFile.Read read = new OptionsFile(folder).read();
        assertThat(read.options()).isEqualTo(Options.NONE);
        assertThat(read.notice())
                .contains("The options in " + folder.resolve("options.json")
                        + " could not be understood. They now lie in options.unreadable.json.");
        assertThat(folder.resolve("options.unreadable.json")).hasContent(text);
        assertThat(new OptionsFile(folder).read().notice()).isEmpty();
    }
}
