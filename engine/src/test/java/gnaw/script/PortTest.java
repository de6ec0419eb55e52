package gnaw.script;

import static java.util.function.Predicate.not;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
                .containsExactlyInAnyOrderElementsOf(names(kinds(Question.class)));
    }

    @Test
    void rowsSayWhomTheyAreForWhereAQuestionIsAboutSomebody() {
        assertThat(words("questions.js", "questionTable\\(\"(\\w+)\", \\w+\\)"))
                .containsExactlyInAnyOrderElementsOf(names(aboutSomebody()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nameOf", "looksOf", "describe"})
    void whereItIsAboutNobodyRowsThatSayWhomTheyAreForAreRefused(String question) {
        Written written = new Written(folder)
                .main(
                        "import { add, rules } from \"gnaw\"; add(rules.%s, { odd: { having: \"blind\", answer: () => [] } });"
                                .formatted(question));

        assertThatThrownBy(written::load)
                .hasMessageContaining(
                        "%s.odd.having: the table %s has no cell \"having\". There are: answer, before, after."
                                .formatted(question, question));
    }

    @Test
    void everyQuestionIsAskedWhereRulesAreTried() throws Exception {
        String everyone = names(aboutSomebody()).stream()
                .map("add(rules.%s, { probe: { of: \"everyone\", answer: () => [] } });"::formatted)
                .collect(joining());
        String nobody = names(kinds(Question.class).filter(not(PortTest::isAboutSomebody))).stream()
                .map("add(rules.%s, { probe: () => [] });"::formatted)
                .collect(joining());
        List<String> tried = RulesThread.call("test", () -> {
            try (Rulebook rules = new Written(folder)
                    .main(
                            "import { add, rules, verbs } from \"gnaw\"; add(verbs, { hurl: { menu: \"Hurl\", time: 1, aimed: true, fits: () => true } }); "
                                    + everyone
                                    + nobody)
                    .load()) {
                return PurityTrial.of(rules, PurityTrial.Order.FORWARD).answers().values().stream()
                        .map(PurityTrial.Answer::rule)
                        .toList();
            }
        });
        assertThat(tried)
                .containsAll(names(kinds(Question.class)).stream()
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

    private static List<String> names(Stream<Class<?>> kinds) {
        return kinds.map(PortNames::of).toList();
    }

    private static Stream<Class<?>> aboutSomebody() {
        return kinds(Question.class).filter(PortTest::isAboutSomebody);
    }

    private static boolean isAboutSomebody(Class<?> question) {
        return Stream.of(question.getMethods())
                .anyMatch(method -> method.getName().equals("subject") && method.getDeclaringClass() != Question.class);
    }

    private static Stream<Class<?>> kinds(Class<?> group) {
        return Arrays.stream(group.getPermittedSubclasses())
                .flatMap(kind -> kind.isSealed() ? kinds(kind) : Stream.of(kind));
    }
}
