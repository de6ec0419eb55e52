package gnaw.save;

import static java.nio.charset.StandardCharsets.UTF_8;

import gnaw.game.Journal.Pulse;
import gnaw.game.SavedGame;
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
                Files.move(file, previous, StandardCopyOption.REPLACE_EXISTING);
            }
            DurableFile.note(file, first.text());
        } catch (IOException e) {
            throw new UnwritableSave(file, DurableFile.why(e));
        }
    }

    /** Writes lines at the end, all or none of them. */
    public void add(List<JournalLine> lines) {
        try {
            DurableFile.note(file, lines.stream().map(JournalLine::text).collect(Collectors.joining("\n")));
        } catch (IOException e) {
            throw new UnwritableSave(file, DurableFile.why(e));
        }
    }

    /** What was written survives a power cut, too. */
    public void force() {
        try {
            DurableFile.force(file);
        } catch (NoSuchFileException begunAnew) {
            // It is just being begun, with a snapshot that is forced.
        } catch (IOException e) {
            throw new UnwritableSave(file, DurableFile.why(e));
        }
    }

    /** What was decided after that state; lines that are torn or damaged are passed over. */
    List<JournalLine> after(SavedGame state) {
        List<JournalLine> lines =
                Stream.of(previous, file).flatMap(JournalFile::lines).toList();
        return lines.isEmpty() ? lines : after(Pulse.of(state).hash(), lines);
    }

    private static List<JournalLine> after(String pulse, List<JournalLine> lines) {
        int from = lines.stream().map(JournalLine::pulse).toList().lastIndexOf(pulse) + 1;
        return from == 0 ? List.of() : lines.subList(from, end(from, lines));
    }

    /** A journal that begins with another state is that of another game. */
    private static int end(int from, List<JournalLine> lines) {
        return IntStream.range(from, lines.size())
                .filter(at -> lines.get(at).isBeginning()
                        && !lines.get(at).pulse().equals(lines.get(at - 1).pulse()))
                .findFirst()
                .orElse(lines.size());
    }

    private static Stream<JournalLine> lines(Path file) {
        if (!Files.isRegularFile(file)) {
            return Stream.empty();
        }
        try {
            return new String(Files.readAllBytes(file), UTF_8)
                    .lines()
                    .map(JournalLine::read)
                    .flatMap(Optional::stream);
        } catch (IOException unreadable) {
            return Stream.empty();
        }
    }

    void remove() throws IOException {
        Files.deleteIfExists(file);
        Files.deleteIfExists(previous);
    }
}
