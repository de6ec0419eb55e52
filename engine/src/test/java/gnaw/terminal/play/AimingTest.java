package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.terminal.key.Key;
import gnaw.terminal.option.Preference;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The mark on the map that chooses a target, and what lights up for a moment. */
class AimingTest {
    private static final Map<Character, Tile> LEGEND =
            Map.of('#', new Tile("wall", false, false), '.', new Tile("floor", true, true));

    private final MemoryHost host = new MemoryHost();
    private final Game game = Game.on(Level.drawn("""
            ###########
            #.......#.#
            #.......#.#
            ###########""", LEGEND), new Point(1, 1), 1, host.rules, 5);

    private Scene scene() {
        return Scene.of(new Play(host, game));
    }

    private void wish(Effect... effects) {
        game.apply(List.of(effects));
    }

    private Creature rat(int x, int y) {
        wish(new Effect.Spawn("rat", new Point(x, y), Map.of()));
        return game.world().stage().creatureAt(new Point(x, y)).orElseThrow();
    }

    private List<Point> around() {
        return List.of(new Point(2, 1), new Point(1, 2));
    }

    @Test
    void theMarkBeginsOnTheNearestFoeAndShowsTheWayAndWhatBursts() {
        rat(4, 1);
        Scene scene = scene();
        assertThat(scene.text()).contains("@··r···", "·······").doesNotContain("*");
        scene.press("v");
        assertThat(scene.text()).contains("Where?", "rat", "@**r*··", "··***··");
        assertThat(scene.atCursor()).startsWith("r");
    }

    @Test
    void enterDoesItThere() {
        rat(3, 2);
        scene().press("v", "Enter");
        assertThat(game.world().turn()).isEqualTo(2);
    }

    @Test
    void anActionMayBeChosenFirstAndEscapeComesBackToTheChoice() {
        rat(3, 2);
        host.rules.choices = Map.of("spit", "Spit, 1 drop");
        Scene scene = scene().press("V");
        assertThat(scene.text()).contains("Hiss how?", "a Spit, 1 drop");
        assertThat(scene.press("a").text()).contains("Where?").doesNotContain("Hiss how?");
        assertThat(scene.press("Esc").text()).contains("Hiss how?");
        assertThat(scene.press("Esc").text()).doesNotContain("Hiss how?");
        assertThat(game.world().turn()).isEqualTo(1);
        scene.press("V", "a", "Enter");
        assertThat(game.world().turn()).isEqualTo(2);
        assertThat(scene.text()).doesNotContain("Hiss how?");
    }

    @Test
    void aKeyThatMeansNothingThereIsToldUntilTheNext() {
        rat(3, 2);
        Scene scene = scene().press("v", "i");
        assertThat(scene.text()).contains("Where?", "i means nothing here.");
        assertThat(scene.press("%").text()).contains("% means nothing here.").doesNotContain("i means");
        assertThat(scene.press("h").text()).contains("Where?").doesNotContain("means nothing");
        assertThat(game.world().turn()).isEqualTo(1);
    }

    @Test
    void whereThereIsNothingToChooseThatIsSaid() {
        assertThat(scene().press("V").text()).contains("You have no breath.");
    }

    @Test
    void whatIsTooFarIsRefusedWithASentence() {
        rat(5, 1);
        Scene scene = scene().press("v");
        assertThat(scene.atCursor()).as("no foe in reach").startsWith("@");
        scene.press("l", "l", "l", "l");
        assertThat(scene.atCursor()).startsWith("r");
        assertThat(scene.text()).contains("That is too far.");
        assertThat(scene.press("Enter").text()).contains("That is too far.");
        assertThat(game.world().turn()).isEqualTo(1);
    }

    @Test
    void tabChoosesAPlaceWhereThereIsNoFoe() {
        wish(new Effect.Lay("apple", new Point(3, 1), 1, Map.of()));
        Scene scene = scene().press("v");
        assertThat(scene.text()).contains("Nobody is in reach: move the mark, or Esc.");
        assertThat(scene.press("Tab").atCursor()).isNotEqualTo("@");
        assertThat(scene.text()).doesNotContain("Nobody is in reach");
        scene.press("Enter");
        assertThat(game.world().turn()).isEqualTo(2);
    }

    @Test
    void whatIsNotSeenIsRefusedWithASentence() {
        Scene scene = scene().press("v", "L");
        assertThat(scene.press("Enter").text()).contains("You cannot see that place.");
        assertThat(game.world().turn()).isEqualTo(1);
    }

    @Test
    void tabGoesFromFoeToFoeInReach() {
        rat(2, 2);
        rat(4, 1);
        rat(6, 1);
        Scene scene = scene().press("v");
        assertThat(scene.atLine()).as("the nearest").contains("r*");
        String nearest = scene.atCursor();
        assertThat(scene.press("Tab").atCursor()).isNotEqualTo(nearest);
        assertThat(scene.press("Tab").atCursor()).as("the third is too far").isEqualTo(nearest);
    }

    @Test
    void escCostsNothing() {
        rat(4, 1);
        assertThat(scene().press("v", "Esc").text()).doesNotContain("Where?");
        assertThat(game.world().turn()).isEqualTo(1);
    }

    @Test
    void theLastTargetIsKept() {
        rat(2, 2);
        rat(4, 1);
        Scene scene = scene().press("v", "Tab");
        String other = scene.atCursor();
        assertThat(scene.press("Enter", "v").atCursor()).isEqualTo(other);
    }

    @Test
    void oneKeyAimsTheSameAgain() {
        rat(4, 1);
        Scene scene = scene().press("v", "Enter", "f", "f");
        assertThat(scene.text()).doesNotContain("Where?");
        assertThat(game.world().turn()).isEqualTo(4);
    }

    @Test
    void theSameAgainStaysWithTheLastTarget() {
        rat(2, 2);
        Creature other = rat(4, 1);
        Scene scene = scene().press("v", "Tab", "Enter", "f", "v");
        assertThat(scene.atCursor()).startsWith("r");
        assertThat(scene.text()).contains("*r*");
        assertThat(other.at()).isEqualTo(new Point(4, 1));
    }

    @Test
    void theSameAgainTakesAsLongAsItTookToChoose() {
        MemoryHost slow = new MemoryHost();
        slow.rules.choosing = 1;
        Game rummage = Game.on(Level.drawn("#######\n#.....#\n#######", LEGEND), new Point(1, 1), 1, slow.rules, 5);
        Creature hero = rummage.world().hero();
        rummage.apply(List.of(
                new Effect.Give(Ref.to(hero), "wand", 1, Map.of()),
                new Effect.Spawn("rat", new Point(4, 1), Map.of())));
        Scene scene = Scene.of(new Play(slow, rummage)).press("z", "a", "Enter");
        assertThat(rummage.world().turn()).isEqualTo(3);
        assertThat(scene.press("f").text())
                .as("a wand is not used up by a habit")
                .contains("Where?");
        assertThat(rummage.world().turn()).isEqualTo(4);
        scene.press("f");
        assertThat(rummage.world().turn()).isEqualTo(5);
    }

    @Test
    void whatOneKeyAimsStandsThereWhileThereIsAFoe() {
        assertThat(scene().text()).doesNotContain("aims");
        rat(4, 1);
        assertThat(scene().press("v", "Esc").text())
                .as("whoever thought better of it")
                .doesNotContain("aims");
        assertThat(scene().press("v", "Enter").text()).contains("f aims spit");
    }

    @Test
    void whoseOwnAimWouldHurtHimSeesItFirst() {
        rat(2, 1);
        Scene scene = scene().press("v", "Enter");
        assertThat(game.world().turn()).isEqualTo(2);
        assertThat(scene.press("f").text()).contains("Where?");
        assertThat(game.world().turn()).isEqualTo(2);
    }

    @Test
    void whoIsBadlyHurtSeesTheMarkAndAimsByEnterOnly() {
        rat(4, 1);
        Scene scene = scene().press("v", "Enter");
        wish(new Effect.Damage(Ref.to(game.world().hero()), 7, Optional.empty(), "a fall"));
        assertThat(scene.press("f", "f", "f").text()).contains("Where?", "You are badly hurt: only Enter aims now.");
        assertThat(game.world().turn()).isEqualTo(2);
        scene.press("Enter");
        assertThat(game.world().turn()).isEqualTo(3);
    }

    @Test
    void whereNobodyIsInReachTheMarkIsShown() {
        rat(4, 1);
        Scene scene = scene().press("v", "Enter");
        wish(new Effect.Kill(
                Ref.to(game.world().stage().creatureAt(new Point(4, 1)).orElseThrow()), Optional.empty(), "a test"));
        rat(6, 1);
        assertThat(scene.press("f").text()).contains("Where?");
        assertThat(game.world().turn()).isEqualTo(2);
    }

    @Test
    void nobodyAndNothingToAimIsSaid() {
        assertThat(scene().press("f").text()).contains("There is no enemy in view.");
        Creature rat = rat(4, 1);
        assertThat(scene().press("f").text()).contains("You have nothing at hand to aim.");
        host.rules.disguised.add(rat.id());
        assertThat(scene().press("f").text())
                .as("whoever is disguised is not given away")
                .contains("There is no enemy in view.");
        assertThat(game.world().turn()).isEqualTo(1);
    }

    @Test
    void aCellThatRulesAskForIsChosenOnTheMap() {
        Creature rat = rat(3, 1);
        wish(new Effect.Aim("Burn what?", 3, 1, "spark"));
        Scene scene = scene().pause();
        assertThat(scene.text()).contains("Burn what?", "rat");
        scene.press("Enter");
        assertThat(host.rules.aimedAt).contains(rat.at());
        assertThat(scene.text()).doesNotContain("Burn what?");
        assertThat(game.world().turn()).as("no time passes").isEqualTo(1);
    }

    @Test
    void aCellThatRulesAskForMayBeLeft() {
        wish(new Effect.Aim("Burn what?", 3, 1, "spark"));
        Scene scene = scene().pause().press("Esc");
        assertThat(scene.pause().text()).doesNotContain("Burn what?");
        assertThat(game.world().offer()).isEmpty();
        assertThat(host.rules.aimedAt).isEmpty();
    }

    @Test
    void aFlashIsSeenForAMoment() {
        host.rules.atTurnEnd.add(new Effect.Flash(around(), "*", "warn"));
        Scene scene = scene().press(".");
        assertThat(scene.text()).contains("*");
        assertThat(scene.pause().text()).doesNotContain("*");
    }

    @Test
    void whoWantsNoFlashesSeesNone() {
        host.options.choose(Preference.FLASHES, "off");
        host.rules.atTurnEnd.add(new Effect.Flash(around(), "*", "warn"));
        assertThat(scene().press(".").text()).doesNotContain("*");
    }

    @Test
    void aKeyEndsAFlashAndDoesWhatItDoes() {
        host.rules.atTurnEnd.add(new Effect.Flash(around(), "*", "warn"));
        Scene scene = scene().press(".", ".");
        assertThat(scene.text()).doesNotContain("*");
        assertThat(game.world().turn()).isEqualTo(3);
    }

    @Test
    void nobodyWhoReadsAScreenWaitsForAFlash() {
        host.rules.atTurnEnd.add(new Effect.Flash(around(), "*", "warn"));
        assertThat(HeadlessScreen.screen(game, List.of(new Key(".")))).doesNotContain("*");
    }
}
