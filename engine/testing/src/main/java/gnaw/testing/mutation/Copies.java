package gnaw.testing.mutation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Copies of one game, all of which are thrown away at the end. */
final class Copies implements AutoCloseable {
    private final Map<String, Path> folders;
    private final Path built;
    private final List<CopiedGame> made = new ArrayList<>();

    /** Copies the base game and mods, by their ids, and the tests that a build has compiled in {@code built}. */
    Copies(Map<String, Path> folders, Path built) {
        this.folders = folders;
        this.built = built;
    }

    /** One copy more. */
    CopiedGame make() throws IOException {
        CopiedGame game = CopiedGame.of(folders, built);
        made.add(game);
        return game;
    }

    @Override
    public void close() throws IOException {
        for (CopiedGame game : made) {
            game.close();
        }
    }
}
