package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Ref;
import gnaw.game.SavedGame;
import gnaw.map.Point;
import gnaw.terminal.atlas.VisibleList;
import gnaw.terminal.key.Compass;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What the hero does with what he carries, and with what he looks at. */
class HandsTest extends AtPlay {
    @Test
    void thePackKeepsItsLettersAndItsPagesHaveActions() {
        wish(give("apple", 2), give("wand", 1));
        Scene scene = scene().press("i");
        assertThat(scene.text()).contains("You carry", "a % 2 apples", "b / wand");
        assertThat(scene.press("a").text())
                .contains("It is what it is.", "e bite into something", "d Drop", "1 Drop one");
        assertThat(scene.press("d").text()).doesNotContain("You carry").contains("% 2 apples");
        assertThat(scene.press("i").text()).contains("b / wand");
    }

    @Test
    void aLookIntoThePackWipesNoLineAwayAndWhatIsDoneThereDoes() {
        wish(give("apple", 2));
        Scene scene = scene().press("F9");
        assertThat(scene.text()).contains("F9");
        assertThat(scene.press("i", "Esc").text()).contains("F9");
        assertThat(scene.press("i", "a", "d").text()).doesNotContain("F9");
    }

    @Test
    void aWordIsWrittenOnAThingAndStaysWithIt() {
        wish(give("apple", 3));
        int turn = game.world().turn();
        Scene scene = scene().press("i", "a");
        assertThat(scene.text()).contains("{ Write a word on it");
        scene.press("{", "f", "o", "r", "Space", "S", "u", "e", "Enter");
        assertThat(scene.text()).contains("3 apples {for Sue}");
        assertThat(game.world().turn()).as("writing takes no time").isEqualTo(turn);
        scene.press("i", "a", "1");
        assertThat(hero.pack()).extracting(Item::inscription).containsExactly("for Sue");
        assertThat(game.world().stage().itemsAt(hero.at()))
                .as("a stack that parts keeps it on both")
                .extracting(Item::inscription)
                .containsExactly("for Sue");
        assertThat(scene.press("g", "i").text()).contains("3 apples {for Sue}");
        assertThat(scene.press("a").text()).contains("3 apples {for Sue}");
    }

    @Test
    void anEmptyWordWipesItOffAndEscapeChangesNothing() {
        wish(give("wand", 1));
        Scene scene = scene().press("{", "a", "x", "Enter").press("{");
        assertThat(scene.text()).contains("Write on what?", "wand {x}");
        scene.press("a", "y", "Esc", "Esc");
        assertThat(hero.pack()).extracting(Item::inscription).containsExactly("x");
        assertThat(scene.press("Esc", "{", "a", "y", "Enter").text())
                .as("what stands on it is written on")
                .contains("In your pack now: wand {xy}.");
        assertThat(scene.press("{", "a", "Ctrl-u", "Enter").text()).contains("In your pack now: wand.");
        assertThat(hero.pack()).extracting(Item::inscription).containsExactly("");
    }

    @Test
    void whatIsWrittenIsSavedAndPlayedAgain() {
        wish(give("wand", 1));
        SavedGame plain = game.save();
        scene().press("{", "a", "x", "Enter");
        SavedGame inscribed = game.save();
        Game continued = Game.restore(host.rules, inscribed);
        assertThat(continued.world().hero().pack())
                .extracting(Item::inscription)
                .containsExactly("x");
        assertThat(continued.world().hero().pack().getFirst().meters().all())
                .as("no meter that a rule could read")
                .isEqualTo(hero.pack().getFirst().meters().all());
        Game again = Game.restore(host.rules, plain);
        game.decidedAfter(game.intents() - 1).forEach(intent -> intent.doIn(again));
        assertThat(again.save()).isEqualTo(inscribed);
    }

    @Test
    void stacksAreJoinedWhateverStandsOnThem() {
        wish(give("apple", 2));
        scene().press("{", "a", "x", "Enter").press("i", "a", "d");
        wish(give("apple", 1));
        scene().press("{", "a", "y", "Enter").press("g");
        assertThat(hero.pack()).hasSize(1).first().satisfies(apples -> {
            assertThat(apples.count()).isEqualTo(3);
            assertThat(apples.inscription()).isEqualTo("y");
        });
    }

    @Test
    void aLongPackHasHeadingsAndCanBeFiltered() {
        for (int i = 0; i < 9; i++) {
            wish(new Effect.Give(Ref.to(hero), "wand", 1, Map.of("sharp", (double) i)));
        }
        wish(give("apple", 2));
        Scene scene = scene().press("i");
        assertThat(scene.text()).containsSubsequence("Tools", "a / wand", "i / wand", "Food", "j % 2 apples");
        assertThat(scene.press("/", "a", "p", "p").text())
                .contains("Search: app", "% 2 apples", "type to search")
                .doesNotContain("wand");
        assertThat(scene.press("Enter").text()).contains("It is what it is.", "d Drop");
    }

    @Test
    void whatFindsNoRoomUnderHeadingsIsCountedAndScrolledTo() {
        for (int i = 0; i < 11; i++) {
            wish(new Effect.Give(Ref.to(hero), "wand", 1, Map.of("sharp", (double) i)));
        }
        wish(give("apple", 2));
        Scene scene = Scene.of(new Play(host, game), SIZES.get(1)).press("i");
        assertThat(scene.text()).contains("a / wand", "↓ and 1 more").doesNotContain("apples");
        assertThat(scene.press("End").text()).contains("Food", "2 apples", "↑ and");
        assertThat(scene.atCursor()).contains("2 apples");
        assertThat(scene.press("Home").text()).contains("Tools", "a / wand");
    }

    private Effect sharpWand(double sharp) {
        return new Effect.Give(Ref.to(hero), "wand", 1, Map.of("sharp", sharp));
    }

    @Test
    void thingsHaveTheirLettersAgainWhenTheGameIsContinued() {
        wish(sharpWand(1), sharpWand(2), give("apple", 1));
        scene().press("i", "a", "d");
        assertThat(scene().press("i").text())
                .as("a Play of its own, as after a start")
                .contains("b / wand", "c % apple")
                .doesNotContain("a /");
    }

    @Test
    void whatIsPickedUpAgainHasItsLetterAgainAndNothingElseTakesItMeanwhile() {
        wish(give("apple", 1), sharpWand(1));
        scene().press("i", "a", "d");
        wish(sharpWand(2));
        assertThat(scene().press("i").text()).contains("b / wand", "c / wand");
        assertThat(scene().press("g", "i").text()).contains("a % apple", "b / wand", "c / wand");
    }

    @Test
    void whatIsPickedUpWhereItWasSeenTakesOneLine() {
        wish(new Effect.Lay("apple", beside(), 1, Map.of()));
        Scene scene = scene();
        String step =
                keyTowards(game.world().stage().placesWithItems().iterator().next());
        assertThat(scene.press(step).text()).contains("Here lies apple.");
        assertThat(scene.press("g").text()).contains("You now have apple.").doesNotContain("Here lies apple.");
        assertThat(scene.press("M").text()).doesNotContain("Here lies apple.");
    }

    @Test
    void soDoesMoreOfWhatOneHas() {
        wish(give("apple", 1), new Effect.Lay("apple", beside(), 1, Map.of()));
        Scene scene = scene();
        scene.press(keyTowards(game.world().stage().placesWithItems().iterator().next()));
        assertThat(scene.press("g").text())
                .contains("You now have apple. All in all 2 apples.")
                .doesNotContain("Here lies apple.");
    }

    @Test
    void soDoSeveralThings() {
        Point at = beside();
        wish(new Effect.Lay("apple", at, 1, Map.of()), new Effect.Lay("wand", at, 1, Map.of()));
        Scene scene = scene();
        assertThat(scene.press(keyTowards(at)).text()).contains("Here lie: wand, apple.");
        assertThat(scene.press("g").text())
                .contains("You now have wand.\nYou now have apple.")
                .doesNotContain("Here lie");
    }

    @Test
    void whatIsPickedUpInPartIsToldOfBefore() {
        Point at = beside();
        wish(new Effect.Lay("apple", at, 1, Map.of()), new Effect.Lay("wand", at, 1, Map.of()));
        Scene scene = scene();
        scene.press(keyTowards(at));
        int wand = game.world().stage().itemsAt(at).getFirst().id();
        game.act(new Action.PickUp(Optional.of(wand)));
        assertThat(scene.press("M").text()).contains("Here lie: wand, apple.", "You now have wand.");
    }

    @Test
    void aVerbAsksForWhatFits() {
        wish(give("apple", 1), give("wand", 1));
        Scene scene = scene().press("e");
        assertThat(scene.text()).contains("Bite into what?", "apple").doesNotContain("b / wand");
        int turn = game.world().turn();
        scene.press("a");
        assertThat(game.world().turn()).isEqualTo(turn + 1);
    }

    @Test
    void aVerbWithNothingToUseSaysSo() {
        assertThat(scene().press("e").text()).contains("You have nothing to bite into.");
    }

    @Test
    void anAimedVerbAsksWhere() {
        wish(give("wand", 1));
        spawnRat();
        Scene scene = scene().press("z", "a");
        assertThat(scene.text()).contains("zap a wand: wand. Where?", "rat", "It is what it is.");
        int turn = game.world().turn();
        scene.press("Enter");
        assertThat(game.world().turn()).isEqualTo(turn + 1);
    }

    @Test
    void theOddsOfWhatIsAimedStandInPlaceOfWhatLookingTells() {
        wish(give("wand", 1));
        host.rules.odds = List.of("It hits half the time.");
        spawnRat();
        assertThat(scene().press("z", "a").text())
                .contains("Where?", "rat", "It hits half the time.", "Enter there")
                .doesNotContain("It is what it is.");
    }

    @Test
    void withNobodyInReachAPlaceIsChosenFirst() {
        wish(give("wand", 1));
        Scene scene = scene().press("z", "a");
        assertThat(scene.text()).contains("Nobody is in reach: move the mark");
        int turn = game.world().turn();
        scene.press("Enter");
        assertThat(game.world().turn())
                .as("his own feet are no target by accident")
                .isEqualTo(turn);
        scene.press(keyTowards(beside()));
        assertThat(scene.text()).doesNotContain("Nobody is in reach");
        scene.press("Enter");
        assertThat(game.world().turn()).isEqualTo(turn + 1);
    }

    @Test
    void enterOpensThePageOfWhateverIsUnderTheMark() {
        host.rules.recalled = List.of("It has 3 of 4 teeth.");
        host.rules.ofTiles = List.of("It is trodden.");
        spawnRat();
        Scene scene = scene().press("x");
        assertThat(scene.text())
                .contains("It is what it is.", "It is trodden.", "Enter more")
                .doesNotContain("3 of 4 teeth");
        assertThat(scene.press("Enter").text()).contains("It is what it is.", "It has 3 of 4 teeth.");
        assertThat(scene.press("Esc").text()).contains("You see");
    }

    @Test
    void theMarkIsPutOnAFoeBeforeAFriendWhoStandsNearer() {
        Creature friend = spawnRat();
        wish(new Effect.Join(Ref.to(friend), hero.side()));
        wish(new Effect.Spawn("rat", friend.at(), Map.of()));
        Creature foe = VisibleList.creatures(game.world()).getLast();
        assertThat(foe).isNotEqualTo(friend);
        assertThat(Scene.plain(new Play(host, game)).press("x").row(1))
                .isEqualTo(Compass.where(hero.at(), foe.at(), Captions.ENGLISH));
    }

    @Test
    void enterOnBareGroundDoesNothingAndAPointGoesThere() {
        Point goal = beside();
        Scene scene = scene().press("x", keyTowards(goal), "Enter").pause().pause();
        assertThat(hero.at()).isNotEqualTo(goal);
        assertThat(scene.text()).contains("You see", ". go").doesNotContain("Enter more");
        scene.press(".").pause().pause();
        assertThat(hero.at()).isEqualTo(goal);
        assertThat(scene.text()).doesNotContain("You see");
    }

    @Test
    void onALargeScreenTheLogStaysInView() {
        wish(new Effect.Say("Drip, drip.", "", Optional.empty()));
        spawnRat();
        assertThat(Scene.of(new Play(host, game), SIZES.get(2)).press("x").text())
                .contains("Drip, drip.");
    }

    @Test
    void nothingOfAMenuStaysWhileAPlaceIsChosen() {
        wish(give("wand", 1));
        host.rules.about = List.of("It is what it is, and nobody has ever found out what else it might be.");
        Scene scene = scene();
        List<String> before = sidebar(scene);
        assertThat(sidebar(scene.press("i", "a"))).isNotEqualTo(before);
        scene.press("z");
        assertThat(scene.text()).contains("Where?");
        assertThat(sidebar(scene)).isEqualTo(before);
    }

    /** The rows of an ordinary window beside its map. */
    private static List<String> sidebar(Scene scene) {
        return IntStream.range(0, 19)
                .mapToObj(scene::row)
                .map(row -> row.length() > 53 ? row.substring(53) : "")
                .toList();
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void allIsToldOfWhatIsMarkedAtEverySize(TerminalSize size) {
        spawnRat();
        host.rules.about = List.of(
                "It has seen better days.",
                "You have a chance of 96% to hit it, for 2 to 7, and it needs 3 blows to fall.");
        assertThat(Scene.of(new Play(host, game), size).press("x").text())
                .contains("better days", "96%", "3 blows to", "fall.", "the floor");
    }

    @Test
    void whatIsLongIsWrittenOverTheWholeWidthBeforeAnyOfItIsLeftOut() {
        spawnRat();
        host.rules.about = List.of("It talks much of this and that. ".repeat(18).strip(), "That is all.");
        assertThat(Scene.of(new Play(host, game), SIZES.getFirst()).press("x").text())
                .contains("That is all.");
    }

    @Test
    void whatFindsNoRoomBesideTheMarkIsAKeyAway() {
        spawnRat();
        host.rules.about = List.of("It talks much.\n".repeat(20).strip(), "That is all.");
        Scene scene = Scene.of(new Play(host, game), SIZES.get(1)).press("x");
        assertThat(scene.text()).contains("Enter tells more.").doesNotContain("That is all.");
        assertThat(scene.press("Enter", "End").text()).contains("That is all.");
    }

    @Test
    void theWholeScreenShowsTheLevelAndScrollsToWhatFindsNoRoom() {
        wish(new Effect.Reveal(List.of()));
        Scene scene = scene().press("^");
        assertThat(scene.atCursor()).startsWith("@");
        assertThat(scene.row(23)).contains("directions scroll, any other key closes");
        assertThat(scene.text()).doesNotContain("Life");
        String before = scene.text();
        assertThat(scene.press("J", "J").text()).isNotEqualTo(before);
        scene.press("K", "K", "K");
        assertThat(scene.text()).isNotEqualTo(before);
        assertThat(scene.press("x").text()).contains("Life");
    }

    @Test
    void lookingGoesFromThingToThingAndOverTheWholeMap() {
        spawnRat();
        Scene scene = scene().press("x");
        assertThat(scene.text()).contains("You see", "rat", "It is what it is.");
        assertThat(scene.atCursor()).startsWith("r");
        for (int i = 0; i < 12; i++) {
            scene.press("Y");
        }
        assertThat(scene.text()).contains("You have not seen this place.");
        assertThat(scene.press("Esc").atCursor()).startsWith("@");
    }
}
