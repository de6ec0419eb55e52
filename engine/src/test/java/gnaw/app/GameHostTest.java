package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.Oddity;
import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.game.RuleFailure;
import gnaw.game.errand.Explore;
import gnaw.map.Direction;
import gnaw.mod.ScriptError;
import gnaw.save.ScoreLine;
import gnaw.save.Scores;
import gnaw.save.UnwritableSave;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** The games of a player: kept, continued and buried. */
class GameHostTest extends Lodging {
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
    void whereTheLatestGameIsDamagedTheOneBeforeGoesOn() throws Exception {
        Path file = data.resolve("saves/game.json");
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            await(game, 1);
            host.keep(game);
            return host;
        });
        Files.writeString(file, Files.readString(file).replace("0.0", "0*0"));
        with(List.of(), host -> {
            assertThat(host.takeLosses()).isEmpty();
            assertThat(host.kept()).contains("depth 1, turn 1");
            assertThat(host.takeLosses())
                    .containsExactly(
                            "The saved game " + file + " is damaged. It now lies in game.unreadable-1.json, and"
                                    + " the game saved before it is in its place.");
            assertThat(host.takeLosses()).isEmpty();
            return assertThat(host.resume().world().turn()).isEqualTo(1);
        });
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
    void whatLiesInAModsFolderDoesNotDecideWhetherAGameIsKept() throws Exception {
        mod("rain", "");
        with(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            Oddity.all(mods.resolve("rain"), ".js");
            assertThat(host.passed(game)).isEmpty();
            host.finishWriting();
            assertThat(host.passed(game)).isEmpty();
            assertThat(host.kept()).contains("depth 1, turn 1");
            host.crashed(new IllegalStateException("A fault of the engine's own."));
            host.keep(game);
            return host;
        });
        assertThat(with(List.of(), GameHost::changesSinceKept)).isEmpty();
    }

    @Test
    void aGameIsKeptWithTheScriptsThatWereLoadedAlsoIfTheyAreEditedMeanwhile() throws Exception {
        mod("rain", "");
        with(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            mod("rain", "// drizzle");
            host.keep(game);
            return host;
        });
        assertThat(with(List.of(), GameHost::changesSinceKept))
                .isEqualTo("The rules have changed since this game was saved: rain was edited.");
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
    void aRuleThatFailsTellsHowTheGameIsPlayedAgain() throws Exception {
        RuleFailure failure = new RuleFailure("rain/main.js:3:1", "It does not work.");
        RuleFailure told = with(List.of(), host -> {
            host.begin(OptionalLong.of(7));
            return host.failed(failure);
        });
        assertThat(told.card()).startsWith(failure.card() + "\n  again     ./gnaw replay ");
        Path replay = Path.of(told.moment().again().replace("./gnaw replay ", ""));
        assertThat(replay).isRegularFile();
        assertThat(Files.readString(data.resolve("faults.log"))).endsWith("  " + told.card() + "\n\n");
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
            game.apply(List.of(new Effect.Give(Ref.to(game.world().hero()), "rain:hat", 1, Map.of())));
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
            kill(game);
            host.bury(game);
            return host;
        });
        ScoreLine line = new Scores(data).best(1).getFirst();
        assertThat(line.cause()).isEqualTo("a test");
        assertThat(line.seed()).isEqualTo(7);
        assertThat(with(List.of(), GameHost::kept)).isEmpty();
    }

    @Test
    void whoseScoreCannotBeWrittenStaysDead() throws Exception {
        Path list = Files.createDirectory(data.resolve("scores.jsonl"));
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.passed(game);
            kill(game);
            assertThat(host.bury(game))
                    .contains("The score cannot be written to " + list
                            + ": Is a directory. It is tried again until another game begins.");
            return assertThat(host.kept()).isEmpty();
        });
        Files.delete(list);
        assertThat(with(List.of(), GameHost::kept)).isEmpty();
        assertThat(new Scores(data).best(9)).extracting(ScoreLine::cause).containsExactly("a test");
    }

    @Test
    void aWindowThatIsClosedAtTheMomentOfDeathKeepsNobodyAlive() throws Exception {
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.passed(game);
            kill(game);
            host.keepCurrent();
            return host;
        });
        assertThat(with(List.of(), GameHost::kept)).isEmpty();
        assertThat(new Scores(data).best(9)).extracting(ScoreLine::cause).containsExactly("a test");
    }

    private static void kill(Game game) {
        game.apply(List.of(new Effect.Kill(Ref.to(game.world().hero()), Optional.empty(), "a test")));
    }

    @Test
    void aGameThatWasMeddledWithKeepsItsMarkAndHasNoScore() throws Exception {
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.cheat(List.of(new Effect.Reveal(List.of())));
            host.keep(game);
            return host;
        });
        with(List.of(), host -> {
            Game game = host.resume();
            assertThat(game.world().isTouched()).isTrue();
            assertThat(host.reload(game).world().isTouched()).isTrue();
            Game reloaded = host.reload(game);
            kill(reloaded);
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
    void aGameThatCannotBeKeptSaysSoAndGoesOnUntilItCan() throws Exception {
        Path saves = Files.writeString(data.resolve("saves"), "Here can be no folder.");
        String why = "The game cannot be saved in " + saves.resolve("game.json") + ": " + saves + " is no folder";
        with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            assertThat(host.unkept()).isEmpty();
            assertThat(host.keep(game)).contains(why);
            assertThat(host.unkept()).contains(why);
            assertThat(host.crashed(new IllegalStateException("a fault"))).contains(why);
            assertThatThrownBy(host::keepCurrent)
                    .isInstanceOf(UnwritableSave.class)
                    .hasMessage(why);
            Files.delete(saves);
            assertThat(host.crashed(new IllegalStateException("a fault"))).isEmpty();
            assertThat(host.unkept()).isEmpty();
            assertThat(host.kept()).contains("depth 1, turn 1");
            return assertThat(host.keep(game)).isEmpty();
        });
    }

    @Test
    void ofTwoWhoPlayOnlyTheFirstHasAGameAndWritesIt() throws Exception {
        with(List.of(), first -> {
            Game game = first.begin(OptionalLong.of(7));
            first.passed(game);
            first.finishWriting();
            Game own = with(List.of(), second -> {
                assertThat(second.elsewhere())
                        .contains(Long.toString(ProcessHandle.current().pid()));
                assertThat(second.kept()).isEmpty();
                Game other = second.begin(OptionalLong.of(9));
                assertThat(second.passed(other)).isEmpty();
                second.finishWriting();
                String why = "The game cannot be saved in " + data.resolve("saves/game.json")
                        + ": it is being played in another window";
                assertThat(second.unkept()).contains(why);
                assertThat(second.keep(other)).contains(why);
                kill(other);
                assertThat(second.bury(other))
                        .contains("The end of the game cannot be written down: it is being played in another window.");
                return game;
            });
            assertThat(first.elsewhere()).isEmpty();
            assertThat(first.kept()).contains("depth 1, turn 1");
            return first.keep(own);
        });
        assertThat(with(List.of(), GameHost::resume).world().seed()).isEqualTo(7);
        assertThat(new Scores(data).best(9)).isEmpty();
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
}
