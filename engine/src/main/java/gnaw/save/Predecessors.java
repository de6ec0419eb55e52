package gnaw.save;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import gnaw.game.Depth;
import gnaw.game.SavedGame.SavedPredecessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The heroes that died, until a later game comes to where they lie: a file with a line of JSON for each, the oldest first. Nothing depends
 * on it: a line that cannot be read is nobody.
 */
public final class Predecessors {
    private static final int MOST = 30;
    private static final Gson GSON = Json.gson();

    private final Path file;

    /** What a line holds: who it was, and with which mods. */
    private record Line(List<String> mods, SavedPredecessor dead) {
        Line {
            mods = List.copyOf(mods);
            Stream.of(
                            dead.where(),
                            dead.end(),
                            dead.hero().kind(),
                            dead.hero().meters(),
                            dead.hero().pack())
                    .forEach(Objects::requireNonNull);
        }
    }

    /** Those of a folder, which need not be there yet. */
    public Predecessors(Path folder) {
        this.file = folder.resolve("predecessors.jsonl");
    }

    /** Whom a game with these mods may meet: of those who played with no others, the last in each place. */
    public List<SavedPredecessor> of(Collection<String> mods) {
        Map<Depth, SavedPredecessor> last = new TreeMap<>();
        linesOrNone().stream()
                .filter(line -> mods.containsAll(line.mods()))
                .map(Line::dead)
                .forEach(dead -> last.put(dead.where(), dead));
        return List.copyOf(last.values());
    }

    /** A hero who played with these mods is dead, and those whom he has met are at rest. */
    public void add(List<String> mods, Optional<SavedPredecessor> dead, List<SavedPredecessor> met) {
        try {
            // A file that cannot be read now is left as it is: it may be readable later.
            List<Line> all = new ArrayList<>(lines());
            all.removeIf(line -> met.stream().anyMatch(line.dead()::isSameAs));
            dead.ifPresent(one -> all.add(new Line(mods, one)));
            List<Line> last = all.subList(Math.max(0, all.size() - MOST), all.size());
            DurableFile.replace(
                    file, last.stream().map(line -> GSON.toJson(line) + "\n").collect(Collectors.joining()));
        } catch (IOException unreadableOrFull) {
            // The story and the score matter more, and tell it.
        }
    }

    private List<Line> linesOrNone() {
        try {
            return lines();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** A damaged byte costs its line and no other. */
    private List<Line> lines() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        return new String(Files.readAllBytes(file), UTF_8)
                .lines()
                .flatMap(line -> read(line).stream())
                .toList();
    }

    private static Optional<Line> read(String line) {
        try {
            return Optional.of(GSON.fromJson(line, Line.class));
        } catch (RuntimeException damaged) {
            return Optional.empty();
        }
    }
}
