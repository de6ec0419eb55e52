package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Depth;
import gnaw.game.Game;
import gnaw.game.RuleFailure;
import gnaw.game.errand.Explore;
import gnaw.map.Direction;
import gnaw.save.Scores;
import gnaw.save.UnwritableSave;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The games of a player: kept and continued. */
class GameHostTest extends WithGameHost {
    @Test
    void aGameGoesOnExactlyWhereItWasKept() throws Exception {
        String neverStopped = with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(6));
            wander(game, 150);
            host.keep(game);
            wander(game, 150);
            assertThat(game.isOver()).isFalse();
            return game.save().hash();
        });
        String continued = with(List.of(), host -> {
            Game game = resume(host);
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
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            await(game, 1);
            host.keep(game);
        });
        Files.writeString(file, Files.readString(file).replace("0.0", "0*0"));
        visit(List.of(), host -> {
            assertThat(host.games().takeLosses()).isEmpty();
            assertThat(kept(host)).contains("depth 1, turn 1");
            assertThat(host.games().takeLosses())
                    .containsExactly(
                            "The saved game " + file + " is damaged. It now lies in game.unreadable-1.json, and"
                                    + " the game saved before it is in its place.");
            assertThat(host.games().takeLosses()).isEmpty();
            assertThat(resume(host).world().turn()).isEqualTo(1);
        });
    }

    @Test
    void aRuleThatFailsIsWrittenDownWithItsWholeCard() throws Exception {
        RuleFailure failure = new RuleFailure("rain/main.js:3:1", "It does not work.");
        visit(List.of(), host -> {
            host.failed(failure);
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
    void whatIsLeftOpenIsKept() throws Exception {
        visit(List.of(), host -> {
            host.begin(OptionalLong.of(7)).act(Action.await());
            host.keepCurrent();
        });
        assertThat(with(List.of(), WithGameHost::kept)).contains("depth 1, turn 2");
    }

    @Test
    void aGameThatCannotBeKeptSaysSoAndGoesOnUntilItCan() throws Exception {
        Path saves = Files.writeString(data.resolve("saves"), "Here can be no folder.");
        String why = "The game cannot be saved in " + saves.resolve("game.json") + ": " + saves + " is no folder";
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            assertThat(host.unkept()).isEmpty();
            assertThat(host.keep(game)).contains(why);
            assertThat(host.unkept()).contains(why);
            assertThat(host.crashed(new IllegalStateException("a fault")).unkept())
                    .contains(why);
            assertThatThrownBy(host::keepCurrent)
                    .isInstanceOf(UnwritableSave.class)
                    .hasMessage(why);
            Files.delete(saves);
            assertThat(host.crashed(new IllegalStateException("a fault")).unkept())
                    .isEmpty();
            assertThat(host.unkept()).isEmpty();
            assertThat(kept(host)).contains("depth 1, turn 1");
            assertThat(host.keep(game)).isEmpty();
        });
    }

    @Test
    void aFaultIsLoggedWithAllThatLetsSomebodyElseLookIntoIt() throws Exception {
        visit(List.of(), host -> {
            host.begin(OptionalLong.of(7)).act(Action.await());
            host.crashed(new IllegalStateException("A bat of three wings."));
            Path replay = Files.list(data.resolve("replays")).findFirst().orElseThrow();
            String mods = RecordedMods.of(host.rules()).stream()
                    .map(mod -> mod.id() + " " + mod.version() + " (" + mod.content() + ")")
                    .collect(Collectors.joining(", "));
            assertThat(Files.readString(data.resolve("faults.log")))
                    .contains("java.lang.IllegalStateException: A bat of three wings.\n\tat gnaw.app.GameHostTest")
                    .endsWith("\nSeed 7, turn 2, with " + mods + ", on Java " + System.getProperty("java.version")
                            + ", " + System.getProperty("os.name") + ".\nThe game until then: ./gnaw replay " + replay
                            + "\n\n");
        });
    }

    @Test
    void ofTwoWhoPlayOnlyTheFirstHasAGameAndWritesIt() throws Exception {
        visit(List.of(), first -> {
            Game game = first.begin(OptionalLong.of(7));
            first.passed(game);
            first.finishWriting();
            Game own = with(List.of(), second -> {
                assertThat(second.games().elsewhere())
                        .contains(Long.toString(ProcessHandle.current().pid()));
                assertThat(kept(second)).isEmpty();
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
                assertThat(data.resolve("predecessors.jsonl")).doesNotExist();
                return game;
            });
            assertThat(first.games().elsewhere()).isEmpty();
            assertThat(kept(first)).contains("depth 1, turn 1");
            first.keep(own);
        });
        assertThat(with(List.of(), WithGameHost::resume).world().seed()).isEqualTo(7);
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

    @Test
    void notesOnLevelsAreKeptWithTheGameAndNotForTheNext() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            assertThat(host.notebook().write(Depth.of(1), "a rat sleeps")).isEmpty();
            host.keep(game);
        });
        visit(List.of(), host -> {
            resume(host);
            assertThat(host.notebook().notes()).containsExactly(Map.entry(Depth.of(1), "a rat sleeps"));
            host.begin(OptionalLong.of(8));
            assertThat(host.notebook().notes()).isEmpty();
        });
    }
}
