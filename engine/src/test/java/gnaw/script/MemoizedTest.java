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

/** Functions that reckon each answer once. */
class MemoizedTest {
    @TempDir
    Path folder;

    /** What is told in three turns, of rules or of their failures. */
    private List<String> told(String main) {
        try (Rulebook rules = new Written(folder)
                .main("import { add, memoized, rules, say, creatures, tiles } from \"gnaw\";\nlet reckoned = 0;\n"
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
    void whatIsAnotherThingAtAnotherMomentIsRefused() {
        assertThat(told("""
                const wounds = memoized((who) => who.maxHitPoints - who.hitPoints);
                add(rules.turnEnds, { hurting: (who) => [say(`${wounds(who)}`)] });
                """)).hasSize(3).first().asString().isEqualTo("""
                        base/main.js:5:49  rule turnEnds.hurting
                          A memoized function takes a number or a word, but got {"id":1,"kind":"hero","isHero":true,"isItem":false,"at":{….
                          5 | add(rules.turnEnds, { hurting: (who) => [say(`${wounds(who)}`)] });
                            |                                                 ^""");
    }

    @Test
    void nobodyChangesAnAnswerThatAllShare() {
        assertThat(told("""
                const kinds = memoized((depth) => [depth]);
                add(rules.turnEnds, { growing: () => [say(`${kinds(1).push(2)}`)] });
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
