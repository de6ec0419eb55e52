package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names without their mod's, as rules ask for them in every turn. */
class ShortNamesTest {
    @TempDir
    Path folder;

    /** What the second turn takes in which a goat is asked for, among so many; the first may look around. */
    private long statements(String asking, int goats) throws Exception {
        return new Written(folder.resolve(String.valueOf(goats)))
                .main("")
                .mod("farm", """
                        import { add, creatures, idOf, isA, rules } from "gnaw";
                        const goat = { like: "beast", name: "goat" };
                        add(creatures, Object.fromEntries(Array.from({ length: %d }, (_, n) => [`goat${n}`, goat])));
                        add(rules.actionEnds, { asking: (who) => (%s ? [] : []) });
                        """.formatted(goats, asking))
                .with(rules -> {
                    Game game = Game.begin(rules, 11);
                    game.act(Action.await());
                    try (Profile profile = rules.profile(true)) {
                        game.act(Action.await());
                        return profile.rows().stream()
                                .filter(row -> row.rule().equals("actionEnds.farm:asking"))
                                .findFirst()
                                .orElseThrow()
                                .statements();
                    }
                });
    }

    @Test
    void costAsMuchAmongManyRowsAsAmongFew() throws Exception {
        for (String asking : new String[] {"isA(who, \"goat0\")", "idOf(creatures, \"goat0\")"}) {
            assertThat(statements(asking, 300)).isPositive().isEqualTo(statements(asking, 1));
        }
    }
}
