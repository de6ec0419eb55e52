package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.terminal.play.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A menu out of which something must be chosen, or that is left by one of its choices. */
class MustChooseTest extends WithChoices {
    @Test
    void whatMustBeChosenCanBeReadToItsEnd() {
        String long_ = "Assassin: a blow at a sleeper does five times its harm, and seven times that of a dagger";
        Menu menu = Menu.mustChoose("Which?", List.of(), List.of(choice('a', long_), choice('b', "nothing")));
        Scene scene = Scene.of(menu);
        assertThat(scene.text().strip().lines().map(String::strip))
                .containsExactly(
                        "┌─ Which? ─────────────────────────────────────────────────────────────────┐",
                        "│ > a Assassin: a blow at a sleeper does five times its harm, and seven    │",
                        "│     times that of a dagger                                               │",
                        "│   b nothing                                                              │",
                        "└──────────────────────────────────────────────────────────────────────────┘");
        scene.press("Down", "Enter");
        assertThat(taken).containsExactly("nothing");
    }

    @Test
    void aChoiceThatMustBeMadeCannotBeLeft() {
        List<Choice> both = List.of(choice('a', "more life"), choice('b', "more skill"));
        Scene scene = Scene.of(Menu.mustChoose("Ding!", List.of(), both));
        assertThat(scene.press("Ctrl-c", "Esc").text()).contains("One of these must be chosen.");
        assertThat(scene.press("a").isOver()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "Enter", "Space", "Esc"})
    void whatIsNoChoiceGoesOnByAnyKeyThatClosesOrTakes(String key) {
        Scene scene = Scene.of(Menu.mustChoose("A note", List.of(), List.of(choice('a', "Go on"))));
        assertThat(scene.text()).contains("Space goes on");
        assertThat(scene.press("o", "Ctrl-c").text()).contains("Space goes on").doesNotContain("not in this list");
        assertThat(scene.press(key).isOver()).isTrue();
        assertThat(taken).containsExactly("Go on");
    }

    @Test
    void escapeMayTakeOneOfTheChoices() {
        Choice back = choice('b', "back");
        Scene scene = Scene.of(Menu.mayLeave("A stall", List.of(), List.of(choice('a', "a bun"), back), back));
        assertThat(scene.press("Esc").isOver()).isTrue();
        assertThat(taken).containsExactly("back");
    }

    @ParameterizedTest
    @ValueSource(strings = {"y", "n"})
    void noKeyChoosesThatIsNotShown(String key) {
        Choice back = choice('b', "back");
        Scene scene = Scene.of(Menu.mayLeave("A stall", List.of(), List.of(choice('a', "a bun"), back), back));
        assertThat(scene.press(key).text()).contains(key + " is not in this list.");
        assertThat(taken).isEmpty();
    }

    @Test
    void whoeverWouldLeaveWhatMustBeChosenIsToldSo() {
        Menu menu = Menu.mustChoose(
                "Ding!", List.of(), List.of(choice('a', "more life than before"), choice('b', "more reach")));
        assertThat(Scene.of(menu).press("Esc").text()).contains("─ One of these must be chosen. ─");
        assertThat(taken).isEmpty();
    }

    @Test
    void whatLeavesNoChoiceIsTakenWhateverWasTypedBefore() {
        Scene.of(Menu.mustChoose("A note", List.of(), List.of(choice('a', "read"))))
                .press("l", "Enter");
        Scene.of(Menu.mustChoose("A note", List.of(), List.of(choice('a', "again"))))
                .press("Space");
        assertThat(taken).containsExactly("read", "again");
    }
}
