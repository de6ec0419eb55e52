package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Creature;
import gnaw.game.Depth;
import gnaw.game.Effect;
import gnaw.map.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Finding what was seen and going there, journeys that are interrupted, and the levels with the player's own notes. */
class FindingTest extends AtPlay {
    private Scene walked(Scene scene) {
        for (int i = 0; i < 300; i++) {
            scene.pause();
        }
        return scene;
    }

    private Point corner() {
        return free(steps -> steps > 6);
    }

    private Point free(IntPredicate isSoFar) {
        return game.world()
                .stage()
                .level()
                .points()
                .filter(at -> game.world().stage().isFree(at) && isSoFar.test(at.distance(hero.at())))
                .findFirst()
                .orElseThrow();
    }

    private Point layFarOff() {
        wish(new Effect.Reveal(List.of()));
        Point corner = corner();
        wish(new Effect.Lay("apple", corner, 3, Map.of()));
        return corner;
    }

    private Creature spawnFarOff() {
        Point corner = corner();
        wish(new Effect.Spawn("rat", corner, Map.of()));
        return game.world().stage().creatureAt(corner).orElseThrow();
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void allThatWasSeenStandsInAListTheNearestFirst(TerminalSize size) {
        layFarOff();
        wish(new Effect.Lay("wand", hero.at(), 1, Map.of()));
        Scene scene = Scene.of(new Play(host, game), size).press("G");
        assertThat(scene.text()).contains("All that you have seen", "/ wand", "% 3 apples", "> stairs down", "Search:");
        assertThat(scene.text()).as("how far, wherever there is room").contains("stairs down  ", " steps");
        assertThat(scene.atCursor()).as("the nearest").contains("wand");
    }

    @Test
    void whatIsTypedLeavesWhatContainsItAndEnterGoesThere() {
        Point apples = layFarOff();
        Scene scene = scene().press("G", "a", "p", "p");
        assertThat(scene.text()).contains("3 apples", "steps").doesNotContain("stairs");
        walked(scene.press("Enter"));
        assertThat(hero.at()).isEqualTo(apples);
    }

    @Test
    void whatLiesBesideTheHeroLiesOneStepAway() {
        wish(new Effect.Lay("apple", free(steps -> steps == 1), 3, Map.of()));
        assertThat(scene().press("G", "a", "p", "p").text()).contains("1 step").doesNotContain("1 steps");
    }

    @Test
    void whatNobodyHasSeenIsNotFound() {
        wish(new Effect.Lay("apple", corner(), 3, Map.of()));
        assertThat(scene().press("G", "a", "p", "p").text()).contains("There is nothing of that name.");
        assertThat(scene().press("G", "a", "p", "p", "Enter", "Backspace").text())
                .contains("Search: ap_");
    }

    @Test
    void whoeverStaysWhereHeWasSeenIsListedAndWalkedUpTo() {
        Creature rat = spawnFarOff();
        wish(new Effect.Reveal(List.of()));
        assertThat(scene().press("G", "r", "a", "t").text()).contains("There is nothing of that name.");
        host.rules.staying.add(rat.id());
        host.rules.sleepers.add(rat.id());
        Scene scene = scene().press("G", "r", "a", "t");
        assertThat(scene.text()).contains("r rat", "steps");
        for (scene.press("Enter"); !hero.at().isBeside(rat.at()); scene.press("'")) {
            walked(scene);
        }
        assertThat(scene.press("'").pause().text()).doesNotContain("You would not go there");
        assertThat(hero.at().isBeside(rat.at())).isTrue();
    }

    @Test
    void whoeverStaysWhereNobodyHasSeenHimIsNotFound() {
        host.rules.staying.add(spawnFarOff().id());
        assertThat(scene().press("G", "r", "a", "t").text()).contains("There is nothing of that name.");
    }

    @Test
    void whatLiesOnAnotherLevelIsReachedOverTheStairs() {
        Point apples = layFarOff();
        Scene scene = walked(scene().press(">")).press(">");
        assertThat(game.world().depth()).isEqualTo(2);
        assertThat(scene.press("G", "a", "p", "p").text()).contains("3 apples", "Depth 1");
        walked(scene.press("Enter"));
        assertThat(game.world().depth()).isEqualTo(1);
        assertThat(hero.at()).isEqualTo(apples);
    }

    @Test
    void overTheStairsNobodySetsOutUnderTheEyesOfAFoe() {
        layFarOff();
        Scene scene = walked(scene().press(">")).press(">");
        spawnRat();
        assertThat(scene.press("F9").text()).contains("F9");
        assertThat(scene.press("G", "a", "p", "p", "Enter").pause().text())
                .contains("Not while a rat watches.")
                .doesNotContain("F9");
        assertThat(game.world().depth()).isEqualTo(2);
    }

    @Test
    void norOnHisOwnLevel() {
        layFarOff();
        Scene scene = scene();
        spawnRat();
        Point before = hero.at();
        assertThat(scene.press("G", "a", "p", "p", "Enter").pause().text()).contains("Not while a rat watches.");
        assertThat(hero.at()).isEqualTo(before);
    }

    @Test
    void aJourneyThatWasWalkedToItsEndByHandIsOver() {
        Scene scene = scene();
        Point beside = free(steps -> steps == 1);
        wish(new Effect.Lay("apple", beside, 3, Map.of()));
        assertThat(scene.press("G", "a", "p", "p", "Enter", keyTowards(beside)).text())
                .contains("You stop.");
        scene.press(keyTowards(beside));
        assertThat(hero.at()).isEqualTo(beside);
        scene.press(keyTowards(free(steps -> steps == 1)));
        assertThat(scene.press("'").pause().text()).contains("You have no journey to go on with.");
        assertThat(hero.at()).isNotEqualTo(beside);
    }

    @Test
    void anInterruptedJourneyIsTakenUpAgainWithOneKey() {
        Point apples = layFarOff();
        Scene scene = scene().press("G", "a", "p", "p", "Enter").pause();
        host.rules.atTurnEnd.add(new Effect.Interrupt("Your stomach growls."));
        scene.pause();
        host.rules.atTurnEnd.clear();
        assertThat(scene.pause().text()).contains("Your stomach growls.");
        assertThat(hero.at()).isNotEqualTo(apples);
        walked(scene.press("'"));
        assertThat(hero.at()).isEqualTo(apples);
        assertThat(scene.press("'").text()).contains("You have no journey to go on with.");
    }

    @Test
    void theWayToTheStairsCanBeTakenUpAgainToo() {
        wish(new Effect.Reveal(List.of()));
        Scene scene = scene().press(">").pause().press("l");
        assertThat(scene.text()).contains("You stop.");
        walked(scene.press("'"));
        assertThat(game.world().stage().level().at(hero.at()).id()).isEqualTo("stairsDown");
    }

    @Test
    void theOverviewNamesLevelsAndKeepsNotes() {
        wish(new Effect.Reveal(List.of()));
        Scene scene = scene().press("X");
        assertThat(scene.text()).contains("The dungeon so far", "Depth 1 (here): stairs down");
        assertThat(scene.press("a", "n").text()).contains("Depth 1: your note; an empty one strikes it");
        scene.press("b", "e", "a", "r", "Enter");
        assertThat(host.notes).containsExactly(Map.entry(Depth.of(1), "bear"));
        assertThat(scene.press("X").text()).contains("– bear");
        scene.press("a", "n", "Enter");
        assertThat(host.notes).as("an empty note strikes it out").isEmpty();
    }

    @Test
    void aNoteThatCannotBeKeptIsToldWhy() {
        host.unkept = Optional.of("No space left on device.");
        assertThat(scene().press("X", "a", "n", "x", "Enter").text()).contains("No space left on device.");
    }

    @Test
    void fromTheOverviewOneGoesToAPlace() {
        wish(new Effect.Reveal(List.of()));
        Scene scene = scene().press("X", "a", "g");
        assertThat(scene.text()).contains("> stairs down");
        walked(scene.press("d", "o", "w", "n", "Enter"));
        assertThat(game.world().stage().level().at(hero.at()).id()).isEqualTo("stairsDown");
    }
}
