package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Explore;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.game.RuleFailure;
import gnaw.map.Direction;
import gnaw.save.OptionsFile;
import gnaw.save.ScoreLine;
import gnaw.save.Scores;
import gnaw.script.RulesThread;
import gnaw.script.ScriptError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class GameHostTest {
    @TempDir
    private Path data;

    @TempDir
    private Path mods;

    /** A command of nothing but the options. */
    @Command
    private static final class Options {
        @Mixin
        private ScriptOptions scripts;
    }

    /** What is done with a host. */
    private interface Stay<T> {
        T at(GameHost host) throws Exception;
    }

    @Test
    void aGameGoesOnExactlyWhereItWasKept() throws Exception {
        String neverStopped = with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            wander(game, 150);
            host.keep(game);
            wander(game, 150);
            return game.save().hash();
        });
        String continued = with(List.of(), host -> {
            Game game = host.resume();
            wander(game, 150);
            return game.save().hash();
        });
        assertThat(continued).isEqualTo(neverStopped);
    }

    @Test
    void theSeedOfTheCommandLineIsThatOfNewGames() throws Exception {
        Game game = with(List.of(), host -> host.begin(OptionalLong.empty()));
        assertThat(game.world().seed()).isEqualTo(7);
    }

    @Test
    void aGameGoesOnWithItsOwnModsAndSettings() throws Exception {
        mod("rain", "");
        with(List.of("--mods", "rain", "--setting", "rain.rate=3"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
            return host;
        });
        List<String> words = with(List.of(), host -> {
            assertThat(host.kept()).contains("depth 1, turn 1, with rain");
            host.resume();
            return host.rules().scripts().settingWords();
        });
        assertThat(words).containsExactly("rain.rate=3");
    }

    @Test
    void whatHasChangedInTheRulesSinceAGameWasKeptIsTold() throws Exception {
        mod("rain", "");
        mod("snow", "");
        with(List.of("--mods", "rain,snow"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
            return host;
        });
        assertThat(with(List.of(), GameHost::changesSinceKept)).isEmpty();
        mod("rain", "// drizzle");
        Path json = mods.resolve("snow").resolve("mod.json");
        Files.writeString(json, Files.readString(json).replace("1.0.0", "1.1.0"));
        assertThat(with(List.of(), GameHost::changesSinceKept))
                .isEqualTo(
                        "The rules have changed since this game was saved: rain was edited, snow 1.0.0 is now 1.1.0.");
    }

    @Test
    void aRuleThatFailsIsWrittenDownWithItsWholeCard() throws Exception {
        RuleFailure failure = new RuleFailure("rain/main.js:3:1", "It does not work.");
        with(List.of(), host -> {
            host.failed(failure);
            return host;
        });
        assertThat(Files.readString(data.resolve("faults.log"))).endsWith("  " + failure.card() + "\n\n");
    }

    @Test
    void withoutItsModAGameWaits() throws Exception {
        mod("rain", "");
        with(List.of("--mods", "rain"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
            return host;
        });
        Files.delete(mods.resolve("rain").resolve("mod.json"));
        assertThatThrownBy(() -> with(List.of(), GameHost::resume))
                .isInstanceOf(ScriptError.class)
                .message()
                .startsWith("The game was played with rain 1.0.0, and cannot go on without:\n"
                        + "There is no mod \"rain\".");
        assertThat(with(List.of(), GameHost::kept)).contains("depth 1, turn 1, with rain");
    }

    @Test
    void aGameCannotGoOnWhenItsThingsAreNoMore() throws Exception {
        mod("rain", "add(items, { hat: { name: \"hat\", glyph: \"^\", tone: \"text\" } });");
        with(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.wish(List.of(new Effect.Give(Ref.to(game.world().hero()), "rain:hat", 1, Map.of())));
            host.keep(game);
            return host;
        });
        mod("rain", "");
        assertThatThrownBy(() -> with(List.of(), GameHost::resume))
                .hasMessage(
                        "The game holds what the rules do not know: item \"rain:hat\". What has a new name is told in its"
                                + " mod.json under \"renamed\".");
    }

    @Test
    void theScoreIsWrittenAndTheGameGone() throws Exception {
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            game.wish(List.of(new Effect.Kill(Ref.to(game.world().hero()), Optional.empty(), "a test")));
            host.bury(game);
            return host;
        });
        ScoreLine line = new Scores(data).best(1).getFirst();
        assertThat(line.cause()).isEqualTo("a test");
        assertThat(line.seed()).isEqualTo(7);
        assertThat(with(List.of(), GameHost::kept)).isEmpty();
    }

    @Test
    void aGameThatWasMeddledWithKeepsItsMarkAndHasNoScore() throws Exception {
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.meddle(List.of(new Effect.Reveal(List.of())));
            host.keep(game);
            return host;
        });
        with(List.of(), host -> {
            Game game = host.resume();
            assertThat(game.world().isTouched()).isTrue();
            assertThat(host.reload(game).world().isTouched()).isTrue();
            Game reloaded = host.reload(game);
            reloaded.wish(List.of(new Effect.Kill(Ref.to(reloaded.world().hero()), Optional.empty(), "a test")));
            host.bury(reloaded);
            return host;
        });
        assertThat(new Scores(data).best(1)).isEmpty();
    }

    @Test
    void whatIsLeftOpenIsKept() throws Exception {
        with(List.of(), host -> {
            host.begin(OptionalLong.of(7)).act(Action.await());
            host.keepCurrent();
            return host;
        });
        assertThat(with(List.of(), GameHost::kept)).contains("depth 1, turn 2");
    }

    @Test
    void aGameIsKeptByItselfFromItsFirstTurnOnAndEveryTwentyTurns() throws Exception {
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            assertThat(keptAfter(host, game)).contains("depth 1, turn 1");
            await(game, 19);
            assertThat(keptAfter(host, game)).contains("depth 1, turn 1");
            await(game, 1);
            assertThat(keptAfter(host, game)).contains("depth 1, turn 21");
            await(game, 19);
            return assertThat(keptAfter(host, game)).contains("depth 1, turn 21");
        });
        with(List.of(), host -> {
            Game game = host.resume();
            await(game, 5);
            game.wish(List.of(new Effect.Leave(Ref.to(game.world().hero()), 2)));
            assertThat(game.world().depth()).isEqualTo(2);
            return assertThat(keptAfter(host, game)).contains("depth 2, turn 26");
        });
    }

    private static Optional<String> keptAfter(GameHost host, Game game) {
        assertThat(host.passed(game)).isEmpty();
        host.finishWriting();
        return host.kept();
    }

    private static void await(Game game, int turns) {
        for (int i = 0; i < turns; i++) {
            game.act(Action.await());
        }
    }

    @Test
    void aGameThatIsOverDoesNotComeBackByALateWrite() throws Exception {
        with(List.of(), host -> {
            for (int i = 0; i < 20; i++) {
                Game game = host.begin(OptionalLong.of(i));
                host.passed(game);
                game.wish(List.of(new Effect.Kill(Ref.to(game.world().hero()), Optional.empty(), "a test")));
                host.bury(game);
                host.passed(game);
                host.finishWriting();
                assertThat(host.kept()).isEmpty();
            }
            return host;
        });
    }

    @Test
    void aGameThatIsSavedIsNotReplacedByAnOlderState() throws Exception {
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.passed(game);
            await(game, 3);
            host.keep(game);
            host.finishWriting();
            return assertThat(host.kept()).contains("depth 1, turn 4");
        });
    }

    @Test
    void thatAGameCannotBeKeptByItselfIsToldOnceUntilItWorksAgain() throws Exception {
        Path saves = data.resolve("saves");
        Files.writeString(saves, "Here can be no folder.");
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            assertThat(troubleAfter(host, game)).hasValueSatisfying(told -> assertThat(told)
                    .startsWith("The game cannot be saved in " + saves.resolve("game.json") + ": "));
            await(game, 20);
            assertThat(troubleAfter(host, game)).isEmpty();
            Files.delete(saves);
            await(game, 20);
            assertThat(troubleAfter(host, game)).isEmpty();
            return assertThat(host.kept()).contains("depth 1, turn 41");
        });
    }

    private static Optional<String> troubleAfter(GameHost host, Game game) {
        host.passed(game);
        host.finishWriting();
        return host.passed(game);
    }

    @Test
    void whatIsSwitchedOnIsRememberedWithItsSettings() throws Exception {
        mod("rain", "");
        with(List.of(), host -> {
            host.shelf().set("rain", "rate", "3");
            return host.shelf().turn("rain", true);
        });
        with(List.of(), host -> assertThat(host.mods()).containsExactly("rain"));
        List<String> words = with(List.of(), host -> host.rules().scripts().settingWords());
        assertThat(words).containsExactly("rain.rate=3");
        with(List.of(), host -> host.shelf().turn("rain", false));
        assertThat(with(List.of(), GameHost::mods)).isEmpty();
    }

    @Test
    void theCommandLineOverrulesForThisRunOnly() throws Exception {
        mod("rain", "");
        mod("snow", "");
        with(List.of(), host -> host.shelf().turn("rain", true));
        with(List.of("--mods", "snow"), host -> {
            assertThat(host.mods()).containsExactly("snow");
            assertThat(host.shelf().notice()).isEqualTo("The command line chose snow: changes are for this run only.");
            return host.shelf().turn("snow", false);
        });
        assertThat(with(List.of("--safe"), GameHost::mods)).isEmpty();
        with(List.of(), host -> assertThat(host.mods()).containsExactly("rain"));
    }

    @Test
    void aModThatIsBrokenStaysOffAndTheOthersStayOn() throws Exception {
        mod("rain", "");
        mod("snow", "add(7);");
        with(List.of(), host -> {
            host.shelf().turn("rain", true);
            assertThatThrownBy(() -> host.shelf().turn("snow", true)).isInstanceOf(ScriptError.class);
            assertThat(host.mods()).containsExactly("rain");
            return host.begin(OptionalLong.of(7));
        });
        with(List.of(), host -> assertThat(host.mods()).containsExactly("rain"));
    }

    @Test
    void aModThatIsBrokenAtStartIsLeftOutUntilItIsMended() throws Exception {
        mod("rain", "");
        mod("snow", "");
        with(List.of(), host -> host.shelf().turn("rain", true) + host.shelf().turn("snow", true));
        mod("snow", "add(7);");
        with(List.of(), host -> {
            assertThat(host.shelf().trouble()).hasValueSatisfying(trouble -> {
                assertThat(trouble.mods()).containsExactly("snow");
                assertThat(trouble.text()).startsWith("snow/main.js:2:1  ");
            });
            host.shelf().leaveOut(List.of("snow"));
            assertThat(host.shelf().trouble()).isEmpty();
            assertThat(host.shelf().notice()).isEqualTo("Without snow for this run.");
            return assertThat(host.mods()).containsExactly("rain");
        });
        mod("snow", "");
        with(List.of(), host -> assertThat(host.mods()).containsExactly("rain", "snow"));
    }

    @Test
    void aSettingThatIsNoMoreIsForgotten() throws Exception {
        mod("rain", "");
        with(List.of(), host -> {
            host.shelf().turn("rain", true);
            assertThatThrownBy(() -> host.shelf().set("rain", "rate", "12"))
                    .hasMessage("\"12\" will not do: rate must be a number from 0 to 9.");
            host.shelf().set("rain", "rate", "3");
            return host;
        });
        Path json = mods.resolve("rain").resolve("mod.json");
        Files.writeString(json, Files.readString(json).replace("\"rate\"", "\"speed\""));
        List<String> words = with(List.of(), host -> host.rules().scripts().settingWords());
        assertThat(words).containsExactly("rain.speed=2");
    }

    @Test
    void aScriptThatWasSavedIsReadAgainAtTheTitle() throws Exception {
        mod("rain", "");
        with(List.of("--mods", "rain"), host -> {
            mod("rain", "add(items, { hat: { name: \"hat\", glyph: \"^\", tone: \"text\" } });");
            host.shelf().refresh();
            assertThat(host.rules().catalog().items()).containsKey("rain:hat");
            mod("rain", "add(7);");
            assertThatThrownBy(() -> host.shelf().refresh()).isInstanceOf(ScriptError.class);
            return assertThat(host.rules().catalog().items()).containsKey("rain:hat");
        });
    }

    private <T> T with(List<String> arguments, Stay<T> stay) throws Exception {
        return RulesThread.call("test", () -> {
            Options options = new Options();
            CommandLine line = new CommandLine(options);
            List<String> all = new ArrayList<>(List.of("--scripts", "../scripts", "--mods-dir", mods.toString()));
            all.addAll(arguments);
            line.parseArgs(all.toArray(String[]::new));
            try (GameHost host =
                    new GameHost(options.scripts, new OptionsFile(data), Optional.of(7L), data, new FaultLog(data))) {
                return stay.at(host);
            }
        });
    }

    /** So many steps: exploring, and walking into things now and then. */
    private static void wander(Game game, int steps) {
        for (int i = 0; i < steps && !game.isOver(); i++) {
            if (game.world().offer().isPresent()) {
                game.choose(game.world().offer().get().options().getFirst().id());
            } else if (i % 5 == 4) {
                game.act(new Action.Step(Direction.values()[i % 8]));
            } else {
                game.advance(new Explore(), i == 0);
            }
        }
    }

    private void mod(String id, String script) throws IOException {
        Files.createDirectories(mods.resolve(id));
        Files.writeString(mods.resolve(id).resolve("mod.json"), """
                {"id": "%s", "name": "%s", "description": "For a test.", "version": "1.0.0", "settings": {
                  "rate": {"type": "number", "min": 0, "max": 9, "default": 2, "text": "How fast."}}}""".formatted(id, id));
        Files.writeString(mods.resolve(id).resolve("main.js"), "import { add, items } from \"gnaw\";\n" + script);
    }
}
