package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.errand.Explore;
import gnaw.save.JournalLine;
import gnaw.save.SaveFile;
import gnaw.save.Scores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Games whose process was killed: nobody kept them at the end. */
class RecoveryTest extends WithGameHost {
    private static final String RAIN = """
            import { change, rules, meters } from "gnaw";
            add(meters, { rain: { owner: "world", start: 0 } });
            add(rules.turnEnds, { rain: (_who, _dice, world) => [change(world, "rain", %s)] });
            """;

    /** A process that plays until it is killed. */
    static final class Player extends WithGameHost {
        /** Keeps games in the folder of the first word, and finds no mods in that of the second. */
        public static void main(String... words) throws Exception {
            Player player = new Player();
            player.data = Path.of(words[0]);
            player.mods = Path.of(words[1]);
            player.with(List.of(), host -> {
                Game game = host.begin(OptionalLong.of(7));
                while (true) {
                    host.passed(game);
                    System.out.println(game.world().turn());
                    // An explorer is as fast.
                    Thread.sleep(6);
                    game.act(Action.await());
                }
            });
        }
    }

    @Test
    @Timeout(120)
    void aProcessThatIsKilledCostsTheTurnInHand() throws Exception {
        Path told = mods.resolve("turns");
        Process player = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Player.class.getName(),
                        data.toString(),
                        mods.toString())
                .redirectOutput(told.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        while (player.isAlive() && latest(told) < 33) {
            Thread.sleep(50);
        }
        player.destroyForcibly().waitFor();
        int turn = with(List.of(), host -> resume(host).world().turn());
        assertThat(turn).isBetween(latest(told) - 1, latest(told) + 1);
    }

    /** The last turn that was told whole; 0 before the first. */
    private static int latest(Path told) throws IOException {
        String text = Files.readString(told);
        return text.substring(0, text.lastIndexOf('\n') + 1)
                .lines()
                .reduce((_, later) -> later)
                .map(Integer::parseInt)
                .orElse(0);
    }

    @Test
    void aKilledGameGoesOnExactlyWhereItWas() throws Exception {
        String killed = with(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(8));
            explore(host, game, 50);
            assertThat(game.world().turn()).isGreaterThan(30);
            return game.save().hash();
        });
        visit(List.of(), host -> {
            Optional<String> where = kept(host);
            Game game = resume(host);
            assertThat(game.save().hash()).isEqualTo(killed);
            assertThat(where).contains("depth 1, turn " + game.world().turn());
            assertThat(host.passed(game))
                    .contains("Recovered your game at turn " + game.world().turn() + ".");
            assertThat(host.passed(game)).isEmpty();
        });
    }

    @Test
    void whatWasRecoveredIsKeptAndKilledAgainItGoesOnAgain() throws Exception {
        visit(List.of(), host -> {
            killedAt(6, host);
            Game game = resume(host);
            assertThat(snapshotTurn()).isEqualTo(6);
            playOn(host, game, 3);
            assertThat(kept(host)).contains("depth 1, turn 9");
        });
    }

    @Test
    void aGameWithoutAJournalGoesOnAsItWasKept() throws Exception {
        visit(List.of(), host -> {
            killedAt(6, host);
            Files.delete(journal());
            Game game = resume(host);
            assertThat(game.world().turn()).isEqualTo(1);
            assertThat(host.passed(game)).isEmpty();
        });
    }

    @Test
    void whereTheSnapshotIsDamagedTheOneBeforeAndBothJournalsLoseNothing() throws Exception {
        visit(List.of(), host -> {
            killedAt(26, host);
            assertThat(snapshotTurn()).isEqualTo(21);
            Files.writeString(data.resolve("saves/game.json"), "{");
            assertThat(kept(host)).contains("depth 1, turn 26");
            assertThat(resume(host).world().turn()).isEqualTo(26);
        });
    }

    @Test
    void whicheverLineIsDamagedTheTurnsBeforeItAreThere() throws Exception {
        visit(List.of(), host -> {
            killedAt(9, host);
            List<JournalLine> lines = new SaveFile(data.resolve("saves"))
                    .after(new SaveFile(data.resolve("saves")).read().orElseThrow());
            for (int damaged = 0; damaged < lines.size() - 1; damaged++) {
                List<JournalLine> left = new ArrayList<>(lines);
                left.remove(damaged);
                Recovery recovery = Recovery.of(
                        () -> Game.restore(
                                host.rules(),
                                new SaveFile(data.resolve("saves"))
                                        .read()
                                        .orElseThrow()
                                        .game()),
                        left);
                assertThat(recovery.game().world().turn()).isEqualTo(damaged + 1);
            }
        });
    }

    @Test
    void aTornLastLineIsLeftOut() throws Exception {
        visit(List.of(), host -> {
            killedAt(9, host);
            String text = Files.readString(journal());
            Files.writeString(journal(), text.substring(0, text.length() - 20));
            Game game = resume(host);
            assertThat(host.passed(game)).contains("Recovered your game at turn 8.");
            assertThat(data.resolve("saves/game.aside-1.json")).doesNotExist();
        });
    }

    @Test
    void underOtherRulesTheNewestTurnThatAgreesIsTakenAndAllIsKeptAside() throws Exception {
        mod("rain", RAIN.formatted("1"));
        killedAt(9, List.of("--mods", "rain"));
        byte[] snapshot = Files.readAllBytes(data.resolve("saves/rain/game.json"));
        byte[] journal = Files.readAllBytes(data.resolve("saves/rain/game.journal"));
        mod("rain", RAIN.formatted("world.turn < 5 ? 1 : 2"));
        visit(List.of("--mods", "rain"), host -> {
            Game game = resume(host);
            assertThat(game.world().turn()).isEqualTo(5);
            assertThat(host.passed(game))
                    .contains("Recovered your game at turn 5 of 9: what came then cannot be played again."
                            + " All is kept in game.aside-1.*.");
        });
        assertThat(data.resolve("saves/rain/game.aside-1.json")).hasBinaryContent(snapshot);
        assertThat(data.resolve("saves/rain/game.aside-1.journal")).hasBinaryContent(journal);
        visit(List.of("--mods", "rain"), host -> {
            Game game = resume(host);
            assertThat(host.passed(game)).isEmpty();
            assertThat(game.world().turn()).isEqualTo(5);
        });
    }

    @Test
    void withoutItsModAGameGoesOnAsFarAsItAgreesAndAllIsKeptAside() throws Exception {
        mod("rain", RAIN.formatted("1"));
        killedAt(9, List.of("--mods", "rain"));
        Files.delete(mods.resolve("rain/mod.json"));
        Files.delete(mods.resolve("rain/main.js"));
        Files.delete(mods.resolve("rain"));
        visit(List.of(), host -> {
            Game game = resume(host);
            assertThat(host.passed(game))
                    .contains("Recovered your game at turn 1 of 9: what came then cannot be played again."
                            + " All is kept in game.aside-1.*.");
        });
        assertThat(data.resolve("saves/rain/game.aside-1.journal")).exists();
    }

    @Test
    void whereNothingCanBeWrittenAnyMoreAKilledGameGoesOnAndItsJournalStays() throws Exception {
        Path full = data.resolve("saves/game.json.new");
        visit(List.of(), host -> {
            killedAt(9, host);
            Files.createSymbolicLink(full, Path.of("/dev/full"));
            Game game = resume(host);
            assertThat(host.unkept())
                    .contains("The game cannot be saved in " + data.resolve("saves/game.json")
                            + ": No space left on device");
            assertThat(snapshotTurn()).isEqualTo(1);
            playOn(host, game, 3);
            assertThat(resume(host).world().turn()).isEqualTo(12);
        });
    }

    @Test
    void whoDiedBeforeTheProcessWasKilledIsDead() throws Exception {
        visit(List.of(), host -> {
            Game game = playOn(host, host.begin(OptionalLong.of(7)), 3);
            kill(game);
            host.passed(game);
            host.finishWriting();
            Game dead = resume(host);
            assertThat(dead.isOver()).isTrue();
            host.bury(dead);
            host.passed(dead);
            host.finishWriting();
            assertThat(kept(host)).isEmpty();
        });
        assertThat(journal()).doesNotExist();
        assertThat(data.resolve("saves/game.previous.journal")).doesNotExist();
        assertThat(new Scores(data).best(9)).hasSize(1);
    }

    private void killedAt(int turn, List<String> arguments) throws Exception {
        with(arguments, host -> killedAt(turn, host));
    }

    /** What is on disk then is all that a process leaves that is killed in that turn. */
    private static Game killedAt(int turn, GameHost host) {
        return playOn(host, host.begin(OptionalLong.of(7)), turn - 1);
    }

    /** Waits so many turns, each as the screens let it pass. */
    private static Game playOn(GameHost host, Game game, int turns) {
        host.passed(game);
        for (int i = 0; i < turns; i++) {
            await(game, 1);
            host.passed(game);
            host.finishWriting();
        }
        return game;
    }

    private static void explore(GameHost host, Game game, int steps) {
        host.passed(game);
        for (int i = 0; i < steps; i++) {
            if (game.world().offer().isPresent()) {
                game.decline();
            } else {
                game.advance(new Explore(), i == 0);
            }
            host.passed(game);
        }
    }

    private Path journal() {
        return data.resolve("saves/game.journal");
    }

    private int snapshotTurn() {
        return new SaveFile(data.resolve("saves")).read().orElseThrow().game().turn();
    }
}
