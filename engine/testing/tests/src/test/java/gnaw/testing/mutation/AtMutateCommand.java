package gnaw.testing.mutation;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The command {@code gnaw mutate}, and a mod with a rule to make mistakes in. */
abstract class AtMutateCommand {
    /** Tests at the boundary. */
    static final String NOTICING =
            "test(\"dry\", () => saysDry(8, [\"Dry.\"]));\ntest(\"not dry\", () => saysDry(9, []));\n";

    @TempDir
    Path mods;

    /** What a command said, with its exit code. */
    record Said(int code, String out, String err) {}

    Said mutate(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = gnaw.cli.Commands.whole(new MutateCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true));
        List<String> all = new ArrayList<>(List.of("mutate", "--mods-dir", mods.toString()));
        all.addAll(List.of(arguments));
        int code = line.execute(all.toArray(String[]::new));
        return new Said(code, out.toString(), err.toString());
    }

    void mod(String tests) throws IOException {
        Files.createDirectories(mods.resolve("dry"));
        Files.writeString(mods.resolve("dry/mod.json"), """
                { "id": "dry", "name": "Dry", "description": "Dry.", "version": "1.0.0", "gnaw": "^2.0.0" }""");
        Files.writeString(mods.resolve("dry/main.js"), """
                import { add, rules, say } from "gnaw";
                const dry = (who) => (who.water < 9 ? [say("Dry.")] : []);
                add(rules.actionEnds, { dry });
                """);
        Files.writeString(mods.resolve("dry/dry.test.js"), """
                import { expect, given, test, world } from "gnaw/test";
                const saysDry = (water, lines) => {
                  given.hero({ water }).waits();
                  expect(world).toHaveSaidExactly(...lines);
                };
                """ + tests);
    }
}
