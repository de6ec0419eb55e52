package gnaw.app;

import gnaw.game.Game;
import gnaw.game.GameTrouble;
import gnaw.game.Journal;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import gnaw.script.Rulebook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Keeps replays of games that went wrong while somebody played them: one for each trouble of a game, and only the latest. */
final class BlackBox {
    private static final int MOST = 20;
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss-SSS'.json'");

    private final Path folder;
    private final List<Known> known = new ArrayList<>();
    private Optional<Journal.Start> of = Optional.empty();

    /** A trouble, and the replay that was written for it if it could be. */
    private record Known(GameTrouble trouble, Optional<Path> file) {}

    /** {@code folder} need not be there yet. */
    BlackBox(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes down the game since it began or was continued, unless it was for the same trouble already. Answers where it lies; nothing if it
     * could not be written, for whatever reason: whoever tells of a fault must not make another.
     */
    Optional<Path> write(Game game, Rulebook rules, GameTrouble trouble) {
        Journal journal = game.journal();
        if (!of.equals(Optional.of(journal.start()))) {
            known.clear();
            of = Optional.of(journal.start());
        }
        return known.stream()
                .filter(one -> one.trouble().isLike(trouble))
                .findFirst()
                .orElseGet(() -> add(
                        Replay.of(
                                journal, RecordedMods.of(rules), rules.scripts().settingWords(), Optional.of(trouble)),
                        trouble))
                .file();
    }

    private Known add(Replay replay, GameTrouble trouble) {
        Known added = new Known(trouble, write(replay));
        known.add(added);
        return added;
    }

    private Optional<Path> write(Replay replay) {
        try {
            Path file = newest();
            new ReplayFile(file).write(replay);
            forgetTheOldest();
            return Optional.of(file);
        } catch (IOException | RuntimeException unwritable) {
            return Optional.empty();
        }
    }

    /** Two troubles of one moment are told apart as if the second came a little later. */
    private Path newest() {
        LocalDateTime time = LocalDateTime.now();
        while (Files.exists(folder.resolve(NAME.format(time)))) {
            time = time.plus(1, ChronoUnit.MILLIS);
        }
        return folder.resolve(NAME.format(time));
    }

    /** Names are times, so their order is that of age. */
    private void forgetTheOldest() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> replays = files.filter(file -> file.toString().endsWith(".json"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
            for (Path old : replays.subList(0, Math.max(0, replays.size() - MOST))) {
                Files.deleteIfExists(old);
            }
        }
    }
}
