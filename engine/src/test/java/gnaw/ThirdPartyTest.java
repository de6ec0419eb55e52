package gnaw;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Whose work Gnaw is built on, and under which licences. The build fails at a licence that it does not know. */
class ThirdPartyTest {
    private static final String WRITTEN = "target/generated-sources/license/THIRD-PARTY.txt";

    @Test
    void everyLibraryIsNamedWithItsLicence() {
        assertThat(Path.of("THIRD-PARTY.txt"))
                .as("engine/THIRD-PARTY.txt; the build has written it anew: cp engine/%s engine/", WRITTEN)
                .hasSameTextualContentAs(Path.of(WRITTEN));
    }
}
