package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mods two by two, in the game of the kit's own tests. */
class PairsCommandTest {
    private static final String GROUND = """
            import { act, add, amend, bots, change, meters, remove, rules, tiles } from "gnaw";
            add(tiles, {
              up: { name: "up", glyph: "<", passable: true, transparent: true },
              down: { name: "down", glyph: ">", passable: true, transparent: true },
            });
            const tileset = { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" };
            add(rules.levelPlanned, { caves: () => ({ width: 40, height: 20, rooms: 5, up: true, down: true, tiles: tileset }) });
            add(bots, { sitter: { doc: "sits", act: () => act.wait(), choose: (_who, offer) => offer.options[0] } });
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheMods() throws IOException {
        mod("ground", "", GROUND);
        mod("first", ", \"requires\": {\"ground\": \"*\"}", """
                import { add, change, rules } from "gnaw";
                add(rules.turnEnds, { rain: (who) => [change(who, "water", 1)] });
                """);
        mod("second", ", \"requires\": {\"ground\": \"*\"}", """
                import { add, rules, set } from "gnaw";
                add(rules.turnEnds, { drain: (who) => [set(who, "water", 12)] });
                """);
        mod("lonely", ", \"requires\": {\"ground\": \"*\"}, \"conflicts\": [\"first\"]", """
                import { remove, rules } from "gnaw";
                remove(rules.turnEnds, "drought");
                """);
    }

    @Test
    void modsThatDependOnTheirOrderAreToldOfWithTurnAndRule() {
        assertThat(run("pairs", "first", "second", "--bot", "sitter", "--turns", "5"))
                .isZero();
        assertThat(out.toString()).isEqualTo("""
                first + second                           with care
                  The order matters: seed 1, turn 1, rule turnEnds.first:rain.
                """);
    }

    @Test
    void whatDoesNotLoadIsBroken() {
        assertThat(run("pairs", "lonely", "first", "second", "--bot", "sitter", "--turns", "2", "--format", "csv"))
                .isEqualTo(1);
        assertThat(out.toString())
                .startsWith("one,other,together,notes\nfirst,lonely,apart,\nfirst,second,with care,")
                .contains("\nlonely,second,broken,");
    }

    @Test
    void aModThatIsNotThereIsMisuse() {
        assertThat(run("pairs", "fist")).isEqualTo(2);
        assertThat(err.toString()).startsWith("There is no mod \"fist\". Did you mean \"first\"?\n");
    }

    private int run(String... arguments) {
        String[] all = new String[arguments.length + 2];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        all[arguments.length] = "--mods-dir";
        all[arguments.length + 1] = folder.toString();
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(all);
    }

    private void mod(String id, String cells, String main) throws IOException {
        Files.createDirectories(folder.resolve(id));
        Files.writeString(folder.resolve(id).resolve("mod.json"), """
                {"id": "%s", "name": "%s", "description": "Changes.", "version": "1.0.0"%s}""".formatted(id, id, cells));
        Files.writeString(folder.resolve(id).resolve("main.js"), main);
    }
}
