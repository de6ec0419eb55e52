package gnaw.testing;

import static gnaw.map.Direction.E;
import static gnaw.map.Direction.W;
import static gnaw.testing.Assertions.assertThat;
import static gnaw.testing.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.LostKinds;
import gnaw.map.Point;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Heroes and levels of tests: they do what they are told, and say so when they cannot. */
@WithRules
class TestWorldTest {
    private static final String BLURRED = """
            blurred/main.js:3:42  rule statusOf.blurred:gauge
              There is no fact "watre" here. Did you mean "water"?
              3 | const gauge = (who) => [{ text: "", bar: who.watre, max: 20 }];
                |                                          ^""";

    @Test
    void aDrawnLevelIsPlayedAsDrawn(TestWorld world) {
        world.draw("""
                ######
                #@!.r#
                ######""");
        world.hero().steps(E).picksUp();

        assertThat(world).saidExactly("Taken: a flask.");
        assertThat(world.hero()).isAt(2, 1).carries("flask", 1);
        assertThat(world.creatureAt(3, 1)).has("hitPoints", 4);
    }

    @Test
    void aLegendNamesWhatLooksAlike(TestWorld world) {
        assertThatThrownBy(() -> world.draw("#@m#"))
                .hasMessage("'m' may be mouse or mole. Say which in a legend beside the map:"
                        + " { \"m\": \"mouse\" } in JavaScript, Map.of('m', \"mouse\") in Java.");
        assertThat(world.draw("#@m#", Map.of('m', "mole")).creature("mole")).isAt(2, 0);
    }

    @Test
    void anActThatIsRefusedFails(Hero hero) {
        assertThatThrownBy(() -> hero.picksUp()).hasMessage("The hero cannot do that (pickUp): Nothing lies here.");
        assertThat(hero.refusalOf(new Action.Plain("rest"))).isEqualTo("You are well.");
        assertThatThrownBy(() -> hero.refusalOf(Action.await()))
                .hasMessage("The hero should not be able to do that (wait), but he is.");
    }

    @Test
    void whatRulesSeeCanBeAsserted(Hero hero, TestWorld world) {
        hero.with("water", 9);
        assertThat(world).holds("hero.water === 9 && rules.turnEnds.thirst !== undefined");
        assertThat(world).doesNotHold("hero.water > 9");
        assertThatThrownBy(() -> assertThat(world).doesNotHold("hero.water < 10"))
                .hasMessage("It should not be true that hero.water < 10, but it is.");
        assertThatThrownBy(() -> assertThat(world).holds("hero.watr < 10"))
                .hasMessage("There is no fact \"watr\" here. Did you mean \"water\"?");
    }

    @Test
    void aMeterHoldsNoNumberThatIsNone(Hero hero) {
        assertThatThrownBy(() -> hero.with("water", Double.NaN))
                .hasMessage("The meter \"water\" holds number, but got NaN.");
        assertThatThrownBy(() -> hero.with("water", Double.POSITIVE_INFINITY))
                .hasMessage("The meter \"water\" holds number, but got Infinity.");
    }

    @Test
    void theDeadCanDoNothing(Hero hero, TestWorld world) {
        hero.with("water", 1).waits();

        assertThat(hero).isDeadOf("thirst");
        assertThatThrownBy(hero::waits).hasMessage("The hero is dead of thirst and can do nothing (wait).");
        assertThat(world.turns(5)).isInTurn(1);
    }

    @Test
    @WithRules(mods = "moody")
    void whatIsAimedWantsATarget(Hero hero) {
        assertThatThrownBy(() -> hero.does("glare"))
                .hasMessage("The action glare is aimed, as its key asks in play: say at what.");
        assertThat(hero.does("glare", Optional.of(new Point(2, 1)))).isAt(3, 2);
    }

    @Test
    void theHelplessLieStillUntilTheirTurnsHavePassed(Hero hero, TestWorld world) {
        hero.does("pray").chooses("sleep").waits();

        assertThat(hero).isHelplessFor(3);
        assertThatThrownBy(() -> hero.steps(W))
                .hasMessage("The hero is helpless for 3 more turns and can do nothing (step): "
                        + "let them pass with world.turns(…).");
        world.turns(3);
        assertThat(hero.steps(W)).isAt(2, 2);
    }

    @Test
    void restingGoesOnUntilSomethingHappens(Hero hero, TestWorld world) {
        hero.with("hitPoints", 3).with("water", 8).rests();

        assertThat(world).isInTurn(4).interrupted("You are thirsty.");
    }

    @Test
    void whatIsNotThereIsToldWithTheNearestName(Hero hero, TestWorld world) {
        assertThatThrownBy(() -> hero.with("wtaer", 3))
                .hasMessage("There is no meter \"wtaer\". Did you mean \"water\"?");
        assertThatThrownBy(() -> hero.carrying("flsak", 1))
                .hasMessage("There is no kind of item \"flsak\". Did you mean \"flask\"?");
        assertThatThrownBy(() -> world.spawn("rta", 1, 1))
                .hasMessageStartingWith("There is no kind of creature \"rta\". Did you mean \"rat\"?");
    }

    @Test
    void assertionsPrintBothSides(Hero hero, TestWorld world) {
        hero.with("water", 6).waits();

        assertThatThrownBy(() -> assertThat(hero).has("water", 6))
                .hasMessage("The hero should have water 6, but has water 5.");
        assertThatThrownBy(() -> assertThat(hero).isDeadOf("thirst"))
                .hasMessage("The hero should be dead of thirst, but is alive.");
        assertThatThrownBy(() -> assertThat(hero).doesNotShow("Thirsty"))
                .hasMessage("The hero should have status without \"Thirsty\", but has status [Thirsty].");
        assertThatThrownBy(() -> assertThat(world).saidNothing())
                .hasMessage("The last act should have said exactly: nothing\nbut has said:\n  You are thirsty.");
    }

    @Test
    void aSavedWorldGoesOnAsItWas(Hero hero, TestWorld world) {
        world.with("tide", 4);
        hero.with("water", 9);
        world.saveAndLoad();

        assertThat(hero.waits()).has("water", 8);
        assertThat(world.meter("tide")).isEqualTo(4);
    }

    @Test
    void effectsComeTrueAsAtTheConsole(Hero hero, TestWorld world) {
        world.does("[set(hero, \"water\", 4), say(\"A well!\")]");

        assertThat(hero).has("water", 4);
        assertThat(world).said("A well!");
        assertThatThrownBy(() -> world.does("3"))
                .hasMessage("A rule answers a list of effects such as say(…) or damage(…), but one answered 3.");
    }

    @Test
    void aGameGoesOnUnderRulesThatWereReadAgain(Hero hero, TestWorld world) {
        hero.with("water", 9).waits();
        world.reload();
        assertThat(hero.waits()).has("water", 7);

        world.reload("broken");
        assertThat(world.failureOf(hero::waits)).contains("There is no fact \"watre\" here.");
    }

    @Test
    @WithRules(mods = "remembering")
    void aModsThingsCanBeCalledWithoutTheModsName(Hero hero, TestWorld world) {
        assertThat(hero.carrying("gourd", 2)).carries("gourd", 2).carries("remembering:gourd", 2);
        assertThatThrownBy(() -> world.reload("broken"))
                .isInstanceOf(LostKinds.class)
                .hasMessageContaining("remembering:gourd");
    }

    @Test
    void whatADeedCostsIsCounted(Hero hero, TestWorld world) {
        long cost = world.statements(hero::waits);

        assertThat(cost).isPositive();
        assertThat(world).spendsFewerThan(cost + 1, hero::waits);
        assertThatThrownBy(() -> assertThat(world).spendsFewerThan(cost, hero::waits))
                .hasMessage("It should take fewer than " + cost + " statements, but took " + cost + ".");
    }

    @Test
    void thePlayersScreenCanBeRead(Hero hero, TestWorld world) {
        world.draw("""
                #####
                #@.r#
                #####""");
        hero.with("water", 6).carrying("flask", 1).waits();

        assertThat(world.screen()).contains("#@r·#", "You are thirsty.", "Thirsty", "Depth 1  Turn 2");
        assertThat(world.screen("i")).contains("flask");
        assertThat(world.screen("i", "Esc")).doesNotContain("flask");
    }

    @Test
    @WithRules(mods = "broken")
    void aRuleThatFailsWhileKeysArePressedFailsTheTest(TestWorld world) {
        world.draw("#@.#");
        assertThat(world.failureOf(() -> world.screen("Right"))).isEqualTo("""
                broken/main.js:3:45  rule turnEnds.broken:leaking
                  There is no fact "watre" here. Did you mean "water"?
                  3 | const leaking = (who) => [set(who, "water", who.watre - 1)];
                    |                                             ^""");
    }

    @Test
    @WithRules(mods = "blurred")
    void aRuleThatFailsToTellWhatIsSeenFailsTheTestThatLooks(TestWorld world) {
        world.draw("#@.#");
        assertThat(world.failureOf(world::screen)).isEqualTo(BLURRED);
    }

    @Test
    @WithRules(mods = "blurred")
    void soDoesOneThatFailsToTellHowSomebodyIs(TestWorld world, Hero hero) {
        assertThat(world.failureOf(hero::words)).isEqualTo(BLURRED);
    }

    @Test
    @WithRules(mods = "broken")
    void aRuleThatFailsIsToldWhole(Hero hero, TestWorld world) {
        assertThat(world.failureOf(hero::waits)).isEqualTo("""
                broken/main.js:3:45  rule turnEnds.broken:leaking
                  There is no fact "watre" here. Did you mean "water"?
                  3 | const leaking = (who) => [set(who, "water", who.watre - 1)];
                    |                                             ^""");
    }
}
