package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What rules cost is counted exactly, and for the rule that costs it. */
class ProfileTest {
    private static final String RULES = """
            import { add, rules } from "gnaw";
            add(rules.turnEnds, {
              idle: () => [],
              busy: () => {
                for (let i = 0; i < 10; i++) Math.abs(i);
                return [];
              },
              asks: (who, _, world) => {
                world.nameOf(who);
                return [];
              },
            });
            add(rules.nameOf, { names: () => "somebody" });
            """;

    @TempDir
    Path folder;

    private interface Look {
        void at(Rulebook rules, Game game) throws Exception;
    }

    private void look(Look look) throws Exception {
        RulesThread.call("test", () -> {
            try (Rulebook rules = new Written(folder).main(RULES).load()) {
                look.at(rules, Game.begin(rules, 7));
            }
            return 0;
        });
    }

    private static Profile.Row row(Profile profile, String rule) {
        return profile.rows().stream()
                .filter(row -> row.rule().equals(rule))
                .findFirst()
                .orElseThrow();
    }

    private static void play(Game game, int turns) {
        for (int turn = 0; turn < turns; turn++) {
            game.act(Action.await());
        }
    }

    @Test
    void callsAndStatementsAreThoseOfEachRule() throws Exception {
        look((rules, game) -> {
            try (Profile profile = rules.profile(true)) {
                play(game, 3);
                assertThat(row(profile, "turnEnds.idle")).satisfies(idle -> {
                    assertThat(idle.calls()).isEqualTo(3);
                    assertThat(idle.mod()).isEqualTo("base");
                    assertThat(idle.place()).isEqualTo("base/main.js:4");
                    assertThat(idle.time()).isPositive();
                });
                long idle = row(profile, "turnEnds.idle").statements();
                assertThat(row(profile, "turnEnds.busy").statements() - idle)
                        .as("of each of ten rounds the test, the body and the step; the start and the end")
                        .isEqualTo(3 * (10 * 3 + 2));
                assertThat(row(profile, "nameOf.names").calls()).isEqualTo(3);
                assertThat(row(profile, "nameOf.names").statements()).isEqualTo(idle);
                long busy = row(profile, "turnEnds.busy").statements();
                assertThat(profile.busiest(1)).isEqualTo(List.of(new Profile.Line("base/main.js:6", busy - 3)));
            }
        });
    }

    @Test
    void whatIsTakenIsCountedAnew() throws Exception {
        look((rules, game) -> {
            Profile profile = rules.profile(false);
            play(game, 2);
            assertThat(profile.take()).extracting(Profile.Row::rule).contains("turnEnds.idle");
            assertThat(profile.rows()).isEmpty();
            play(game, 1);
            assertThat(row(profile, "turnEnds.busy").calls()).isEqualTo(1);
            assertThat(row(profile, "turnEnds.busy").statements()).isZero();
            assertThat(row(profile, "turnEnds.busy").time()).isGreaterThan(Duration.ZERO);
            profile.close();
            play(game, 1);
            assertThat(row(profile, "turnEnds.busy").calls()).isEqualTo(1);
        });
    }

    @Test
    void whoLooksChangesNothing() throws Exception {
        look((rules, game) -> {
            play(game, 5);
            String unseen = game.save().hash();
            Game seen = Game.begin(rules, 7);
            try (Profile _ = rules.profile(true)) {
                play(seen, 5);
            }
            assertThat(seen.save().hash()).isEqualTo(unseen);
        });
    }
}
