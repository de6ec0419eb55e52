package gnaw.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Mods that a test writes, and commands that find them; what these say is kept. */
final class WrittenMods {
    /** What the game of the kit's own tests lacks to be played through: levels. */
    static final String LEVELS = """
            import { act, add, bots, change, rules, say, set, tiles } from "gnaw";
            add(tiles, {
              up: { name: "up", glyph: "<", passable: true, transparent: true },
              down: { name: "down", glyph: ">", passable: true, transparent: true },
            });
            const tileset = { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" };
            add(rules.levelPlanned, { caves: () => ({ width: 40, height: 20, rooms: 5, up: true, down: true, tiles: tileset }) });
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final Path folder;

    WrittenMods(Path folder) {
        this.folder = folder;
    }

    /** Writes a mod, with further cells of its {@code mod.json}. */
    void write(String id, String cells, String main) throws IOException {
        Files.createDirectories(folder.resolve(id));
        Files.writeString(folder.resolve(id).resolve("mod.json"), """
                {"id": "%s", "name": "%s", "description": "Changes.", "version": "1.0.0"%s}""".formatted(id, id, cells));
        Files.writeString(folder.resolve(id).resolve("main.js"), main);
    }

    /** Runs a command that looks for mods here; answers its exit code. */
    int run(String... arguments) {
        return Commands.whole()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(Stream.concat(Stream.of(arguments), Stream.of("--mods-dir", folder.toString()))
                        .toArray(String[]::new));
    }

    String out() {
        return out.toString();
    }

    String err() {
        return err.toString();
    }

    /** Forgets what was said. */
    void forget() {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
    }
}
