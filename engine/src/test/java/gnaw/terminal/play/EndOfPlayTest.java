package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Ref;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How a game is kept, given up, lost and won. */
class EndOfPlayTest extends AtPlay {
    @Test
    void theWordThatGivesUpIsToldAtOnce() {
        assertThat(scene().press("Q").text()).contains("Type \"quit\", or Esc to go back.");
        assertThat(scene().press("Q", "q").text()).contains("Type \"quit\", or Esc to go back.");
    }

    @Test
    void deathShowsItsCauseTheScoreAndTheLastMessages() {
        wish(
                new Effect.Say("The rat grins.", "bad", Optional.empty()),
                new Effect.Kill(Ref.to(hero), Optional.empty(), "old age"));
        Scene scene = scene().pause();
        assertThat(scene.text())
                .contains(
                        "You have died",
                        "Killed by old age.",
                        "seed 5",
                        "42 points",
                        "Here lies a hero.",
                        "The rat grins.");
        assertThat(host.told).contains("bury");
        assertThat(scene.press("Esc").text()).contains("New game");
    }

    @Test
    void whatWasSaidLastIsSeenAtOnceAfterMuchWasSaid() {
        for (int i = 1; i <= 30; i++) {
            wish(new Effect.Say("The rat grins (" + i + ").", "bad", Optional.empty()));
        }
        wish(new Effect.Kill(Ref.to(hero), Optional.empty(), "old age"));
        assertThat(scene().pause().text())
                .contains("The rat grins (21).", "The rat grins (30).")
                .doesNotContain("The rat grins (20).");
        assertThat(Obituary.of(game)).contains("The rat grins (11).\n").doesNotContain("The rat grins (10).");
    }

    @Test
    void whoeverHasDiedLooksBackAtTheLevelAtHisThingsAndAtHimself() {
        wish(give("apple", 2), new Effect.Kill(Ref.to(hero), Optional.empty(), "old age"));
        Scene scene = scene().pause();
        assertThat(scene.text()).contains("x looks around, i shows what you had, C yourself.");
        assertThat(scene.press("x").text()).contains("@", "Enter more  . go");
        assertThat(scene.press(".").text()).as("nobody goes anywhere").contains("You have died");
        assertThat(scene.press("i").text()).contains("2 apples");
        assertThat(scene.press("Esc", "C").text()).contains("Teeth");
        assertThat(scene.press("Esc", "M").text()).contains("Messages");
        assertThat(scene.press("Esc", "Esc").text()).contains("New game");
    }

    @Test
    void theDeadDoNothingWithTheirThings() {
        wish(give("apple", 2), new Effect.Kill(Ref.to(hero), Optional.empty(), "old age"));
        Scene scene = scene().pause().press("i", "a");
        assertThat(scene.text()).contains("2 apples").doesNotContain("Drop", "Eat");
        assertThat(scene.press("d", "Esc", "Esc").text()).contains("You have died");
        assertThat(scene.faults()).isEmpty();
        assertThat(hero.pack()).hasSize(1);
    }

    @Test
    void theLastPageTellsWhereTheStoryIsWrittenDownBeforeTheGameIsBuried() {
        wish(new Effect.Kill(Ref.to(hero), Optional.empty(), "old age"));
        assertThat(scene().pause().text()).contains("42 points\n All this is written down in story.txt.\n");
        assertThat(host.told).endsWith("obituary", "bury");
    }

    @Test
    void theLastPageAndTheStoryTellWhatWasAchieved() {
        wish(new Effect.Kill(Ref.to(hero), Optional.empty(), "old age"));
        assertThat(Obituary.of(game)).doesNotContain("Feats");
        host.rules.feats = List.of("Ate a rat", "Half way down");
        assertThat(scene().pause().text()).contains("Here lies a hero.\n Feats: Ate a rat, Half way down.\n");
        assertThat(Obituary.of(game)).contains("Feats: Ate a rat, Half way down.\n");
    }

    @Test
    void theEndOfADailyGameHasALineToShare() {
        host.toShare = Optional.of("Gnaw, the daily game: 42 points.");
        wish(new Effect.Kill(Ref.to(hero), Optional.empty(), "old age"));
        assertThat(scene().pause().text()).contains("To share:\n Gnaw, the daily game: 42 points.\n");
    }

    @Test
    void theStoryHoldsTheEndTheHeroHisPackAndTheLevel() {
        wish(
                give("apple", 2),
                new Effect.Say("The rat grins.", "bad", Optional.empty()),
                new Effect.Kill(Ref.to(hero), Optional.empty(), "old age"));
        assertThat(Obituary.of(game))
                .startsWith("Killed by old age.\nDepth 1, turn 1, seed 5.\n42 points\n")
                .contains("The last messages\nThe rat grins.\n", "Teeth            3 of 4  Blunt\n")
                .contains("You carry\n  2 apples\n")
                .containsPattern("The level, as far as it was seen\n[^@]*█[^@]*@");
    }

    @Test
    void aScoreThatCannotBeWrittenIsANoteOnTheTombstone() {
        host.unburied = Optional.of("The score cannot be written to scores.jsonl: No space left on device.");
        wish(new Effect.Kill(Ref.to(hero), Optional.empty(), "old age"));
        Scene scene = scene().pause();
        assertThat(scene.text())
                .contains(
                        "You have died",
                        "The score cannot be written to scores.jsonl: No space left on device.",
                        "Here lies a hero.");
        assertThat(scene.press("Esc").text()).contains("New game");
        assertThat(host.told).containsOnlyOnce("bury");
        assertThat(scene.faults()).isEmpty();
    }

    @Test
    void aGameThatCannotBeGivenUpOnTheDiskSaysSo() {
        host.unburied = Optional.of("The saved game game.json cannot be removed: Read-only file system.");
        Scene scene = scene().press("Q", "q", "u", "i", "t", "Enter");
        assertThat(scene.text()).contains("The saved game game.json cannot be removed: Read-only file system.");
        assertThat(scene.press("Esc").text()).contains("New game");
    }

    @Test
    void victoryIsAPageToo() {
        wish(new Effect.Win("You leave with the crown."));
        assertThat(scene().pause().text()).contains("You have won", "You leave with the crown.");
    }

    @Test
    void whoeverGoesAwayHasNotDied() {
        wish(new Effect.Retire("You open a tavern."));
        assertThat(scene().pause().text())
                .contains("You have left", "You open a tavern.")
                .doesNotContain("You have died", "Killed");
    }

    @Test
    void afterEachDeedAndEachStepOfAnErrandTheGameMayBeKept() {
        Scene scene = scene();
        assertThat(host.passed).containsExactly(1);
        scene.press(".");
        assertThat(host.passed).containsExactly(1, 2);
        scene.press("o").pause();
        assertThat(host.passed).startsWith(1, 2).endsWith(game.world().turn()).hasSize(3);
        assertThat(host.told).doesNotContain("keep");
    }

    @Test
    void aGameThatCannotBeKeptByItselfSaysSo() {
        host.unkept = Optional.of("The game cannot be saved in game.json: No space left on device");
        assertThat(scene().text()).contains("The game cannot be saved in game.json");
    }

    @Test
    void aMarkStaysAsLongAsTheGameCannotBeKept() {
        Scene scene = scene();
        assertThat(scene.press(".").text()).contains("Depth 1  Turn 2 ─").doesNotContain("not saved");
        host.unkept = Optional.of("The game cannot be saved in game.json: No space left on device");
        assertThat(scene.press(".", ".", "x", "Esc").text()).contains("Depth 1  Turn 4  not saved ─");
        host.unkept = Optional.empty();
        assertThat(scene.press(".").text()).contains("Depth 1  Turn 5 ─");
    }

    @Test
    void whoSavesInVainIsToldTheTruthAndCanGoOnOrLeave() {
        host.unkept = Optional.of("The game cannot be saved in game.json: No space left on device");
        Scene scene = scene().press("S");
        assertThat(scene.text().replaceAll("[│\\s]+", " "))
                .contains("The game is not saved")
                .contains("The game cannot be saved in game.json: No space left on device"
                        + " You can go on and save again, or leave without what you have played since it was last saved."
                        + " q: Leave unsaved Space: go on");
        assertThat(scene.press("Space").atCursor()).startsWith("@");
        assertThat(scene.press("S", "q").isOver()).isTrue();
        assertThat(scene.faults()).isEmpty();
    }

    @Test
    void savingLeavesTheProgramAndGivingUpWantsAWord() {
        assertThat(scene().press("S").isOver()).isTrue();
        assertThat(host.told).endsWith("keep");
        Scene scene = scene().press("Q", "y", "Enter");
        assertThat(scene.text()).contains("counts for nothing", "Type \"quit\"");
        assertThat(scene.press("Ctrl-u", "q", "u", "i", "t", "Enter").text())
                .contains("You have given up", "Depth 1, turn 1", "The last messages");
        assertThat(host.told).endsWith("bury");
        assertThat(scene.press("Esc").text()).contains("New game");
    }
}
