package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LostEffectsTest {
    private static final String IMPORTS =
            "import { add, damage, say, rules } from \"gnaw\";\nimport { told } from \"base/rules/words.js\";\n";

    @Test
    void anEffectThatIsNotAnsweredIsToldAtItsPlace() {
        assertThat(LostEffects.check(
                        "mine/main.js", IMPORTS + "const hurt = (who) => {\n  damage(who, 1);\n  return [];\n};"))
                .containsExactly(
                        Finding.error(
                                "mine/main.js:4:3",
                                "damage(…) only makes an effect, and this one is lost: what a rule answers comes true, so return it in the list."));
    }

    @Test
    void soIsAMove() {
        assertThat(LostEffects.check("mine/main.js", "const hunts = (who, foe, sight) => {\n  sight.towards(foe);\n};"))
                .containsExactly(
                        Finding.error(
                                "mine/main.js:2:3",
                                "sight.towards(…) only says what to do, and this is lost: whoever thinks does what is answered, so return it."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"one", "(one)", "(one, place)", "({ id })"})
    void whatForEachIsGivenIsLost(String parameters) {
        assertThat(LostEffects.check(
                        "mine/main.js",
                        IMPORTS + "const hurt = (who) => {\n  who.neighbours.forEach(" + parameters
                                + " => damage(who, 1));\n  return [];\n};"))
                .singleElement()
                .asString()
                .endsWith(
                        "damage(…) only makes an effect, and this one is lost: what a rule answers comes true, so return it in the list, and use map in place of forEach.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "const a = (who) => { if (who.isHero) damage(who, 1); return []; };",
                "const a = (who) => { damage(who, 1) };",
                "const a = (who) => { if (who.isHero) return []; [damage(who, 1)]; };",
                "const a = (who) => {\n  [say(\"Deep.\"), damage(who, 1)]\n}",
                "const a = (who) => { who.pack.forEach((item) => { say(item.name); }); };",
                "const a = (who) => {\n  damage(who, (1 + 2) * 3)\n  return [say(\"Hm.\")]\n};",
                "const a = (who, foe, sight) => { if (who.hurts) act.wait(); return sight.awayFrom(foe); };",
            })
    void soItIsWhereverItIsAStatement(String script) {
        assertThat(LostEffects.check("mine/main.js", IMPORTS + script)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "const a = (who) => { return damage(who, 1); };",
                "const a = (who) => damage(who, 1);",
                "const a = (who) => [damage(who, 1), say(\"Hm.\")];",
                "const a = (who) => { const hurt = damage(who, 1); return [hurt]; };",
                "const a = (who) => (who.isHero ? damage(who, 1) : say(\"Hm.\"));",
                "const a = { damage(who) { return 1; } };",
                "const a = { say: 1 }; const b = { damage: (who) => [] };",
                "const heal = (who) => 1; const a = (who) => { heal(who); };",
                "const a = (who) => { told.say(who); };",
                "const a = (who, foe, sight) => { const step = sight.towards(foe); return step ?? act.wait(); };",
                "const a = (who) => { hero.act.wait(); };",
                "const a = (who) => who.pack.map((item) => say(item.name));",
                "const a = (who) => { const all = []; who.pack.forEach((item) => all.push(say(item.name))); return all; };",
            })
    void anEffectThatIsAnsweredOrNoneIsNone(String script) {
        assertThat(LostEffects.check("mine/main.js", IMPORTS + script)).isEmpty();
    }
}
