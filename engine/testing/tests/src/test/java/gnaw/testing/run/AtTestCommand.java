package gnaw.testing.run;

import gnaw.app.XdgFolders;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import picocli.CommandLine;

/** The command {@code gnaw test}, and the words that it says without their times. */
abstract class AtTestCommand {
    /** What a command said, with its exit code. Times are left out. */
    record Said(int code, String out, String err) {}

    static Said test(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = gnaw.cli.Commands.whole(new TestCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true));
        List<String> all = new ArrayList<>(List.of("test"));
        all.addAll(List.of(arguments));
        int code = line.execute(all.toArray(String[]::new));
        return new Said(code, withoutTimes(out), err.toString());
    }

    static String withoutTimes(StringWriter out) {
        return out.toString().replaceAll("  \\d+\\.\\d s", "").replaceAll("\\d+\\.\\d s", "no time");
    }

    @BeforeEach
    void nothingHasFailedYet() {
        PastFailures.of(XdgFolders.ofThisProcess()).forget();
    }

    static void mod(Path mods, String id, String main) throws IOException {
        Files.createDirectory(mods.resolve(id));
        Files.writeString(mods.resolve(id + "/mod.json"), """
                { "id": "%s", "name": "A mod", "description": "A mod.", "version": "1.0.0", "gnaw": "^2.0.0" }""".formatted(id));
        Files.writeString(mods.resolve(id + "/main.js"), main);
    }

    static void halfTested(Path mods) throws IOException {
        Files.createDirectory(mods.resolve("half"));
        Files.writeString(mods.resolve("half/mod.json"), """
                { "id": "half", "name": "Half", "description": "Half.", "version": "1.0.0", "gnaw": "^2.0.0" }""");
        Files.writeString(mods.resolve("half/main.js"), """
                import { add, rules, say, table } from "gnaw";
                const words = table("words", { awake: { is: "Awake." }, asleep: { is: "Asleep." } });
                const awake = () => [say(words.awake.is)];
                const asleep = () => [say(words.asleep.is)];
                add(rules.turnEnds, { awake });
                export const all = { asleep };
                """);
        Files.writeString(mods.resolve("half/half.test.js"), """
                import { expect, given, test, world } from "gnaw/test";
                test("one is awake", () => {
                  given.hero().waits();
                  expect(world).toHaveSaid("Awake.");
                });""");
    }
}
