package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** What the title shows, and what can be begun there. */
class TitleTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;
    private final MemoryHost host = new MemoryHost();

    @ParameterizedTest
    @FieldSource("SIZES")
    void theTitleShowsItsEntriesAndTheModsAtEverySize(TerminalSize size) {
        host.mods = List.of("iron-stomach", "thirst");
        Scene scene = Scene.of(new Title(host), size);
        assertThat(scene.text())
                .contains("Every rule is a script.", "n New game", "d Daily game", "s Seed", "? Help", "q Quit");
        assertThat(scene.text()).contains(size.getRows() < 20 ? "Gnaw. " : "██████");
        // Where there is little room the picture reaches down to it.
        assertThat(scene.row(size.getRows() - 1).replaceAll("^[# ]+|[# ]+$", ""))
                .isEqualTo("With iron-stomach, thirst");
    }

    @Test
    void whateverThereIsToBeginFitsIntoTheUsualWindow() {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        host.others = List.of(host.begin(OptionalLong.of(8)));
        host.scores = List.of(new Host.Finished("120 points", Optional.empty()));
        host.shelf.others = 7;
        host.shelf.titleOfOthers = "Begin otherwise";
        assertThat(Scene.of(new Title(host)).text())
                .contains("c Continue", "6 Begin otherwise", "o Other games", "b Best games", "q Quit")
                .doesNotContain("more");
    }

    @Test
    void theTitleSpeaksTheLanguageOfTheRules() {
        host.captions = new Captions(Map.of("screen.newGame", "Neues Spiel", "screen.withMods", "Mit {mods}"));
        host.mods = List.of("deutsch");
        assertThat(Scene.of(new Title(host)).text())
                .contains("n Neues Spiel", "Mit deutsch")
                .doesNotContain("New game");
    }

    @Test
    void gamesThatHaveEndedStandOnAPageOfTheirOwn() {
        assertThat(Scene.of(new Title(host)).text()).doesNotContain("Best games");
        host.scores = List.of(new Host.Finished(
                "     120  2026-11-20  killed by a rat, depth 2, turn 300, seed 5", Optional.empty()));
        host.statistics = List.of("Games: 1, won: 0.", "Killed most often by: a rat (1).");
        Scene scene = Scene.of(new Title(host)).press("b");
        assertThat(scene.text())
                .contains(
                        "Games: 1, won: 0.",
                        "Killed most often by: a rat (1).",
                        "     120  2026-11-20  killed by a rat, depth 2, turn 300, seed 5");
        assertThat(scene.press("Enter").text()).contains("its course is gone");
        assertThat(scene.press("Space", "Esc").text()).contains("b Best games");
    }

    @Test
    void ofAGameThatEndedNothingIsCutWhenItIsOpened() {
        host.scores = List.of(new Host.Finished(
                "    1640  2026-11-20  killed by a goblin mystic of the deep, depth 12, turn 12345, seed 4012345678, with mango",
                Optional.empty()));
        Scene scene = Scene.of(new Title(host)).press("b");
        assertThat(scene.text()).doesNotContain("4012345678");
        assertThat(scene.press("Enter").text()).contains("1640  2026-11-20", "seed 4012345678", "with mango");
    }

    @ParameterizedTest
    @CsvSource({"Esc, false", "Ctrl-c, true", "q, true"})
    void oneEscapeTooManyDoesNotQuit(String key, boolean quits) {
        assertThat(Scene.of(new Title(host)).press(key).isOver()).isEqualTo(quits);
    }

    @Test
    void oneKeyBeginsAGame() {
        assertThat(Scene.of(new Title(host)).press("Enter").atCursor()).startsWith("@");
        assertThat(host.told).containsExactly("begin by chance");
    }

    @Test
    void aModMayOfferToBeginWithIt() {
        ThreeMods mods = host.shelf;
        assertThat(Scene.of(new Title(host)).text()).doesNotContain("1 ");
        mods.title = "A wet game";
        Scene scene = Scene.of(new Title(host));
        assertThat(scene.text()).contains("1 A wet game");
        assertThat(scene.press("1").atCursor()).startsWith("@");
        assertThat(mods.told).as("nothing stays switched on").isEmpty();
        assertThat(host.told).containsExactly("begin with rain");
    }

    @Test
    void theTitleOfAModIsTranslated() {
        host.shelf.title = "A wet game";
        host.captions = new Captions(Map.of("title.rain", "Ein nasses Spiel"));
        assertThat(Scene.of(new Title(host)).text())
                .contains("1 Ein nasses Spiel")
                .doesNotContain("A wet game");
    }

    @Test
    void theGameOfTheDayIsNamedByItsDate() {
        Scene scene = Scene.of(new Title(host));
        assertThat(scene.text()).contains("d Daily game, 2026-11-30");
        assertThat(scene.press("d").atCursor()).startsWith("@");
        assertThat(host.told).containsExactly("begin the daily game");
    }

    @Test
    void theGameOfTheDayTellsWhatItCameToWhenItWasPlayedFirst() {
        host.dailyPoints = Optional.of(264L);
        assertThat(Scene.of(new Title(host)).text())
                .contains("d Daily game, 2026-11-30 (played: 264 points)", "w Weekly game, 2026-W49")
                .doesNotContain("2026-W49 (");
    }

    @Test
    void theGameOfTheWeekIsNamedByItsNumber() {
        Scene scene = Scene.of(new Title(host));
        assertThat(scene.text()).contains("w Weekly game, 2026-W49");
        scene.press("w");
        assertThat(host.told).containsExactly("begin the weekly game");
    }

    @Test
    void allThatCanStandOnItIsInSightAtTheUsualSize() {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        host.others = List.of(host.begin(OptionalLong.of(8)));
        host.scores = List.of(new Host.Finished("120 killed by a rat", Optional.empty()));
        host.shelf.title = "Lessons";
        assertThat(Scene.of(new Title(host)).text())
                .contains("Continue", "1 Lessons", "o Other", "q Quit", "Every rule");
    }

    @Test
    void aGameThatLeavesModsOutSaysSo() {
        host.leavesOut = true;
        host.dailyPoints = Optional.of(120L);
        assertThat(Scene.of(new Title(host)).text())
                .contains(
                        "d Daily game, 2026-11-30, without mods (played: 120 points)",
                        "w Weekly game, 2026-W49, without mods");
    }

    @Test
    void aSeedIsANumber() {
        Scene scene = Scene.of(new Title(host)).press("s", "4", "x", "Enter");
        assertThat(scene.text()).contains("\"4x\" is no whole number.");
        assertThat(Scene.of(new Title(host))
                        .press("s")
                        .press("9".repeat(20).split(""))
                        .press("Enter")
                        .text())
                .contains("\"99999999999999999999\" is too large.");
        assertThat(scene.press("Backspace", "2", "Enter").atCursor()).startsWith("@");
        assertThat(host.told).containsExactly("begin 42");
    }

    @Test
    void helpOpensAndQuitLeaves() {
        Scene scene = Scene.of(new Title(host)).press("?");
        assertThat(scene.text()).contains("Help", "Moving");
        assertThat(scene.press("Esc", "q").isOver()).isTrue();
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void aNoticeAboutManyModsIsToldWholeWhereThereIsRoom(TerminalSize size) {
        host.shelf.notice =
                "Changes are for this run only: the command line chose undying, everlasting-winter, bakery, stray, thirst, no-hunger.";
        String told = Scene.of(new Title(host), size).text();
        assertThat(told).contains("Changes are for this run only:", "q Quit");
        if (size.getRows() >= 24) {
            assertThat(told.replaceAll("\\s+", " ")).contains("thirst, no-hunger.");
        }
    }
}
