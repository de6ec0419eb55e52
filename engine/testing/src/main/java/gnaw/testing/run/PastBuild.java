package gnaw.testing.run;

import gnaw.script.coverage.Coverage;
import gnaw.testing.Home;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** What the tests of the last build, those in Java among them, have reached of scripts that are still the same. */
final class PastBuild {
    private static final List<String> LEFT = List.of("scripts/target/coverage.json", "mods/target/coverage.json");

    private PastBuild() {}

    static Coverage of(Home home) {
        return home.present(
                LEFT.stream().map(home.folder()::resolve).map(PastBuild::read).reduce(Coverage.NONE, Coverage::with));
    }

    private static Coverage read(Path file) {
        try {
            return Coverage.read(file);
        } catch (IOException none) {
            return Coverage.NONE;
        }
    }
}
