package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Offer;
import gnaw.game.Ref;
import gnaw.game.Status;
import gnaw.map.Point;
import gnaw.terminal.key.Key;
import gnaw.terminal.option.Preference;
import gnaw.terminal.screen.ViewChange;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What is seen while one plays, and what goes on by itself. */
class PlayTest extends AtPlay {
    @ParameterizedTest
    @FieldSource("SIZES")
    void mapStatusAndLogAreSeenAtEverySizeAndTheCursorIsOnTheHero(TerminalSize size) {
        wish(new Effect.Say("Welcome to the hall.", "good", Optional.empty()));
        Scene scene = Scene.of(new Play(host, game), size);
        assertThat(scene.atCursor()).startsWith("@");
        assertThat(scene.text())
                .contains("Life", "10/10", "Blunt", "Level 1", "Sleepy", "Depth 1  Turn 1", "Welcome to the hall.");
    }

    @Test
    void aLabelThatIsTooLongMakesRoomForItsNumber() {
        host.rules.teeth = "Blunt from old bones and boots";
        assertThat(scene().text()).contains("Teeth: Blunt from ol… 3/4\n");
    }

    @Test
    void whatIsInViewStandsInTheSidebarTheNearestFirst() {
        wish(new Effect.Spawn("rat", beside(), Map.of()), new Effect.Lay("apple", hero.at(), 3, Map.of()));
        assertThat(scene().text()).containsPattern("r rat *\n").contains("% 3 apples");
    }

    @Test
    void aStepMovesTheHeroAndTheHintsNameTheKeys() {
        Point before = hero.at();
        Scene scene = scene();
        assertThat(scene.text()).contains("o explore  i pack  ? help");
        scene.press("h", "l", "j", "k");
        assertThat(game.world().turn()).isGreaterThan(1);
        assertThat(hero.at().distance(before)).isLessThanOrEqualTo(2);
        assertThat(scene.atCursor()).startsWith("@");
    }

    @Test
    void whoWantsNoHintsIsToldNone() {
        host.rules.atTurnEnd.add(new Effect.Hint("Wounds heal by themselves."));
        assertThat(scene().press(".").text()).contains("Wounds heal by themselves.");
        host.options.choose(Preference.HINTS, "off");
        assertThat(scene().press(".").text()).doesNotContain("Wounds heal", "o explore");
    }

    @Test
    void promptsHintsAndHelpNameTheKeysAsTheyAreBound() {
        host.rules.atTurnEnd.add(new Effect.Hint("Press {key.explore} to go on."));
        Scene scene = scene();
        host.options.bind(Map.of("explore", List.of("F7"), "help", List.of("e")));
        assertThat(scene.press("F9").text()).contains("e shows the keys.", "F7 explore");
        assertThat(scene.press(".").text()).contains("Press F7 to go on.");
        assertThat(scene.press("e").text()).contains("F7        Explore until something turns up");
    }

    @Test
    void aThingsPageNamesTheKeysAsTheyAreBound() {
        wish(give("apple", 1));
        host.options.bind(Map.of("drop", List.of("E")));
        assertThat(scene().press("i", "a").text()).contains("E Drop");
    }

    @Test
    void optionsAreAKeyAwayAndLeadBackToTheGame() {
        Scene scene = scene().press("=");
        assertThat(scene.text()).contains("Options", "Screen", "Playing");
        assertThat(scene.press("b", "Right", "Esc", "Esc").atCursor()).startsWith("@");
        assertThat(host.options.chosen().has(Preference.MOUSE)).isFalse();
        assertThat(game.world().turn()).isEqualTo(1);
    }

    @Test
    void aKeyThatMeansNothingSaysSo() {
        assertThat(scene().press("F9").text()).contains("F9 means nothing here. ? shows the keys.");
    }

    @Test
    void equalMessagesAreOneWithACount() {
        Creature rat = spawnRat();
        Scene scene = scene();
        String key = keyTowards(rat.at());
        assertThat(scene.press(key, key, key).text()).contains("You hit the rat. (x3)");
        assertThat(scene.press("M").text()).contains("Messages", "You hit the rat. (x3)");
    }

    @Test
    void newMessagesShareRowsWhereThereAreTooFew() {
        wish(Stream.of("first", "second", "third", "fourth")
                .map(which ->
                        new Effect.Say("The " + which + " of many bells begins to toll.", "dim", Optional.empty()))
                .toArray(Effect[]::new));
        assertThat(scene().text())
                .contains("The first of many bells begins to toll.\nThe second of many bells begins to toll.\n");
        wish(Stream.of("fifth", "sixth", "seventh", "eighth", "ninth")
                .map(which -> new Effect.Say("The " + which + " bell tolls.", "dim", Optional.empty()))
                .toArray(Effect[]::new));
        assertThat(scene().text())
                .contains("The first of many bells begins to toll. The second of many bells begins to toll.\n")
                .contains("The fifth bell tolls. The sixth bell tolls. The seventh bell tolls.")
                .contains("The ninth bell tolls.");
    }

    @Test
    void whatWasSaidCanBeSearchedTheLatestFirst() {
        wish(
                new Effect.Say("A door creaks.", "dim", Optional.empty()),
                new Effect.Say("You smell bread.", "good", Optional.empty()),
                new Effect.Say("A door falls shut.", "dim", Optional.empty()));
        Scene scene = scene().press("M", "/", "d", "o", "o", "r");
        assertThat(scene.text())
                .contains("> A door falls shut.\n  A door creaks.")
                .doesNotContain("bread");
        assertThat(scene.press("Enter").text()).contains("│ A door falls shut.");
        assertThat(scene.press("Space", "Esc", "Esc").atCursor()).startsWith("@");
    }

    @Test
    void exploringGoesOnByItselfUntilAKeyIsPressed() {
        Scene scene = scene().press("o").pause().pause().pause();
        assertThat(game.world().turn()).isGreaterThan(2);
        int turn = game.world().turn();
        assertThat(scene.press("l").text()).contains("You stop.");
        assertThat(game.world().turn()).isEqualTo(turn);
    }

    @Test
    void aKeyThatShowsSomethingStopsExploringAndIsObeyed() {
        Scene scene = scene().press("o").pause().pause();
        int turn = game.world().turn();
        assertThat(scene.press("M").text()).contains("Messages");
        assertThat(scene.press("Esc").pause().pause().text()).doesNotContain("Messages");
        assertThat(game.world().turn()).isEqualTo(turn);
    }

    @Test
    void exploringSaysWhyItStops() {
        Scene scene = scene().press("o").pause();
        host.rules.atTurnEnd.add(new Effect.Interrupt("Your stomach growls."));
        assertThat(scene.pause().text()).contains("Your stomach growls.");
        int turn = game.world().turn();
        scene.pause();
        assertThat(game.world().turn()).isEqualTo(turn);
    }

    @Test
    void whatTheLogTellsAlreadyIsNotSaidAgainBelowIt() {
        host.rules.atTurnEnd.addAll(List.of(
                new Effect.Say("You feel weak.", "bad", Optional.empty()), new Effect.Interrupt("You feel weak.")));
        assertThat(scene().press(".").text()).containsOnlyOnce("You feel weak.");
    }

    @Test
    void aWarningOutlivesWhateverElseInterruptsInThatTurn() {
        host.rules.atTurnEnd.addAll(List.of(new Effect.Interrupt("You are badly hurt!"), new Effect.Interrupt("")));
        assertThat(scene().press(".").text()).contains("You are badly hurt!");
    }

    @Test
    void exploringFindsAllAndSaysSo() {
        Scene scene = scene().press("o");
        for (int i = 0; i < 3000 && !scene.text().contains("nothing left"); i++) {
            scene.pause();
        }
        assertThat(scene.text()).contains("There is nothing left to explore.");
    }

    @Test
    void theKeyOfTheStairsWalksThereAndThenUsesThem() {
        game.apply(List.of(new Effect.Reveal(List.of())));
        Scene scene = scene().press(">");
        for (int i = 0; i < 200; i++) {
            scene.pause();
        }
        assertThat(game.world().stage().level().at(hero.at()).id()).isEqualTo("stairsDown");
    }

    @Test
    void nobodySetsOutForTheStairsUnderTheEyesOfAFoe() {
        game.apply(List.of(new Effect.Reveal(List.of())));
        spawnRat();
        Point before = hero.at();
        assertThat(scene().press(">").pause().text()).contains("Not while a rat watches.");
        assertThat(hero.at()).isEqualTo(before);
    }

    @Test
    void aFoeThatHindersNobodyKeepsNobodyFromSettingOut() {
        game.apply(List.of(new Effect.Reveal(List.of())));
        host.rules.sleepers.add(spawnRat().id());
        assertThat(scene().press(">").pause().text()).doesNotContain("Not while a rat watches.");
    }

    @Test
    void whoPassesForAThingStopsNobodyAndIsNotTold() {
        game.apply(List.of(new Effect.Reveal(List.of())));
        host.rules.disguised.add(spawnRat().id());
        Scene scene = scene();
        assertThat(scene.text()).doesNotContain("a rat");
        assertThat(scene.press(">").pause().text()).doesNotContain("Not while a rat watches.");
    }

    @Test
    void whatWasTypedForTheWayToTheStairsIsForgottenThere() {
        game.apply(List.of(new Effect.Reveal(List.of())));
        Play play = new Play(host, game);
        play.onKey(new Key(">"));
        assertThat(Stream.generate(play::onPause).limit(200)).contains(ViewChange.forgetting(ViewChange.STAY));
    }

    @Test
    void aDirectionAfterThePrefixRuns() {
        Scene scene = scene();
        assertThat(scene.press("/").text()).contains("Run where?");
        assertThat(scene.press("x").text()).contains("That is no direction.");
    }

    @Test
    void aNarrowWindowWrapsTheStatusIntoTheNextRow() {
        host.rules.teeth = "Blunt from bones";
        host.rules.more = List.of(new Status.Bar("Level", 12, 30, "text", ""));
        assertThat(Scene.of(new Play(host, game), SIZES.get(1)).text())
                .contains("\nLife 10/10  Teeth 3/4 Blunt from bones\n", "\nLevel 12/30  Level 1  Sleepy\n");
    }

    @Test
    void theRulesAreAskedHowTheHeroIsOnceAfterEachDeedAndNotForEachFrame() {
        Scene scene =
                scene().press("x", "l", "Esc", "i", "Esc", "C", "Esc", "F9").pause();
        assertThat(host.rules.statusAsked).isOne();
        host.rules.teeth = "Sharp";
        assertThat(scene.press(".", "M", "Esc", "C", "Esc").text()).contains("Sharp");
        assertThat(host.rules.statusAsked).isEqualTo(2);
    }

    @Test
    void aChoiceNamesKeysAsTheyAreBound() {
        var on = new Offer.Option("on", "Go on", List.of());
        host.options.bind(Map.of("explore", List.of("F7")));
        wish(new Effect.Ask(new Offer("A note", "{key.explore} explores, {key.verb.bite} bites.", List.of(on))));
        assertThat(scene().pause().text()).contains("F7 explores, e bites.");
    }

    @Test
    void whatWasTypedBeforeAChoiceCouldBeSeenIsForgotten() {
        Offer.Option more = new Offer.Option("more", "More", List.of());
        wish(new Effect.Ask(new Offer("Ding!", "What shall it be?", List.of(more))));
        Play play = new Play(host, game);

        assertThat(play.onKey(Key.of('.'))).isInstanceOf(ViewChange.Open.class);
        assertThat(game.world().turn()).isOne();
        assertThat(game.world().offer()).isPresent();
    }

    @Test
    void theRulesAreAskedAnewHowTheHeroIsAfterAWishAChoiceAndAReload() {
        var more = new Offer.Option("life", "More life", List.of());
        Scene scene = scene();
        host.rules.teeth = "Sharp";
        wish(new Effect.Ask(new Offer("Ding!", "What shall it be?", List.of(more))));
        assertThat(scene.pause().press("F9").text()).contains("Sharp");
        assertThat(host.rules.statusAsked).isEqualTo(2);
        host.rules.teeth = "Golden";
        assertThat(scene.press("a").text()).contains("Golden");
        assertThat(host.rules.statusAsked).isEqualTo(3);
        host.rules.teeth = "Gone";
        assertThat(scene.press("F5").text()).contains("Gone");
        assertThat(host.rules.statusAsked).isEqualTo(4);
    }

    @Test
    void theWordThatGivesUpIsToldAtOnce() {
        assertThat(scene().press("Q").text()).contains("Type \"quit\", or Esc to go back.");
        assertThat(scene().press("Q", "q").text()).contains("Type \"quit\", or Esc to go back.");
    }

    @Test
    void aChoiceOfTheRulesMustBeMadeBeforeTheGameGoesOn() {
        var more = new Offer.Option(
                "life", "More life", List.of(new Effect.Say("You feel strong.", "good", Optional.empty())));
        wish(new Effect.Ask(new Offer("Ding!", "What shall it be?", List.of(more))));
        Scene scene = scene().pause();
        assertThat(scene.text()).contains("Ding!", "What shall it be?", "a More life");
        assertThat(scene.press("Esc", "o", "a").text())
                .contains("You feel strong.")
                .doesNotContain("Ding!");
    }

    @Test
    void escapeTakesTheOptionThatTheRulesMeanForIt() {
        var bun = new Offer.Option("bun", "A bun", List.of());
        var bye = new Offer.Option("bye", "Bye", List.of(new Effect.Say("Come again.", "", Optional.empty())));
        wish(new Effect.Ask(
                new Offer("Well?", "", List.of(bun, bye), Optional.empty(), Optional.of("bye"), Optional.empty())));
        Scene scene = scene().pause();
        assertThat(scene.text()).containsPattern("Well\\? ─+┐.*\n.*> a A bun.*\n.*b Bye");
        assertThat(scene.press("Esc").text()).contains("Come again.").doesNotContain("Well?");
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
        assertThat(scene.text()).contains("Type \"quit\"");
        assertThat(scene.press("Ctrl-u", "q", "u", "i", "t", "Enter").text())
                .contains("You have given up", "Depth 1, turn 1", "The last messages");
        assertThat(host.told).endsWith("bury");
        assertThat(scene.press("Esc").text()).contains("New game");
    }

    @Test
    void theMenuOfCommandsShowsTheKeysAndObeys() {
        Scene scene = scene().press("Enter");
        assertThat(scene.text()).contains("Commands", "o Explore until something turns up", "and 11 more");
        assertThat(scene.press("End", "Up", "Up", "Up").text()).contains("e Bite into something");
        assertThat(scene.press("?").text()).contains("Help").doesNotContain("Commands ─");
        assertThat(scene.press("Esc").atCursor()).startsWith("@");
    }

    @Test
    void theHerosPageTellsWhatTheRulesTell() {
        assertThat(scene().press("C").text()).contains("It is what it is.", "Teeth", "3 of 4", "Blunt", "seed 5");
    }

    @Test
    void besideANameStandsWhatSomebodyIsUpToWithABarOfWhoeverIsHurt() {
        Creature rat = spawnRat();
        host.rules.ofOthers = new Status(List.of(), List.of(new Status.Label("asleep and snoring", "dim", 12)));
        assertThat(scene().text()).containsPattern("r rat asleep and snoring… *\n");
        wish(new Effect.Damage(Ref.to(rat), 5, Optional.empty(), "a fall"));
        assertThat(scene().text()).containsPattern("r rat asleep and sn… ██░░ *\n");
    }
}
