package gnaw.mods.zirconenergy;

import static gnaw.testing.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Item;
import gnaw.game.Rules;
import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.lab.trace.TraceRow;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.testing.Being;
import gnaw.testing.Golden;
import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Energy as Caves of Zircon has it, to the key press and the point. */
@WithRules(mods = "zircon-energy")
class ZirconEnergyTest {
    private static final String BAT_MEAT = "zircon-energy:bat-meat";

    /** What both tell of a key press. */
    private record Press(int number, double energy, boolean dead, String messages) {
        static Press of(TraceRow row) {
            return new Press(row.turn(), row.meter("energy"), !row.alive(), String.join(" | ", row.messages()));
        }

        static Press of(Golden row) {
            return new Press(
                    (int) row.number("key_press"), row.number("energy_after"), row.holds("dead"), row.text("messages"));
        }
    }

    static Stream<Named<List<Golden>>> scenarios() {
        return Golden.stories("zircon-energy/goldens/energy_trace.csv", "scenario").entrySet().stream()
                .map(scenario -> Named.of(scenario.getKey(), scenario.getValue()));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void energyFallsAsInTheOriginal(List<Golden> presses, Rules rules) {
        assertThat(Trace.run(rules, conditions(presses)).stream().map(Press::of))
                .containsExactlyElementsOf(presses.stream().map(Press::of).toList());
    }

    /** What he has before the first payment tells how a scenario begins: full, or with ten. */
    private static TraceOptions conditions(List<Golden> presses) {
        String[] meals = presses.stream()
                .filter(press -> press.holds("ate_before"))
                .map(press -> press.text("key_press") + ":eat:bat-meat")
                .toArray(String[]::new);
        TraceOptions waiting = TraceOptions.of(presses.size()).having(meals);
        return presses.getFirst().number("energy_after") == 8 ? waiting.set("energy=10", "maxEnergy=10") : waiting;
    }

    @Test
    void whoEatsNothingDiesAtTheFiveHundredthKeyPress(Rules rules) {
        assertThat(Trace.run(rules, TraceOptions.of(600))).hasSize(500);
    }

    @Test
    void anOddStoreEndsBelowNothing(TestWorld world, Hero hero) {
        hero.with("energy", 1).waits();
        assertThat(hero).has("energy", -1).isDeadOf("starvation");
    }

    @Test
    void aMealBeforeTheLastPaymentSaves(TestWorld world, Hero hero) {
        hero.with("energy", 2).eats(BAT_MEAT);
        assertThat(hero).has("energy", 752).isAlive();
        assertThat(world).isInTurn(1).saidExactly("You eat the Bat meat.");
    }

    @Test
    void havingNothingIsNoDeathUntilSomethingMustBePaid(Hero hero) {
        hero.with("energy", -5).eats(BAT_MEAT);
        assertThat(hero).has("energy", 745).isAlive();
    }

    @Test
    void theBodyStoresNoMoreThanItHolds(Hero hero) {
        hero.with("energy", 300).eats(BAT_MEAT);
        assertThat(hero).has("energy", 1000);
    }

    @Test
    void aMealOfTheBaseGameFeedsForAsManyTurns(Hero hero) {
        hero.with("energy", 10).eats("jerky");
        assertThat(hero).has("energy", 10 + 2 * 500 - 10);
    }

    @Test
    void aBumpIntoAWallCostsATurnToo(TestWorld world, Hero hero) {
        world.draw("""
                ###
                #@#
                ###""");
        hero.steps(Direction.N);
        assertThat(hero).has("energy", 998);
        assertThat(world).isInTurn(2);
    }

    @Test
    void lookingForStairsInVainCostsATurnToo(TestWorld world, Hero hero) {
        hero.does(new Action.UseTile("descend"));
        assertThat(hero).has("energy", 998);
        assertThat(world).isInTurn(2);
    }

    @Test
    void anAltarTakesEnergy(TestWorld world) {
        world.draw("""
                ####
                #@_#
                ####""");
        world.hero().steps(Direction.E).does(new Action.UseTile("pray"));

        assertThat(world.hero()).has("energy", 1000 - 800 - 2 * 2).has("attack", 3);
    }

    @Test
    @WithRules(mods = {"zircon-energy", "zircon-experience"})
    void nothingHealsUnderBothEither(TestWorld world, Hero hero) {
        hero.with("hitPoints", 5);
        world.turns(100);
        assertThat(hero).has("hitPoints", 5);
    }

    @Test
    void nothingHealsButGrowing(TestWorld world, Hero hero) {
        hero.with("hitPoints", 5);
        world.turns(100);
        assertThat(hero).has("hitPoints", 5);
        assertThat(hero.refusalOf(new Action.Plain("rest"))).isEqualTo("These caves give no rest that heals.");
    }

    @Test
    void everyBatDropsItsMeat(TestWorld world, Hero hero) {
        world.draw("""
                #####
                #@..#
                #####""");
        Being bat = world.spawn("bat", 2, 1);
        assertThat(bat).carries(BAT_MEAT, 1);
        bat.with("hitPoints", 0);
        assertThat(world.said()).contains("The bat drops the Bat meat.");
        assertThat(world.game().world().stage().itemsAt(new Point(2, 1)))
                .extracting(Item::kind)
                .contains(BAT_MEAT);
    }
}
