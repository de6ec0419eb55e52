package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.PortNames;
import gnaw.game.Question;
import gnaw.script.context.RulesThread;
import gnaw.script.source.EngineText;
import gnaw.workshop.trial.PurityTrial;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the engine asks, carries out and does has a word in scripts, and is tried where rules are. */
class PortTest {
    @TempDir
    Path folder;

    @Test
    void everyEffectHasAWord() {
        assertThat(words("effects.js", "effect: \"(\\w+)\""))
                .map(word -> word.equals("offer") ? "ask" : word)
                .containsExactlyInAnyOrderElementsOf(PortNames.in(Effect.class));
    }

    @Test
    void everyActionButOpeningAChoiceHasAWord() {
        assertThat(words("acts.js", "made\\(\"(\\w+)\""))
                .containsExactlyInAnyOrderElementsOf(PortNames.in(Action.class).stream()
                        .filter(name -> !name.equals("choose"))
                        .toList());
    }

    @Test
    void everyQuestionHasATable() {
        assertThat(words("questions.js", "questionTable\\(\"(\\w+)\""))
                .containsExactlyInAnyOrderElementsOf(questions(Question.class));
    }

    @Test
    void everyQuestionIsAskedWhereRulesAreTried() throws Exception {
        List<String> tried = RulesThread.call("test", () -> {
            try (Rulebook rules = new Written(folder)
                    .main(
                            "import { add, rules, verbs } from \"gnaw\"; add(verbs, { hurl: { menu: \"Hurl\", time: 1, aimed: true, fits: () => true } }); for (const question of Object.keys(rules)) add(rules[question], { probe: { of: \"everyone\", answer: () => [] } });")
                    .load()) {
                return PurityTrial.of(rules, PurityTrial.Order.FORWARD).answers().values().stream()
                        .map(PurityTrial.Answer::rule)
                        .toList();
            }
        });
        assertThat(tried)
                .containsAll(questions(Question.class).stream()
                        .map(name -> name + ".probe")
                        .toList());
    }

    private static List<String> words(String file, String pattern) {
        return Pattern.compile(pattern)
                .matcher(EngineText.of(file))
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();
    }

    private static List<String> questions(Class<?> group) {
        return Arrays.stream(group.getPermittedSubclasses())
                .flatMap(kind -> kind.isSealed() ? questions(kind).stream() : Stream.of(PortNames.of(kind)))
                .toList();
    }
}
