package gnaw.mods.stomach;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Catalog.Tone;
import gnaw.game.Rules;
import gnaw.game.Status;
import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the traces do not tell: colours, stairs, the end, and Gnaw's own food and altars. */
@WithRules(mods = "stomach")
class StomachTest {
    @ParameterizedTest
    @CsvSource({
        "1202, Full, #00c000, ''",
        "1201, Normal, #a0a0a0, ''",
        "751, Hungry, #e0e000, ''",
        "301, Very Hungry, #e0e000, ''",
        "151, Famished, #ff8000, ''",
        "1, Starving, #000000, #ff8000"
    })
    void eachStateHasItsColours(double before, String word, String fore, String back, Hero hero, TestWorld world) {
        hero.with("fullness", before).waits();

        Status.Label label = world.game().description().status().labels().getFirst();
        assertThat(label.text()).isEqualTo(word);
        assertThat(world.game().world().catalog().tones().get(label.tone())).isEqualTo(new Tone(fore, back));
    }

    @Test
    void fromFullToNormalNothingIsSaidOrStopped(Hero hero, TestWorld world) {
        hero.with("fullness", 1201).waits();

        assertThat(hero).shows("Normal");
        assertThat(world).saidNothing().didNotInterrupt();
    }

    @Test
    void painStopsWhateverGoesOn(Hero hero, TestWorld world) {
        hero.with("fullness", 0).with("subHitPoints", -399).waits();

        assertThat(world).saidExactly("Player aches with hunger!").interrupted("Player aches with hunger!");
    }

    @Test
    void jerkyFillsAThirdOfARation(Hero hero) {
        hero.with("fullness", 500).eats("jerky");

        assertThat(hero).has("fullness", 500 + 250 - 1);
    }

    @Test
    void anAltarTakesFullness(TestWorld world) {
        world.draw("""
                ####
                #@_#
                ####""");
        world.hero().steps(E).does(new Action.UseTile("pray"));

        assertThat(world.hero()).has("fullness", 1500 - 200 - 2);
    }

    @Test
    void aHeroBeginsWithTheBodyOfTheFirstLevel(Hero hero) {
        assertThat(hero)
                .has("hitPoints", 30)
                .has("maxHitPoints", 30)
                .has("attack", (float) 4.8)
                .has("defense", (float) 2.4);
    }

    @Test
    void descendingTakesNoTime(Rules rules) {
        assertThat(rules.catalog().act("descend").time()).isZero();
    }

    @Test
    void theLastPageNamesWhatOneWasDefeatedBy(Hero hero, TestWorld world) {
        hero.with("hitPoints", 1).with("fullness", 0).with("subHitPoints", -399).waits();

        assertThat(hero).isDeadOf("starvation");
        assertThat(world).saidExactly("Player aches with hunger!", "Player dies!");
        assertThat(world.game().description().score().epitaph())
                .containsExactly(
                        "Defeated by: starvation",
                        "Level: 1",
                        "Experience: 0",
                        "Attack: 4.8",
                        "Defense: 2.4",
                        "Depth: 1",
                        "Turns: 1");
    }
}
