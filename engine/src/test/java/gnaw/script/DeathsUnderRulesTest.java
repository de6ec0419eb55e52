package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Ending;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who dies under rules, of what, and who is saved. */
class DeathsUnderRulesTest extends UnderRules {
    @Test
    void deathIsAskedOnceAndEndsTheQuestionForTheDead() throws Exception {
        List<String> said = play("""
                add(rules.turnEnds, {
                  harm: (who) => [damage(who, 99, { cause: "a test" })],
                  later: () => [say("never")],
                });
                add(rules.creatureDies, { last: (who, killer, cause) => [say(`dies of ${cause}`)] });
                """, game -> {
            List<String> lines = waits(game);
            assertThat(game.isOver()).isTrue();
            assertThat(game.world().ending().orElseThrow().cause()).isEqualTo("a test");
            return lines;
        });
        assertThat(said).containsExactly("dies of a test");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[kill(who, 'a word'), damage(who, 3, { cause: 'a stone' })]",
                "[damage(who, 3, { cause: 'a stone' }), kill(who, 'a word')]",
                "[kill(who), damage(who, 99, { cause: 'a word' })]",
                "[damage(who, 99, { cause: 'a word' }), kill(who)]",
            })
    void whatElseHurtsMakesACertainDeathNoLessCertain(String effects) throws Exception {
        Ending ending = play(
                "add(rules.turnEnds, { doom: (who) => %s });\nadd(rules.creatureDies, { amulet: (who) => [set(who, \"hitPoints\", 1)] });"
                        .formatted(effects),
                game -> {
                    waits(game);
                    return game.world().ending().orElseThrow();
                });
        assertThat(ending.cause()).isEqualTo("a word");
    }

    @Test
    void aRuleMaySaveTheDyingAndNoneAfterItIsAsked() throws Exception {
        List<String> said = play("""
                add(rules.turnEnds, { harm: (who) => [damage(who, 99)] });
                add(rules.creatureDies, {
                  gasp: () => [say("gasps")],
                  amulet: (who) => [set(who, "hitPoints", 1)],
                  last: () => [say("dies")],
                });
                """, game -> {
            List<String> lines = waits(game);
            assertThat(game.isOver()).isFalse();
            return lines;
        });
        assertThat(said).containsExactly("gasps");
    }

    @Test
    void theDeadAreOfferedNothing() throws Exception {
        watch("""
                add(rules.turnEnds, { gift: (who) => [offer({ title: "T", options: { a: { text: "A" } } }), kill(who, "envy")] });
                """, game -> {
            waits(game);
            assertThat(game.isOver()).isTrue();
            assertThat(game.world().offer()).isEmpty();
        });
    }
}
