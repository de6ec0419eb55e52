package gnaw.workshop.check;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** TypeScript's own checker, wherever it runs. */
sealed interface TypeChecker extends AutoCloseable permits NodeTypeScript, TypeScript {
    /**
     * What the types say against scripts.
     *
     * @param texts all texts by file, such as {@code base/main.js}: scripts and declarations
     * @param others the text of a file that these import and that is not among them
     * @param wanted the mods whose mistakes are wanted
     * @throws Unusable if it cannot run here; another checker may
     */
    List<Finding> check(
            Map<String, String> texts, Function<String, Optional<String>> others, Collection<String> wanted);

    @Override
    void close();

    /** A checker that does not run on this machine. */
    final class Unusable extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unusable(Throwable cause) {
            super(cause);
        }
    }
}
