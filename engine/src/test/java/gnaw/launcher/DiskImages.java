package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.app.FaultLog;
import gnaw.app.GameHost;
import gnaw.app.PlayersOptions;
import gnaw.cli.option.ScriptOptions;
import gnaw.save.OptionsFile;
import gnaw.script.context.RulesThread;
import gnaw.terminal.play.Waiting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** What was on disk at moments of a game: all that a process leaves that is killed at such a moment. */
final class DiskImages {
    private final Path saves;
    private final Path folder;
    private final List<Integer> turns = new ArrayList<>();

    /** A command of nothing but the options. */
    @Command
    static final class Options {
        @Mixin
        private ScriptOptions scripts;
    }

    /** Takes images of a folder of saved games, and keeps them in another. */
    DiskImages(Path saves, Path folder) {
        this.saves = saves;
        this.folder = folder;
    }

    /** How many there are. */
    int size() {
        return turns.size();
    }

    /** Takes one, while nobody writes; the player has seen this turn. */
    void take(int turn) throws IOException {
        copy(saves, folder.resolve("image-" + turns.size()));
        turns.add(turn);
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(file -> file.getFileName().toString().startsWith("game."))
                    .toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    /** The game of each goes on at most a turn before the one that was seen, and whole. The mods are those of that folder. */
    void verify(Path mods, String... on) throws Exception {
        Options options = new Options();
        new CommandLine(options)
                .parseArgs(
                        "--scripts",
                        System.getProperty("gnaw.home") + "/scripts",
                        "--mods-dir",
                        mods.toString(),
                        "--mods",
                        String.join(",", on));
        Path data = folder.resolve("data");
        RulesThread.call("images", () -> {
            try (GameHost host = new GameHost(
                    options.scripts,
                    new PlayersOptions(new OptionsFile(data)),
                    Optional.empty(),
                    data,
                    new FaultLog(data))) {
                for (int number = 0; number < turns.size(); number++) {
                    verify(number, data.resolve("saves/" + String.join("+", on)), host);
                }
            }
            return turns;
        });
    }

    private void verify(int number, Path place, GameHost host) throws IOException {
        clear(place);
        copy(folder.resolve("image-" + number), place);
        int turn =
                host.games().kept().map(Waiting::resume).orElseThrow().world().turn();
        host.finishWriting();
        assertThat(turn).as("the turn of image %d in %s", number, folder).isGreaterThanOrEqualTo(turns.get(number) - 1);
        assertThat(host.games().takeLosses()).isEmpty();
        assertThat(place).isDirectoryNotContaining("glob:**aside**");
    }

    private static void clear(Path place) throws IOException {
        if (Files.exists(place)) {
            try (Stream<Path> files = Files.list(place)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
