package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Functions around others that forget to answer. */
class LostAnswersTest {
    @Test
    void aWrapThatAnswersNothingIsToldAtItsPlace() {
        String script = "wrap(melee, \"addedDamage\", (added) => (attacker) => {\n  added(attacker) + 1;\n});\n";
        assertThat(LostAnswers.check("mine/main.js", script))
                .containsExactly(Finding.error(
                        "mine/main.js:1:53",
                        "What is wrapped answers nothing any more. Is return missing behind these braces?"));
    }

    @Test
    void aFunctionInACellThatAnswersNothingIsToldAtItsPlace() {
        String script =
                "add(statuses, {\n  sick: { eachTurn: (who) => { who.sick > 2 ? [say(\"Ow.\")] : []; } },\n});\n";
        assertThat(LostAnswers.check("mine/main.js", script))
                .containsExactly(Finding.error(
                        "mine/main.js:2:30", "This function answers nothing. Is return missing behind its brace?"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wrap(melee, \"addedDamage\", (added) => { (attacker) => added(attacker) + 1; });",
                "wrap(rules.turnEnds, \"digesting\", (digesting) => (who, dice) => { digesting(who, dice); });",
                "add(rules.turnEnds, { rest: (who, dice = (1, 2)) => { say(who.name); } });",
                "amend(minds, { shy: { hunt: who => { act.wait(); } } });",
                "table(\"songs\", { lament: { sung: { of: \"others\", answer: () => {} } } });",
                "wrap(experience, \"toReach\", toReach => level => { const so = toReach(level) * 2; });",
            })
    void soItIsWhereverReturnIsMissing(String script) {
        assertThat(LostAnswers.check("mine/main.js", script)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wrap(melee, \"addedDamage\", (added) => (attacker) => added(attacker) + 1);",
                "wrap(melee, \"addedDamage\", (added) => (attacker) => { return added(attacker) + 1; });",
                "wrap(melee, \"addedDamage\", (added) => { return (attacker) => added(attacker) + 1; });",
                "wrap(melee, \"addedDamage\", (added) => (attacker) => ({ ...added(attacker) }));",
                "wrap(melee, \"addedDamage\", (added) => (who) => { throw new Error(\"Never.\"); });",
                "wrap(rules.turnEnds, \"all\", (all) => (who) => [who.pack.forEach((item) => { log(item.name); }), all(who)]);",
                "text.wrap((line) => { log(line); });",
                "add(rules.turnEnds, { rest: (who) => { if (who.isHero) return []; throw new Error(\"Never.\"); } });",
                "add(rules.turnEnds, { rest: (who) => who.pack.map((item) => { log(item.name); }) });",
                "heroes.add({ rest: (who) => { say(who.name); } });",
            })
    void whatAnswersIsNone(String script) {
        assertThat(LostAnswers.check("mine/main.js", script)).isEmpty();
    }
}
