package gnaw.testing;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * A game that is tested apart: whoever works in it, and every thread that is begun there, finds this game instead of the usual one, so that
 * several can be tested at once. Its rules are asked once, for whoever proves small mistakes has proved the rules themselves before, and
 * read once for all tests that are run in it, until it is closed.
 */
public final class Arena implements AutoCloseable {
    private static final InheritableThreadLocal<Optional<Arena>> HERE = new InheritableThreadLocal<>() {
        @Override
        protected Optional<Arena> initialValue() {
            return Optional.empty();
        }
    };

    private final Home home;
    private final Shelf shelf = new Shelf(false);

    /** In the game of that folder, with its mods and no others. */
    public Arena(Path folder) {
        this.home = new Home(folder);
    }

    /** The arena in which this thread works, if it works in one. */
    static Optional<Arena> here() {
        return HERE.get();
    }

    /** Works in this arena. */
    public <T> T call(Callable<T> work) throws Exception {
        Optional<Arena> before = HERE.get();
        HERE.set(Optional.of(this));
        try {
            return work.call();
        } finally {
            HERE.set(before);
        }
    }

    Home home() {
        return home;
    }

    Shelf shelf() {
        return shelf;
    }

    @Override
    public void close() {
        shelf.close();
    }
}
