package gnaw.script;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Line;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
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

    private static final String BREEDING = """
            import { add, creatures, isA, rules, say, spawn } from "gnaw";
            add(creatures, { goat: { like: "beast", name: "%1$s goat" } });
            add(rules.actionEnds, { breeding: (who, _action, _dice, world) => [
              spawn("goat", who.at),
              say(`%1$s: ${world.creatures.filter((one) => isA(one, "goat")).map((one) => one.name).join(", ")}`),
            ] });
            """;

    private Written twoGoats() throws Exception {
        return new Written(folder)
                .main("")
                .mod("farm", BREEDING.formatted("farm"))
                .mod("zoo", BREEDING.formatted("zoo"));
    }

    @Test
    void aModMeansItsOwnWhereAnotherHasOneOfTheSameName() throws Exception {
        List<String> said = twoGoats().with(rules -> {
            Game game = Game.begin(rules, 11);
            game.act(Action.await());
            game.act(Action.await());
            return game.world().log().stream().map(Line::text).toList();
        });

        assertThat(said).contains("farm: farm goat", "zoo: zoo goat");
    }

    @Test
    void whoeverHasNoneOfItsOwnMustSayWhich() throws Exception {
        List<String> told = twoGoats().mod("wolves", """
                        import { add, isA, rules } from "gnaw";
                        add(rules.actionEnds, { hunting: (who) => (isA(who, "goat") ? [] : []) });
                        """).with(rules -> {
            Game game = Game.begin(rules, 11);
            return game.act(Action.await()).events().stream()
                    .flatMap(event -> event instanceof Event.RuleFailed failed
                            ? Stream.of(failed.failure().getMessage())
                            : Stream.empty())
                    .toList();
        });

        assertThat(told)
                .singleElement(as(STRING))
                .startsWith("wolves/main.js:2:44")
                .contains("There is no kind \"goat\". It may be farm:goat or zoo:goat: say which.");
    }
}
