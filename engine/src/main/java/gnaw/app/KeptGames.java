package gnaw.app;

import gnaw.game.Depth;
import gnaw.game.SavedGame;
import gnaw.save.Burial;
import gnaw.save.Claim;
import gnaw.save.Dated;
import gnaw.save.Graves;
import gnaw.save.JournalFile;
import gnaw.save.JournalLine;
import gnaw.save.Kept;
import gnaw.save.Kept.KeptMod;
import gnaw.save.Owner;
import gnaw.save.SaveFile;
import gnaw.save.SaveFolders;
import gnaw.save.ScoreLine;
import gnaw.save.Scores;
import gnaw.save.SideFile;
import gnaw.save.UnwritableSave;
import gnaw.terminal.atlas.Notebook;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * The games of a player that can be continued: for each set of mods a usual one, and those of a day and of a week. While another process plays,
 * there is none here, and nothing is written.
 */
final class KeptGames implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration MOMENT = Duration.ofMillis(50);

    private final Claim claim;
    private final Scores scores;
    private final Graves graves;
    private final SaveFolders folders;
    private final Map<Path, SaveFile> files = new TreeMap<>();
    private final Set<String> unburied = new LinkedHashSet<>();
    private volatile SaveFile current;
    /** The name of the game that is written there. */
    private volatile String game = "";

    /** A game on disk, what was decided since, and whether it is the copy of one that has ended. */
    record Found(SaveFile file, Kept kept, List<JournalLine> since, boolean hasEnded) {}

    /** In a folder that need not be there yet. */
    KeptGames(Path data) {
        this.folders = new SaveFolders(data.resolve("saves"));
        this.claim = new Claim(folders.root());
        this.scores = new Scores(data);
        this.graves = new Graves(data);
        this.current = at(folders.root());
    }

    private SaveFile at(Path folder) {
        return files.computeIfAbsent(folder, SaveFile::new);
    }

    /** The list of games that have ended. */
    Scores scores() {
        return scores;
    }

    /** The usual game of these mods, or that of a day or of a week. */
    Optional<Found> of(List<String> mods, Optional<Dated.Span> span) {
        return read(folders.thatMayHold(mods))
                .filter(found -> found.kept().addedIds().equals(mods))
                .filter(found ->
                        Dated.of(found.kept().game().seed()).map(Dated::span).equals(span))
                .findFirst();
    }

    /** All games, the one that was written last first. */
    Stream<Found> newestFirst() {
        return read(folders.all())
                .sorted(Comparator.comparing((Found found) -> found.file().written())
                        .reversed());
    }

    /** Which games that are over could still not be put away, and why, since somebody asked last. */
    Set<String> takeUnburied() {
        Set<String> taken = new LinkedHashSet<>(unburied);
        unburied.clear();
        return taken;
    }

    /** Whether there are several, as far as one sees from outside. */
    boolean areSeveral() {
        return folders.all().stream().filter(folder -> at(folder).isThere()).count() > 1;
    }

    /** What a process that was killed has left of the end of a game is settled first. */
    private Stream<Found> read(List<Path> places) {
        if (rival().isPresent()) {
            return Stream.empty();
        }
        List<Found> found = new ArrayList<>();
        places.stream().map(this::at).forEach(file -> {
            new Burial(file, scores, graves).finish().ifPresent(unburied::add);
            file.read().ifPresent(kept -> found.add(found(file, kept)));
        });
        return found.stream();
    }

    private Found found(SaveFile file, Kept kept) {
        return new Found(file, kept, file.after(kept), graves.has(kept.id()));
    }

    /** Where a new game with these mods is kept: in place of the one of its kind if there is one. */
    SaveFile placeFor(List<String> mods, Optional<Dated.Span> span) {
        return of(mods, span).map(Found::file).orElseGet(() -> free(mods));
    }

    private SaveFile free(List<String> mods) {
        return folders.of(mods)
                .map(this::at)
                .filter(file -> rival().isPresent() || !file.isThere())
                .findFirst()
                .orElseThrow();
    }

    /** From now on a new game is written there. */
    void writeTo(SaveFile place) {
        current = place;
        game = Kept.freshId();
    }

    /** From now on that game is written again. */
    void goOn(Found found) {
        current = found.file();
        game = found.kept().id().isEmpty() ? Kept.freshId() : found.kept().id();
    }

    /** The player's notes of that game. */
    Notebook notebook() {
        return new Notebook() {
            @Override
            public Map<Depth, String> notes() {
                Map<Depth, String> notes = new TreeMap<>();
                SideFile.notes(current).read(game).forEach((level, note) -> Depth.perhaps(level)
                        .ifPresent(known -> notes.put(known, note)));
                return notes;
            }

            @Override
            public Optional<String> write(Depth level, String note) {
                Map<Depth, String> notes = new TreeMap<>(notes());
                notes.put(level, note);
                notes.values().removeIf(String::isEmpty);
                Map<String, String> byName = new TreeMap<>();
                notes.forEach((named, text) -> byName.put(named.toString(), text));
                try {
                    SideFile.notes(claimed()).write(game, byName);
                    return Optional.empty();
                } catch (UnwritableSave unwritten) {
                    return Optional.of(String.valueOf(unwritten.getMessage()));
                }
            }

            @Override
            public Map<String, String> letters() {
                return SideFile.letters(current).read(game);
            }

            @Override
            public void keep(Map<String, String> letters) {
                try {
                    SideFile.letters(claimed()).jot(game, letters);
                } catch (UnwritableSave unwritten) {
                    // A disk that is full is told where the game itself is kept.
                }
            }
        };
    }

    /** What is kept of the game that is written. */
    Kept kept(SavedGame state, List<KeptMod> mods, List<String> settings) {
        return Kept.of(game, state, mods, settings);
    }

    /** Puts what is left of a game, with fewer mods, in place of it; what its player has noted comes along. */
    void replace(Found found, Kept left) {
        current = free(left.addedIds());
        write(left);
        SideFile.copy(found.file(), current, game);
        found.file().delete();
    }

    /**
     * Keeps a game in place of the last.
     *
     * @throws UnwritableSave if it cannot be
     */
    void write(Kept kept) {
        claimed().write(kept);
    }

    /** The journal of the game that is played, to be written. */
    JournalFile journal() {
        return claimed().journal();
    }

    private SaveFile claimed() {
        claim.obstacle().ifPresent(why -> {
            throw new UnwritableSave(current.file(), why);
        });
        return current;
    }

    /** Ends the game; what else is written of its end comes before that. Answers what could not be done, and why. */
    Optional<String> bury(Optional<ScoreLine> score, Runnable before) {
        Optional<String> obstacle =
                claim.obstacle().map(why -> "The end of the game cannot be written down: " + why + ".");
        if (obstacle.isPresent()) {
            return obstacle;
        }
        before.run();
        return new Burial(current, scores, graves).bury(game, score);
    }

    /** The process that plays it elsewhere. */
    Optional<Owner> rival() {
        return claim.rival();
    }

    /** Lets whoever plays elsewhere keep his game and end; whether he has. */
    boolean takeOver() {
        rival().ifPresent(Owner::tellToEnd);
        Instant end = Instant.now().plus(PATIENCE);
        while (rival().isPresent() && Instant.now().isBefore(end)) {
            LockSupport.parkNanos(MOMENT.toNanos());
        }
        return rival().isEmpty();
    }

    @Override
    public void close() {
        claim.close();
    }
}
