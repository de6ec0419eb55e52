package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.Written;
import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Keymap;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of a mod that speak of what nobody tells them. */
class LostGapsTest {
    @TempDir
    private Path folder;

    private List<Finding> found(String changes) throws Exception {
        Written written = new Written(folder).main("""
                import { add, texts } from "gnaw";
                add(texts, {
                  found: { text: "You find {name}." },
                  bitten: { text: "{biter} {biter?bite|bites} {bitten.a}." },
                  calm: { text: "All is calm." },
                });
                """);
        written.mod("one", "import { add, amend, texts } from \"gnaw\";\n" + changes);
        Check check =
                new Check(Optional.empty(), new Findings(folder.resolve("cache")), List.of(), Keymap.engineCommands());
        return RulesThread.call("check", () -> check.of(written.scripts(), List.of("one")));
    }

    @Test
    void aMisspeltGapIsToldWithTheNearest() throws Exception {
        assertThat(found("amend(texts, { bitten: { text: \"{biter.a} bites {bittten}.\" } });"))
                .containsExactly(
                        Finding.error(
                                "one/main.js:2:1",
                                "texts.bitten.text speaks of {bittten}, but is told nothing that is called so. Did you mean \"bitten\"?"));
    }

    @Test
    void soIsOneThatIsCalledOtherwise() throws Exception {
        assertThat(found("amend(texts, { found: { text: \"{item}!\" }, calm: { text: \"Calm, {name}.\" } });"))
                .containsExactly(
                        Finding.error(
                                "one/main.js:2:1",
                                "texts.calm.text speaks of {name}, but is told nothing that is called so."),
                        Finding.error(
                                "one/main.js:2:1",
                                "texts.found.text speaks of {item}, but is told nothing that is called so. There are: name."));
    }

    @Test
    void screensKnowNoFormsOfNames() throws Exception {
        assertThat(
                        found(
                                "amend(texts, { \"screen.inscribed\": { text: \"{name.a}\" }, \"screen.more\": { text: \"{cuont}\" } });"))
                .containsExactly(
                        Finding.error(
                                "one/main.js:2:1",
                                "texts.screen.inscribed.text speaks of {name.a}, but is told nothing that is called so. Did you mean \"name\"?"),
                        Finding.error(
                                "one/main.js:2:1",
                                "texts.screen.more.text speaks of {cuont}, but is told nothing that is called so. Did you mean \"count\"?"));
    }

    /** A mod that says a text itself fills what it likes, and a new text has whatever its author gives it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "amend(texts, { found: { text: \"{name.the}: {key.look}!\" } });",
                "amend(texts, { found: { text: \"{who} finds.\" } }); const says = () => told(\"found\", { who });",
                "amend(texts, { \"found\": { text: \"{who} finds.\" } }); const says = (is, who) => told(is ? \"found\" : \"calm\", { who });",
                "add(texts, { lost: { text: \"{who} loses {what}.\" } });",
            })
    void whatIsFilledIsNot(String changes) throws Exception {
        assertThat(found(changes)).isEmpty();
    }
}
