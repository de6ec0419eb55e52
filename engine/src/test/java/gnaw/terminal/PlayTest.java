package gnaw.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Captions;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Offer;
import gnaw.game.Ref;
import gnaw.game.Status;
import gnaw.map.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class PlayTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;

    private final Inn inn = new Inn();
    private final Game game = inn.begin(OptionalLong.of(5));
    private final Creature hero = game.world().hero();

    private Scene scene() {
        return Scene.of(new Play(inn, game));
    }

    private void wish(Effect... effects) {
        game.wish(List.of(effects));
    }

    private Point beside() {
        return hero.at().around().stream()
                .filter(at -> game.world().stage().isFree(at))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void mapStatusAndLogAreSeenAtEverySizeAndTheCursorIsOnTheHero(TerminalSize size) {
        wish(new Effect.Say("Welcome to the hall.", "good", Optional.empty()));
        Scene scene = Scene.of(new Play(inn, game), size);
        assertThat(scene.atCursor()).startsWith("@");
        assertThat(scene.text())
                .contains("Life", "10/10", "Blunt", "Level 1", "Sleepy", "Depth 1  Turn 1", "Welcome to the hall.");
    }

    @Test
    void aLabelThatIsTooLongMakesRoomForItsNumber() {
        inn.rules.teeth = "Blunt from old bones and boots";
        assertThat(scene().text()).contains("Teeth: Blunt from ol… 3/4\n");
    }

    @Test
    void whatIsInViewStandsInTheSidebarTheNearestFirst() {
        wish(new Effect.Spawn("rat", beside(), Map.of()), new Effect.Lay("apple", hero.at(), 3, Map.of()));
        assertThat(scene().text()).containsPattern("r rat +█████").contains("% 3 apples");
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

    private Creature spawnRat() {
        wish(new Effect.Spawn("rat", beside(), Map.of()));
        return InView.creatures(game.world()).getFirst();
    }

    private String keyTowards(Point at) {
        return Keymap.usual(Captions.ENGLISH, List.of())
                .keyOf(new Command.Walk(hero.at().directionTo(at)))
                .orElseThrow()
                .name();
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
    void exploringSaysWhyItStops() {
        Scene scene = scene().press("o").pause();
        inn.rules.atTurnEnd.add(new Effect.Interrupt("Your stomach growls."));
        assertThat(scene.pause().text()).contains("Your stomach growls.");
        int turn = game.world().turn();
        scene.pause();
        assertThat(game.world().turn()).isEqualTo(turn);
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
        game.wish(List.of(new Effect.Reveal(List.of())));
        Scene scene = scene().press(">");
        for (int i = 0; i < 200; i++) {
            scene.pause();
        }
        assertThat(game.world().stage().level().at(hero.at()).id()).isEqualTo("stairsDown");
    }

    @Test
    void aDirectionAfterThePrefixRuns() {
        Scene scene = scene();
        assertThat(scene.press("/").text()).contains("Run where?");
        assertThat(scene.press("x").text()).contains("That is no direction.");
    }

    @Test
    void thePackKeepsItsLettersAndItsPagesHaveActions() {
        wish(give("apple", 2), give("wand", 1));
        Scene scene = scene().press("i");
        assertThat(scene.text()).contains("You carry", "a % 2 apples", "b / wand");
        assertThat(scene.press("a").text())
                .contains("It is what it is.", "e bite into something", "d drop", "1 drop one");
        assertThat(scene.press("d").text()).doesNotContain("You carry").contains("% 2 apples");
        assertThat(scene.press("i").text()).contains("b / wand");
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
        assertThat(scene.text()).contains("Where?", "rat", "It is what it is.");
        int turn = game.world().turn();
        scene.press("Enter");
        assertThat(game.world().turn()).isEqualTo(turn + 1);
    }

    @Test
    void nothingOfAMenuStaysWhileAPlaceIsChosen() {
        wish(give("wand", 1));
        inn.rules.about = List.of("It is what it is, and nobody has ever found out what else it might be.");
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
        inn.rules.about = List.of(
                "It has seen better days.",
                "You have a chance of 96% to hit it, for 2 to 7, and it needs 3 blows to fall.");
        assertThat(Scene.of(new Play(inn, game), size).press("x").text())
                .contains("better days", "96%", "3 blows to", "fall.", "the floor");
    }

    @Test
    void whatFindsNoRoomBesideTheMarkIsAKeyAway() {
        spawnRat();
        inn.rules.about = List.of("It talks much.\n".repeat(20).strip(), "That is all.");
        Scene scene = Scene.of(new Play(inn, game), SIZES.get(1)).press("x");
        assertThat(scene.text()).contains("? tells more.").doesNotContain("That is all.");
        assertThat(scene.press("?", "End").text()).contains("That is all.");
    }

    @Test
    void aNarrowWindowWrapsTheStatusIntoTheNextRow() {
        inn.rules.teeth = "Blunt from bones";
        inn.rules.more = List.of(new Status.Bar("Level", 12, 30, "text", ""));
        assertThat(Scene.of(new Play(inn, game), SIZES.get(1)).text())
                .contains("\nLife 10/10  Teeth 3/4 Blunt from bones\n", "\nLevel 12/30  Level 1  Sleepy\n");
    }

    @Test
    void theWordThatGivesUpIsToldAtOnce() {
        assertThat(scene().press("Q").text()).contains("Type \"quit\", or Esc to go back.");
        assertThat(scene().press("Q", "q").text()).contains("Type \"quit\", or Esc to go back.");
    }

    @Test
    void theBeginningOfAnErrorStaysInViewAndTheRestIsAKeyAway() {
        inn.unreadable = Optional.of(new IllegalStateException("spicy/main.js:10:1  add was called wrongly.\n"
                + "  It expects a table, and then what is added to it, by name and by row.\n".repeat(9)
                + "  The end."));
        Scene scene = scene().take(new Input.ScriptsChanged());
        assertThat(scene.text()).contains("spicy/main.js:10:1  add was called wrongly.", "! tells more.");
        assertThat(scene.press(".").text()).contains("spicy/main.js:10:1").doesNotContain("The end.");
        assertThat(scene.press("!").text()).contains("The old rules stay", "spicy/main.js:10:1", "The end.");
        assertThat(scene.press("Esc", "M").text()).contains("Messages", "The end.");
        inn.unreadable = Optional.empty();
        assertThat(scene.press("Esc")
                        .take(new Input.ScriptsChanged())
                        .press("!")
                        .text())
                .contains("No rule has failed.");
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
        assertThat(inn.told).contains("bury");
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
        assertThat(inn.passed).containsExactly(1);
        scene.press(".");
        assertThat(inn.passed).containsExactly(1, 2);
        scene.press("o").pause();
        assertThat(inn.passed).startsWith(1, 2).endsWith(game.world().turn()).hasSize(3);
        assertThat(inn.told).doesNotContain("keep");
    }

    @Test
    void aGameThatCannotBeKeptByItselfSaysSo() {
        inn.unkept = Optional.of("The game cannot be saved in game.json: No space left on device");
        assertThat(scene().text()).contains("The game cannot be saved in game.json");
    }

    @Test
    void savingLeavesTheProgramAndGivingUpWantsAWord() {
        assertThat(scene().press("S").isOver()).isTrue();
        assertThat(inn.told).endsWith("keep");
        Scene scene = scene().press("Q", "y", "Enter");
        assertThat(scene.text()).contains("Type \"quit\"");
        assertThat(scene.press("Ctrl-u", "q", "u", "i", "t", "Enter").text()).contains("New game");
        assertThat(inn.told).endsWith("bury");
    }

    @Test
    void aRuleThatFailsIsALineAndItsDetailsAreOneKeyAway() {
        inn.rules.fails = true;
        Scene scene = scene().press(".");
        assertThat(scene.text()).contains("A rule failed at base/rules/turns.js:12. ! tells more.");
        assertThat(scene.press("!").text()).contains("Expected a number, and found a text.");
        assertThat(scene.faults()).isEmpty();
    }

    @Test
    void aModThatIsSetAsideIsNamedInTheRedLine() {
        inn.rules.fails = true;
        inn.rules.note = "zoo is set aside.";
        assertThat(scene().press(".").text())
                .contains("A rule failed at base/rules/turns.js:12. zoo is set aside. ! tells more.");
    }

    @Test
    void rulesThatCannotBeReadAreExplainedAndTheOldOnesStay() {
        inn.unreadable = Optional.of(new IllegalStateException("base/main.js:3: an unexpected end"));
        Scene scene = scene().press("F5");
        assertThat(scene.text()).contains("The old rules stay", "base/main.js:3: an unexpected end");
        inn.unreadable = Optional.empty();
        assertThat(scene.press("Esc", "F5").text()).contains("Rules reloaded: ");
    }

    @Test
    void aSavedScriptIsReadByItselfAndItsErrorStaysUntilItIsMended() {
        inn.unreadable = Optional.of(new IllegalStateException("base/main.js:3: an unexpected end"));
        Scene scene = scene().press("i").take(new Input.ScriptsChanged());
        assertThat(scene.press(".").text()).contains("base/main.js:3: an unexpected end");
        inn.unreadable = Optional.empty();
        assertThat(scene.take(new Input.ScriptsChanged()).text())
                .contains("Rules reloaded: ")
                .doesNotContain("an unexpected end");
    }

    @Test
    void theMenuOfCommandsShowsTheKeysAndObeys() {
        Scene scene = scene().press("Enter");
        assertThat(scene.text()).contains("Commands", "o explore until something turns up", "e bite into something");
        assertThat(scene.press("?").text()).contains("Help").doesNotContain("Commands ─");
        assertThat(scene.press("Esc").atCursor()).startsWith("@");
    }

    @Test
    void theHerosPageTellsWhatTheRulesTell() {
        assertThat(scene().press("C").text()).contains("It is what it is.", "Teeth", "3 of 4", "Blunt", "seed 5");
    }

    private Effect give(String kind, int count) {
        return new Effect.Give(Ref.to(hero), kind, count, Map.of());
    }
}
