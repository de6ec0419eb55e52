package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The console on the screen: typing, what came of it, and how it lives with the game below. */
class ConsoleTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;

    /** Answers with what it was asked, and does a little of what it is told. */
    private static final class Echo implements Developer {
        private final List<String> asked = new ArrayList<>();
        private List<Cost> costs = List.of();

        @Override
        public List<String> greeting() {
            return List.of("Good evening.");
        }

        @Override
        public Reply answer(String line, Game game) {
            asked.add(line);
            List<Text> said = List.of(Text.plain("It said " + line + "."));
            return switch (line) {
                case "die" ->
                    new Reply(
                            said,
                            game.cheat(
                                    List.of(new Effect.Kill(Ref.to(game.world().hero()), Optional.empty(), "boredom"))),
                            Optional.empty());
                case "speak" ->
                    new Reply(
                            said,
                            game.cheat(List.of(new Effect.Say("Boo!", "good", Optional.empty()))),
                            Optional.empty());
                case "much" -> Reply.of(Text.plain("line ".repeat(900).lines().toList()));
                default -> Reply.of(said);
            };
        }

        @Override
        public Completion complete(String typed, Game game) {
            return new Completion(
                    typed.lastIndexOf('.') + 1,
                    List.of("hitPoints", "hitDice").stream()
                            .filter(word -> word.startsWith(typed.substring(typed.lastIndexOf('.') + 1)))
                            .toList());
        }

        @Override
        public boolean switchCosts() {
            costs = costs.isEmpty()
                    ? List.of(
                            new Cost("Turn 1", "statements"),
                            new Cost("turnEnds.theLongSleepOfTheJust.answerOfTheBed", "12     34"))
                    : List.of();
            return !costs.isEmpty();
        }

        @Override
        public List<Cost> costs(Game game) {
            return costs;
        }

        @Override
        public void seen(Game game) {}
    }

    private final MemoryHost host = new MemoryHost();
    private final Echo echo = new Echo();
    private final Game game = host.begin(OptionalLong.of(5));

    private Scene scene(TerminalSize size) {
        host.developer = Optional.of(echo);
        return Scene.of(new Play(host, game), size);
    }

    private Scene scene() {
        return scene(SIZES.getFirst());
    }

    private static Scene type(Scene scene, String text) {
        text.codePoints().forEach(character -> scene.take(Key.of(character)));
        return scene;
    }

    private static Scene enter(Scene scene, String text) {
        return type(scene, text).press("Enter");
    }

    @Test
    void withoutADeveloperThereIsNone() {
        Scene scene = Scene.of(new Play(host, game)).press(":");
        assertThat(scene.text()).contains(": means nothing here.").doesNotContain("Console");
        assertThat(scene.press("F1", "End").text()).doesNotContain("Writing rules");
    }

    @Test
    void helpTellsTheKeys() {
        assertThat(scene().press("F1", "End").text())
                .contains("Writing rules", ": ` F12", "Console: look at the game, and change it", "F3");
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void aLineIsAnsweredAboveIt(TerminalSize size) {
        Scene scene = enter(scene(size).press(":"), "hero");
        assertThat(scene.text()).contains("Console", "Good evening.", "> hero\nIt said hero.");
        assertThat(scene.text()).contains("@");
        assertThat(echo.asked).containsExactly("hero");
        assertThat(type(scene, "ab").press("Left").atCursor()).isEqualTo("b");
        assertThat(scene.press("Esc").atCursor()).startsWith("@");
    }

    @Test
    void keysOfTheGameAreLettersHere() {
        Scene scene = type(scene().press(":"), "qQ:`S ?");
        assertThat(scene.text()).contains("> qQ:`S ?");
        assertThat(game.world().turn()).isEqualTo(1);
        scene.press("Ctrl-c");
        assertThat(scene.text()).doesNotContain("qQ").contains("Console");
        assertThat(scene.press("Ctrl-c").text()).doesNotContain("Console");
    }

    @Test
    void earlierLinesComeBack() {
        Scene scene = enter(enter(scene().press(":"), "one"), "two");
        assertThat(type(scene, "thr").press("Up").atLine()).isEqualTo("> two");
        assertThat(scene.press("Up", "Up").atLine()).isEqualTo("> one");
        assertThat(scene.press("Down", "Down").atLine()).isEqualTo("> thr");
        assertThat(scene.press("Esc", ":").atLine()).isEqualTo("> thr");
    }

    @Test
    void aLineIsEdited() {
        Scene scene = type(scene().press("F12"), "hero name");
        assertThat(scene.press("Ctrl-w").atLine()).isEqualTo("> hero");
        scene.press("Home", "Delete", "Right", "Backspace");
        assertThat(scene.atLine()).isEqualTo("> ro");
        assertThat(type(scene.press("End"), "🐀é").press("Left", "Backspace").atLine())
                .isEqualTo("> ro é");
        assertThat(scene.press("Ctrl-u", "Ctrl-k").atLine()).isEqualTo(">");
        assertThat(scene.faults()).isEmpty();
    }

    @Test
    void tabCompletes() {
        Scene scene = type(scene().press(":"), "hero.h").press("Tab");
        assertThat(scene.atLine()).isEqualTo("> hero.hit");
        assertThat(scene.press("Tab").text()).contains("hitPoints  hitDice");
        assertThat(type(scene, "D").press("Tab").atLine()).isEqualTo("> hero.hitDice");
        assertThat(type(scene, ".x").press("Tab").atLine()).isEqualTo("> hero.hitDice.x");
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void muchIsScrolled(TerminalSize size) {
        Scene scene = enter(enter(scene(size).press(":"), "first"), "much");
        assertThat(scene.text()).doesNotContain("It said first.");
        for (int page = 0; page < 200; page++) {
            scene.press("PgUp");
        }
        assertThat(scene.text()).contains("It said first.", "more below");
        assertThat(type(scene, "x").text()).doesNotContain("more below");
        assertThat(enter(scene.press("Ctrl-u"), "clear").text()).doesNotContain("line line");
    }

    @Test
    void aLongLineIsShownRoundTheCursor() {
        Scene scene = type(scene(new TerminalSize(40, 15)).press(":"), "a".repeat(50) + "end");
        assertThat(scene.atLine()).endsWith("aend");
        assertThat(scene.press("Home").atLine()).startsWith("> aaa").doesNotContain("end");
    }

    @Test
    void whatTheGameSaysIsSaidHere() {
        assertThat(enter(scene().press(":"), "speak").text()).contains("Boo!");
        assertThat(scene().text()).contains("does not count");
    }

    @Test
    void aHeroWhoDiesAtTheConsoleIsBuriedWhenItCloses() {
        Scene scene = enter(scene().press(":"), "die");
        assertThat(scene.text()).contains("Console", "hero dies.");
        assertThat(enter(scene, "more").text()).contains("It said more.");
        scene.press("Esc").pause();
        assertThat(scene.text())
                .contains("Killed by boredom", "They do not count: somebody meddled with this game at the console.");
    }

    @Test
    void theRulesAreReadAgainBelowAnOpenConsole() {
        Scene scene = type(scene().press(":"), "half a li").take(new Input.ScriptsChanged());
        assertThat(scene.text()).contains("Rules reloaded:", "> half a li");
        host.unreadable = Optional.of(new IllegalStateException("base/main.js:1:1  Oh no."));
        assertThat(scene.press("F5").text()).contains("base/main.js:1:1  Oh no.", "> half a li");
        host.unreadable = Optional.empty();
        assertThat(scene.press("F5", "Esc").text()).doesNotContain("Oh no.");
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void whatRulesCostStandsInTheCornerWhileItIsOn(TerminalSize size) {
        Scene scene = scene(size).press("F3");
        assertThat(scene.text()).contains("turnEnds.theLongSleep").containsPattern(" 12     34( |$|\n|│)");
        assertThat(scene.press(":").text()).contains("turnEnds.theLongSleep");
        assertThat(scene.press("F3").text()).doesNotContain("turnEnds.theLongSleep");
    }

    @Test
    void aWindowThatIsTooSmallForgetsWhatIsTyped() {
        Scene scene = scene().press(":").resize(20, 5);
        scene.press("x", "Enter").resize(40, 15);
        assertThat(scene.atLine()).isEqualTo(">");
        assertThat(scene.faults()).isEmpty();
    }
}
