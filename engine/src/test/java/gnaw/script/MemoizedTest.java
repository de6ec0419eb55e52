package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions that compute each answer once. */
class MemoizedTest {
    @TempDir
    Path folder;

    /** What is told in three turns, of rules or of their failures. */
    private List<String> told(String main) {
        try (Rulebook rules = new Written(folder)
                .main(
                        "import { add, give, memoized, rules, say, set, creatures, tiles } from \"gnaw\";\nlet reckoned = 0;\n"
                                + main)
                .load()) {
            Game game = Game.begin(rules, 1);
            return List.of(1, 2, 3).stream()
                    .flatMap(_ -> game.act(Action.await()).events().stream())
                    .flatMap(event -> switch (event) {
                        case Event.Said(var line) -> List.of(line.text()).stream();
                        case Event.RuleFailed(var failure) -> List.of(failure.getMessage()).stream();
                        default -> List.<String>of().stream();
                    })
                    .toList();
        }
    }

    @Test
    void ofTheSameArgumentIsReckonedOnce() {
        assertThat(told("""
                const twice = memoized((n) => { reckoned++; return 2 * n; });
                add(rules.turnEnds, { counting: (who, dice, world) => [say(`${twice(4)} and ${twice(world.turn % 2)} in ${reckoned}`)] });
                """)).hasSize(3).last().asString().endsWith("in 3");
    }

    @Test
    void aWordOrNothingIsAnArgumentToo() {
        assertThat(told("""
                const lettersOf = memoized((word) => { reckoned++; return word.length; });
                const kinds = memoized(() => { reckoned++; return Object.keys(creatures).length; });
                add(rules.turnEnds, { counting: () => [say(`${lettersOf("rat")} of ${kinds()} in ${reckoned}`)] });
                """)).containsExactly("3 of 2 in 2", "3 of 2 in 2", "3 of 2 in 2");
    }

    @Test
    void ofTwoArgumentsBothCount() {
        assertThat(told("""
                const sum = memoized((one, other) => { reckoned++; return `${one}${other}`; });
                add(rules.turnEnds, { counting: () => [say(`${sum(1, 2)} ${sum(1, "2")} ${sum(2, 1)} in ${reckoned}`)] });
                """)).containsExactly("12 12 21 in 3", "12 12 21 in 3", "12 12 21 in 3");
    }

    @Test
    void ofACreatureIsReckonedAnewOnceAFactHasChangedThatWasReadOfIt() {
        assertThat(told("""
                const isHurt = memoized((who, by) => { reckoned++; return who.maxHitPoints - who.hitPoints >= by; });
                add(rules.turnEnds, {
                  hurting: (who, dice, world) => (world.turn === 2 ? [set(who, "hitPoints", 1)] : []),
                  telling: { after: "hurting", answer: (who, dice, world) => [say(`${world.turn}: ${isHurt(who, 1)} ${isHurt(who, 90)} in ${reckoned}`)] },
                });
                """)).containsExactly("1: false false in 2", "2: true false in 4", "3: true false in 4");
    }

    @Test
    void aRuleThatCallsItIsAskedAnewAsWell() {
        assertThat(told("""
                const carried = memoized((who) => who.pack.map((item) => item.kind));
                add(rules.turnEnds, {
                  finding: (who, dice, world) => (world.turn === 2 ? [give(who, "stone")] : []),
                  telling: { after: "finding", answer: (who) => [say(`has ${carried(who).join()}`)] },
                });
                """)).containsExactly("has ", "has stone", "has stone");
    }

    @Test
    void whatIsAnotherThingAtAnotherMomentIsRefused() {
        assertThat(told("""
                const wayOf = memoized((action) => action.direction);
                add(rules.actionEnds, { going: (who, action) => [say(`${wayOf(action)}`)] });
                """)).hasSize(3).first().asString().isEqualTo("""
                        base/main.js:5:57  rule actionEnds.going
                          A memoized function takes numbers, words, creatures and things, but got facts of the type Action.
                          5 | add(rules.actionEnds, { going: (who, action) => [say(`${wayOf(action)}`)] });
                            |                                                         ^""");
    }

    @Test
    void nobodyChangesAnAnswerThatAllShare() {
        assertThat(told("""
                const kinds = memoized((depth) => [depth]);
                add(rules.turnEnds, { growing: () => [say(`${kinds(1).push(2)}`)] });
                """)).hasSize(3).first().asString().contains("growing");
        assertThat(told("""
                const things = memoized((who) => who.pack.filter((item) => item.kind === "stone"));
                add(rules.turnEnds, { growing: (who) => [say(`${things(who).push(2)}`)] });
                """)).hasSize(3).first().asString().contains("growing");
    }

    @Test
    void onlyAFunctionCanBeMemoized() {
        assertThatThrownBy(() -> told("memoized(3);")).hasMessage("""
                base/main.js:4:1  while the scripts were loaded
                  memoized wants a function, but got 3.
                  4 | memoized(3);
                    | ^""");
    }
}
