package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.LostKinds;
import gnaw.mod.ScriptError;
import gnaw.script.context.RulesThread;
import gnaw.script.context.Watchdogs;
import gnaw.script.source.LoadWarning;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game goes on under rules that were read again, or under the old ones when the new ones will not do. */
class ReloadTest {
    private static final String RULES = """
            import { add, change, creatures, rules, say, spawn } from "gnaw";
            add(rules.levelBegins, { company: (who) => [spawn("beast", who.at)] });
            add(rules.turnEnds, { thirst: (who, dice) => [change(who, "thirst", %d * dice.between(1, 100))] });
            """;

    @TempDir
    Path folder;

    private interface Play {
        void with(Game game, Written written) throws Exception;
    }

    private void play(Play play) throws Exception {
        Written written = new Written(folder).main(RULES.formatted(1));
        RulesThread.call("test", () -> {
            try (Rulebook rules = written.load()) {
                play.with(Game.begin(rules, 7), written);
            }
            return 0;
        });
    }

    private static double thirst(Game game) {
        return game.world().hero().meters().get("thirst");
    }

    @Test
    void theNewRulesHoldFromTheSameTurnWithTheSameDice() throws Exception {
        play((game, written) -> {
            game.act(Action.await());
            String before = game.save().hash();
            written.main(RULES.formatted(-1));
            Game reloaded = Reload.of(game, written.scripts()).game();
            assertThat(reloaded.save().hash()).isEqualTo(before);
            double thirst = thirst(reloaded);
            reloaded.act(Action.await());
            assertThat(thirst(reloaded)).isLessThan(thirst);
            assertThat(reloaded.world().turn()).isEqualTo(3);
        });
    }

    @Test
    void unchangedRulesGoOnAsIfNothingHadHappened() throws Exception {
        play((game, written) -> {
            try (Rulebook other = written.load()) {
                Game undisturbed = Game.begin(other, 7);
                Game reloaded = Reload.of(game, written.scripts()).game();
                for (int turn = 0; turn < 20; turn++) {
                    undisturbed.act(Action.await());
                    reloaded.act(Action.await());
                }
                assertThat(reloaded.save()).isEqualTo(undisturbed.save());
            }
        });
    }

    @Test
    void rulesThatCannotBeReadLeaveTheOldOnesInForce() throws Exception {
        play((game, written) -> {
            written.main("const x = = 3;\n");
            assertThatThrownBy(() -> Reload.of(game, written.scripts())).isInstanceOf(ScriptError.class);
            double thirst = thirst(game);
            game.act(Action.await());
            assertThat(thirst(game)).isGreaterThan(thirst);
        });
    }

    @Test
    void rulesThatDoNotKnowWhatLivesAreRefused() throws Exception {
        play((game, written) -> {
            written.main("import { creatures, meters, remove } from \"gnaw\";\nremove(creatures, \"beast\");\n"
                    + "remove(meters, \"thirst\");\n");
            assertThatThrownBy(() -> Reload.of(game, written.scripts()))
                    .isInstanceOf(LostKinds.class)
                    .hasMessage(
                            "The game holds what the rules do not know: creature \"beast\", meter \"thirst\". What has a new name is told in its mod.json under \"renamed\".");
            assertThat(game.act(Action.await()).tookTime()).isTrue();
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "const x = = 3;\n",
                "import { creatures, remove } from \"gnaw\";\nremove(creatures, \"beast\");\n"
            })
    void nobodyWatchesRulesThatWereNotTaken(String broken) throws Exception {
        play((game, written) -> {
            written.main(broken);
            Set<Thread> before = Watchdogs.threads();
            assertThatThrownBy(() -> Reload.of(game, written.scripts())).isInstanceOf(RuntimeException.class);
            Set<Thread> begun = Watchdogs.threads();
            begun.removeAll(before);
            for (Thread watchdog : begun) {
                assertThat(watchdog.join(Duration.ofSeconds(10))).as("it ends").isTrue();
            }
        });
    }

    @Test
    void whatHasANewNameIsFollowedBySavesAndByOtherMods() throws Exception {
        play((game, written) -> {
            written.mod("zoo", Map.of("beast", "wolf", "thirst", "dryness"), """
                    import { add, creatures, meters, remove } from "gnaw";
                    add(creatures, { wolf: { like: "beast", name: "wolf" } });
                    add(meters, { dryness: { start: 5, owner: "hero" } });
                    remove(meters, "thirst");
                    remove(creatures, "beast");
                    """)
                    .mod("zoom", """
                    import { amend, creatures } from "gnaw";
                    amend(creatures, { beast: { attack: 7 } });
                    """)
                    .main("");
            Game reloaded = Reload.of(game, written.scripts()).game();
            Rulebook rules = (Rulebook) reloaded.rules();
            assertThat(reloaded.world().stage().creatures()).extracting("kind").containsExactly("hero", "zoo:wolf");
            assertThat(reloaded.world().hero().meters().get("dryness")).isEqualTo(5);
            assertThat(rules.catalog().creatures().get("zoo:wolf").start()).containsEntry("attack", 7.0);
            assertThat(rules.warnings())
                    .extracting(LoadWarning::told)
                    .containsExactly("zoom/main.js:2:1 speaks of creatures.beast, which is called zoo:wolf now.");
        });
    }
}
