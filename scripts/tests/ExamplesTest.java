package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.mod.Mods;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.testing.run.Result;
import gnaw.testing.run.Selection;
import gnaw.testing.run.Session;
import gnaw.testing.run.TestResults;
import gnaw.workshop.docs.Reference;
import gnaw.workshop.docs.Reference.Example;
import gnaw.workshop.trial.PurityTrial;
import gnaw.workshop.trial.PurityTrial.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every example of the reference runs, all of them together as one mod of the base game. */
@Tag("once")
class ExamplesTest {
    private static final Path HOME = Path.of(System.getProperty("gnaw.home"));
    private static final String WORDS = """
            import { act, actions, add, aim, allow, amend, become, bots, cells, change, creatures, damage, drop, flash, follow, give, hand, heal, hint, idOf,
              instead, interrupt, isA, items, join, keyedBy, kill, kind, lay, leave, log, memoized, meterForEach, meters, move, offer, refuse, remove, retire, reveal, rules, say, set,
              settings, spawn, spend, stun, swap, takeTime,
              table, texts, tiles, tones, validate, verbs, win, wrap } from "gnaw";
            """;

    @TempDir
    Path mods;

    @Test
    void everyExampleRuns() throws Exception {
        List<Example> examples = Reference.examples();
        write("mod.json", """
                { "id": "examples", "name": "Examples", "description": "Those of the reference.", "version": "1.0.0", "gnaw": "*" }
                """);
        for (Example example : examples) {
            write(example.word() + ".js", WORDS + script(example));
        }
        write(
                "main.js",
                examples.stream()
                        .map(example -> "import \"./" + example.word() + ".js\";\n")
                        .collect(Collectors.joining()));

        assertThat(examples).hasSizeGreaterThan(40);
        assertThat(failures()).isEmpty();
    }

    @Test
    void everyExampleOfTestsRuns() throws Exception {
        String words = "import { dice, expect, facts, given, prop, simulate, some, test, world } from \"gnaw/test\";\n";
        List<Example> examples = Reference.testExamples();

        assertThat(examples).hasSizeGreaterThan(25);
        passes(words + examples.stream().map(ExamplesTest::test).collect(Collectors.joining()), examples.size());
    }

    @Test
    void theTestInTheReadmeRuns() throws Exception {
        Matcher script =
                Pattern.compile("```js\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(HOME.resolve("README.md")));

        assertThat(script.find()).isTrue();
        passes(script.group(1), 1);
    }

    private void passes(String tests, int count) throws IOException {
        write("mod.json", """
                { "id": "examples", "name": "Examples", "description": "Those of the reference.", "version": "1.0.0", "gnaw": "*" }
                """);
        write("main.js", "");
        write("examples.test.js", tests);
        System.setProperty("gnaw.mods", mods.toString());
        try {
            TestResults results = new Session().run(Selection.of(List.of(mods.resolve("examples"))));

            assertThat(results.failed()).extracting(Result::told).isEmpty();
            assertThat(results.all()).hasSize(count);
        } finally {
            System.clearProperty("gnaw.mods");
        }
    }

    /** A test stands as it is; what else tests say is said in one, of which no more is expected than that it runs to its end. */
    private static String test(Example example) {
        boolean isTest = List.of("test", "prop", "some").contains(example.word());
        return isTest
                ? example.code() + ";\n"
                : "test(\"%s\", () => { %s; expect(true).toBe(true); });\n".formatted(example.word(), example.code());
    }

    /** A statement stands as it is; an effect, a permission or an action is answered by a rule. */
    private static String script(Example example) {
        return switch (example.file()) {
            case "effects.js", "logging.js" ->
                "add(rules.turnEnds, { %s: (who, dice, world) => [%s] });\n".formatted(example.word(), example.code());
            case "permissions.js" ->
                "add(rules.mayDo, { %s: (who, action, world) => %s });\n".formatted(example.word(), example.code());
            case "acts.js" ->
                "add(rules.creatureThinks, { %s: (who, sight) => (sight.foes[0] && who.pack[0] ? %s : undefined) });\n"
                        .formatted(example.word(), example.code());
            default -> example.code() + "\n";
        };
    }

    private List<String> failures() throws Exception {
        Scripts scripts = Scripts.with(
                HOME.resolve("scripts"),
                List.of(Mods.find(List.of(mods)).found().get("examples")),
                Map.of("examples", Map.of("strength", 2.0)));
        PurityTrial trial = RulesThread.call("examples", () -> {
            try (Rulebook rules = Rulebook.load(scripts)) {
                return PurityTrial.of(rules, PurityTrial.Order.FORWARD);
            }
        });
        return trial.answers().values().stream()
                .filter(Answer::failed)
                .map(Answer::text)
                .distinct()
                .toList();
    }

    private void write(String file, String text) throws IOException {
        Path folder = Files.createDirectories(mods.resolve("examples"));
        Files.writeString(folder.resolve(file), text);
    }
}
