package gnaw.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.dice.ImpossibleDie;
import gnaw.lab.LabMisuse;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hero in an empty room under the rules of a mod: thirst falls, sleep comes by dice, drinking helps, deaths make wiser. */
class TraceTest {
    private static final String DESERT = """
            import { act, actions, add, allow, change, damage, interrupt, items, meters, offer, refuse, rules, say, set, stun, verbs } from "gnaw";
            add(meters, { wisdom: { start: 0, owner: "hero" } });
            add(items, { flask: { name: "flask", glyph: "!" } });
            add(verbs, {
              sip: { menu: "Sip", time: 0, fits: (item) => item.kind === "desert:flask" },
              drink: { menu: "Drink", time: 0, choosing: 1, fits: (item) => item.kind === "desert:flask" },
            });
            add(actions, { rest: { time: 1, lasts: 4 } });
            add(rules.gameBegins, { dawn: (hero) => [set(hero, "wisdom", 1), say("The sun rises.")] });
            add(rules.mayDo, {
              shade: (who, action) => action.id === "rest" && who.foesInView.length > 0 ? refuse("They see you.") : allow("You lie down."),
            });
            add(rules.itemUsed, { drinking: (who) => [change(who, "thirst", 10), say("Cool water.")] });
            add(rules.creatureDies, { cry: { of: "others", answer: (victim) => [say("A cry!", { about: victim })] } });
            add(rules.creatureDies, { wiser: { of: "others", answer: (victim, killer) =>
              killer?.isHero ? [offer({ title: "Wiser!", options: {
                mind: { text: "Mind", effects: [change(killer, "wisdom", victim.attack)] },
                body: { text: "Body", effects: [change(killer, "maxHitPoints", 1)] },
              } })] : [] } });
            add(rules.turnEnds, {
              drying: (who) => [
                change(who, "thirst", -1),
                who.thirst === 2 ? [say("Your mouth is dry."), interrupt("dry")] : [],
                who.thirst <= 0 ? [damage(who, 2, { cause: "thirst" })] : [],
              ],
              dozing: (who, dice) => who.paralysed === 0 && dice.between(1, 100) <= 10 ? [say("You doze."), stun(who, 2)] : [],
            });
            add(rules.statusOf, { mouth: (who) => who.thirst <= 1 ? [{ text: "Dry", tone: "bad" }] : [] });
            """;
    private static final TraceOptions AWAKE = TraceOptions.of(3).rolling("desert", "100");

    @TempDir
    private static Path folder;

    private static Rulebook rules;

    @BeforeAll
    static void readTheRules() throws Exception {
        rules = RulesThread.call("desert", new Written(folder).main("").mod("desert", DESERT)::load);
    }

    @AfterAll
    static void closeTheRules() {
        rules.close();
    }

    @Test
    void eachTurnIsARow() throws Exception {
        assertThat(told(AWAKE))
                .containsExactly("1 wait thirst 4 [] 0 1 ", "2 wait thirst 3 [] 0 1 ", "3 wait thirst 2 [] 0 1 ");
    }

    @Test
    void whatTheRulesSayAndShowStandsInTheRow() throws Exception {
        assertThat(told(AWAKE.set("thirst=3")))
                .containsExactly(
                        "1 wait thirst 2 [] 0 1 ",
                        "2 wait thirst 1 [Dry] 1 1 Your mouth is dry.",
                        "3 wait thirst 0 [Dry] 0 1 ");
    }

    @Test
    void itEndsWithHisDeath() throws Exception {
        assertThat(told(AWAKE.set("thirst=1", "hitPoints=2")))
                .containsExactly("1 wait thirst 0 [Dry] 0 1 ", "2 wait thirst -1 [Dry] 0 0 ");
    }

    @Test
    void turnsAreCountedFromTheGivenOne() throws Exception {
        assertThat(told(AWAKE.from(9).having("10:hit:20")))
                .containsExactly("9 wait thirst 4 [] 0 1 ", "10  thirst 4 [] 0 0 ");
    }

    @Test
    void theHelplessDoNothingAndTheirTurnsGoOn() throws Exception {
        assertThat(told(TraceOptions.of(4).rolling("desert", "5,100,100")))
                .containsExactly(
                        "1 wait thirst 4 [] 0 1 You doze.",
                        "2  thirst 3 [] 0 1 ",
                        "3  thirst 2 [] 0 1 ",
                        "4 wait thirst 1 [Dry] 1 1 Your mouth is dry.");
    }

    @Test
    void whatHappensToHimHappensWhileHeLiesHelplessToo() throws Exception {
        TraceOptions dozing = TraceOptions.of(2).rolling("desert", "5");
        assertThat(told(dozing.having("2:meter:thirst+=7"))).last().isEqualTo("2  thirst 10 [] 0 1 ");
    }

    @Test
    void aFreeUseIsFollowedByTheTurnsWait() throws Exception {
        assertThat(told(AWAKE.having("2:sip:flask")))
                .containsExactly(
                        "1 wait thirst 4 [] 0 1 ",
                        "2 sip:flask thirst 13 [] 0 1 You lie down. | Cool water.",
                        "3 wait thirst 12 [] 0 1 ");
    }

    @Test
    void whereOpeningTheChoiceTakesTheTurnItPassesBeforeTheUse() throws Exception {
        assertThat(told(AWAKE.set("thirst=3").having("2:drink:flask")))
                .element(1)
                .isEqualTo(
                        "2 drink:flask thirst 11 [] 1 1 You lie down. | Your mouth is dry. | You lie down. | Cool water.");
    }

    @Test
    void heWhoDiesWhileHeChoosesDrinksNoMore() throws Exception {
        assertThat(told(AWAKE.set("thirst=1", "hitPoints=2").having("2:drink:flask")))
                .last()
                .isEqualTo("2 drink:flask thirst -1 [Dry] 0 0 You lie down.");
    }

    @Test
    void restGoesOnUntilARuleInterruptsIt() throws Exception {
        assertThat(told(AWAKE.set("thirst=3").having("1:rest")))
                .containsExactly(
                        "1 rest thirst 2 [] 0 1 You lie down.",
                        "2 rest thirst 1 [Dry] 1 1 Your mouth is dry.",
                        "3 wait thirst 0 [Dry] 0 1 ");
    }

    @Test
    void aRefusalTellsItsReasonAndTheTurnIsAWait() throws Exception {
        assertThat(told(AWAKE.watched().having("1:rest"))).first().isEqualTo("1 wait thirst 4 [] 0 1 They see you.");
    }

    @Test
    void aKillIsTheHerosOwn() throws Exception {
        List<TraceRow> rows = rows(AWAKE.choosing("mind").having("2:kill:25/8/4"));
        assertThat(rows).extracting(row -> row.meter("wisdom")).containsExactly(1.0, 9.0, 9.0);
    }

    @Test
    void anOfferIsLeftUntakenUnlessToldOtherwise() throws Exception {
        assertThat(rows(AWAKE.having("1:kill:25/8/4")))
                .last()
                .extracting(row -> row.meter("wisdom"))
                .isEqualTo(1.0);
    }

    @Test
    void nobodySeesTheDestroyedDie() throws Exception {
        assertThat(rows(AWAKE.having("1:kill:25/8/4")).getFirst().messages()).isEmpty();
    }

    @Test
    void impossibleDiceAreRefused() {
        assertThatThrownBy(() -> rows(TraceOptions.of(1).rolling("desert", "101")))
                .isInstanceOf(ImpossibleDie.class)
                .hasMessage("The loaded die shows 101, but what is drawn here is a whole number from 1 to 100.");
    }

    @Test
    void twoActionsDoNotFitIntoATurn() {
        assertMistake(
                AWAKE.having("2:wait", "2:rest"),
                "Turn 2 has two actions, \"wait\" and \"rest\"; only one fits into a turn.");
    }

    @Test
    void theHelplessCannotBeToldToAct() {
        assertMistake(
                TraceOptions.of(3).rolling("desert", "5").having("2:rest"),
                "In turn 2 the hero can do nothing, so he cannot do \"rest\".");
    }

    @Test
    void unknownNamesAreMistakes() {
        assertMistake(AWAKE.set("thrist=1"), "There is no meter \"thrist\". Did you mean \"thirst\"?");
        assertMistake(AWAKE.having("1:drnk:flask"), "There is no action \"drnk\". Did you mean \"desert:drink\"?");
        assertMistake(AWAKE.having("1:drink:falsk"), "There is no kind \"falsk\". Did you mean \"desert:flask\"?");
        assertMistake(
                AWAKE.having("1:kill:5/2/1").choosing("mnd"), "There is no option \"mnd\". Did you mean \"mind\"?");
        assertMistake(AWAKE.having("1:drink:stone"), "\"desert:drink\" does not fit stone.");
    }

    @Test
    void thereIsNothingToUseInTheRoom() {
        assertMistake(
                AWAKE.having("2:descend"), "Nothing in the room of a trace is there to \"descend\": it is empty.");
    }

    @Test
    void malformedDeedsAreMistakes() {
        assertMistake(AWAKE.having("2:hit:-5"), "\"hit:-5\" is no blow; one looks like hit:5.");
        assertMistake(AWAKE.having("rest"), "\"rest\" does not begin with a turn; a step looks like 30:rest.");
        assertMistake(AWAKE.having("1:hit:much"), "\"much\" in \"hit:much\" is no number.");
        assertMistake(
                AWAKE.having("1:kill:5"),
                "\"kill:5\" is no kill; one looks like kill:25/8/4, maximum life, attack and defence.");
        assertMistake(
                AWAKE.having("1:meter:thirst"),
                "\"meter:thirst\" is no change of a meter; one looks like meter:sight=5 or meter:sight+=1.");
        assertMistake(AWAKE.from(5).having("4:wait"), "\"4:wait\" comes too early: the first turn is 5.");
        assertMistake(AWAKE.set("thirst"), "\"thirst\" sets no meter; a setting looks like sight=5.");
    }

    private void assertMistake(TraceOptions options, String sentence) {
        assertThatThrownBy(() -> rows(options)).isInstanceOf(LabMisuse.class).hasMessage(sentence);
    }

    private List<String> told(TraceOptions options) throws Exception {
        return rows(options).stream().map(TraceTest::told).toList();
    }

    private static String told(TraceRow row) {
        return row.turn() + " " + row.action() + " thirst " + Math.round(row.meter("thirst")) + " " + row.status() + " "
                + (row.interrupted() ? 1 : 0) + " " + (row.alive() ? 1 : 0) + " " + String.join(" | ", row.messages());
    }

    private List<TraceRow> rows(TraceOptions options) throws Exception {
        return RulesThread.call("trace", () -> Trace.run(rules, options));
    }
}
