package gnaw.testing.run;

import gnaw.script.coverage.Content;
import gnaw.testing.Home;
import gnaw.workshop.coverage.Coverage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The reach of the last build's tests, those in Java among them, in scripts that are still the same. */
final class PastBuild {
    private static final List<String> LEFT = List.of("scripts/target", "mods/target");

    private PastBuild() {}

    /** A file that a build has left. */
    private interface Kept<T> {
        T read(Path file) throws IOException;
    }

    static Coverage of(Home home) {
        return home.present(left(home, "coverage.json", Coverage::read).reduce(Coverage.NONE, Coverage::with));
    }

    /** Which rows they have reached. */
    static Content contentOf(Home home) {
        return home.present(left(home, "content.json", Content::read).reduce(Content.NONE, Content::with));
    }

    private static <T> Stream<T> left(Home home, String name, Kept<T> kept) {
        return LEFT.stream()
                .map(folder -> home.folder().resolve(folder).resolve(name))
                .flatMap(file -> {
                    try {
                        return Stream.of(kept.read(file));
                    } catch (IOException none) {
                        return Stream.of();
                    }
                });
    }
}
