package gnaw.save;

import static java.nio.charset.StandardCharsets.UTF_8;

import gnaw.game.Intent;
import gnaw.game.Journal.Pulse;
import gnaw.game.SavedGame;
import gnaw.text.IoTrouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The decisions in a game since it was kept, a line each time; the journal of the time before lies beside it. Lines are found by the
 * state that they lead to: those behind the state of a snapshot go on from it.
 */
public record JournalFile(Path file, Path previous) {
    /** Begins a new journal with the state of a snapshot. */
    public void begin(JournalLine first) {
        try {
            if (Files.exists(file)) {
                putAway(first);
                Files.move(file, previous, StandardCopyOption.REPLACE_EXISTING);
            }
            DurableFile.note(file, first.text());
        } catch (IOException e) {
            throw new UnwritableSave(file, IoTrouble.why(e));
        }
    }

    /** What makes room for a new journal is not lost while the same game goes on: it can be played again from its beginning. */
    private void putAway(JournalLine first) throws IOException {
        Optional<JournalLine> last = last();
        if (last.filter(line -> line.pulse().equals(first.pulse())).isEmpty()) {
            Files.deleteIfExists(past());
        } else if (Files.isRegularFile(previous)) {
            DurableFile.note(past(), text(previous).stripTrailing());
        }
    }

    private Optional<JournalLine> last() throws IOException {
        return text(file).lines().toList().reversed().stream()
                .map(JournalLine::read)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Path past() {
        return previous.resolveSibling("game.past.journal");
    }

    /** All that was decided from the beginning of the game up to that state; empty where the beginning is not there any more. */
    public Optional<List<Intent>> until(SavedGame state) {
        List<JournalLine> lines =
                Stream.of(past(), previous, file).flatMap(JournalFile::lines).toList();
        int end = behind(state, lines);
        int begin = IntStream.iterate(end - 1, at -> at - 1)
                .limit(end)
                .filter(at -> isFirst(at, lines))
                .findFirst()
                .orElse(end);
        return begin < end && lines.get(begin).turn() == 1
                ? Optional.of(lines.subList(begin, end).stream()
                        .flatMap(line -> line.intents().stream())
                        .toList())
                : Optional.empty();
    }

    /** Whether a game begins with that line. */
    private static boolean isFirst(int at, List<JournalLine> lines) {
        return lines.get(at).isBeginning()
                && (at == 0 || !lines.get(at - 1).pulse().equals(lines.get(at).pulse()));
    }

    /** Writes lines at the end, all or none of them. */
    public void add(List<JournalLine> lines) {
        try {
            DurableFile.note(file, lines.stream().map(JournalLine::text).collect(Collectors.joining("\n")));
        } catch (IOException e) {
            throw new UnwritableSave(file, IoTrouble.why(e));
        }
    }

    /** What was written survives a power cut, too. */
    public void force() {
        try {
            DurableFile.force(file);
        } catch (NoSuchFileException begunAnew) {
            // It is just being begun, with a snapshot that is forced.
        } catch (IOException e) {
            throw new UnwritableSave(file, IoTrouble.why(e));
        }
    }

    /** What was decided after that state; lines that are torn or damaged are passed over. */
    List<JournalLine> after(SavedGame state) {
        List<JournalLine> lines =
                Stream.of(previous, file).flatMap(JournalFile::lines).toList();
        int from = behind(state, lines);
        return from == 0 ? List.of() : lines.subList(from, end(from, lines));
    }

    /** The first line behind the last that led to that state; 0 if none did. */
    private static int behind(SavedGame state, List<JournalLine> lines) {
        Pulse pulse = Pulse.of(state);
        int at = lines.size();
        while (at > 0 && !pulse.isTold(lines.get(at - 1).pulse())) {
            at--;
        }
        return at;
    }

    /** A journal that begins with another state is that of another game. */
    private static int end(int from, List<JournalLine> lines) {
        return IntStream.range(from, lines.size())
                .filter(at -> isFirst(at, lines))
                .findFirst()
                .orElse(lines.size());
    }

    private static Stream<JournalLine> lines(Path file) {
        if (!Files.isRegularFile(file)) {
            return Stream.empty();
        }
        try {
            return text(file).lines().map(JournalLine::read).flatMap(Optional::stream);
        } catch (IOException unreadable) {
            return Stream.empty();
        }
    }

    /** Damaged bytes become signs that no line is sound with. */
    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), UTF_8);
    }

    void remove() throws IOException {
        Files.deleteIfExists(file);
        Files.deleteIfExists(previous);
        Files.deleteIfExists(past());
    }
}
