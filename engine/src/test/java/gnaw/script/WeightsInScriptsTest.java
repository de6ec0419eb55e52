package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Weights that dice pick from: what nobody can change is read once, and whatever can change each time. */
class WeightsInScriptsTest {
    @TempDir
    Path folder;

    /** What is told in three turns, of what is picked from the weights. */
    private List<String> picked(String weights) {
        try (Rulebook rules = new Written(folder).main("""
                        import { add, rules, say } from "gnaw";
                        let turn = 0;
                        %s
                        add(rules.turnEnds, { picking: (who, dice) => { turn++; return [say(dice.pick(weights()))]; } });
                        """.formatted(weights)).load()) {
            Game game = Game.begin(rules, 1);
            return List.of(1, 2, 3).stream()
                    .flatMap(_ -> game.act(Action.await()).events().stream())
                    .flatMap(event -> event instanceof Event.Said(var line)
                            ? List.of(line.text()).stream()
                            : List.<String>of().stream())
                    .toList();
        }
    }

    @Test
    void frozenOnesStayAsTheyAre() {
        assertThat(picked("const frozen = Object.freeze({ rat: 0, cat: 1 }); const weights = () => frozen;"))
                .containsExactly("cat", "cat", "cat");
    }

    @Test
    void thoseOfTwoObjectsAreTwo() {
        assertThat(picked("""
                const two = [Object.freeze({ rat: 1, cat: 0 }), Object.freeze({ rat: 0, cat: 1 })];
                const weights = () => two[turn % 2];
                """)).containsExactly("cat", "rat", "cat");
    }

    @Test
    void thoseThatChangeAreReadAnew() {
        assertThat(
                        picked(
                                "const open = {}; const weights = () => { open.rat = turn % 2; open.cat = 1 - open.rat; return open; };"))
                .containsExactly("rat", "cat", "rat");
    }

    @Test
    void thoseThatAreReckonedWhenTheyAreReadAreReadAnew() {
        assertThat(picked("""
                const reckoned = Object.freeze({ get rat() { return turn % 2; }, get cat() { return 1 - turn % 2; } });
                const weights = () => reckoned;
                """)).containsExactly("rat", "cat", "rat");
    }
}
