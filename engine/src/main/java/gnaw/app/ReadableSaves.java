package gnaw.app;

import gnaw.app.KeptGames.Found;
import gnaw.save.Dated;
import gnaw.save.SaveFile;
import gnaw.save.UnreadableSave;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The kept games that can be read. What became of those that cannot is told once. */
final class ReadableSaves {
    private final KeptGames kept;
    private final List<String> losses = new ArrayList<>();

    ReadableSaves(KeptGames kept) {
        this.kept = kept;
    }

    /** The usual game of these mods, or that of a day or of a week. */
    Optional<Found> of(List<String> mods, Optional<Dated.Span> span) {
        return readable(() -> kept.of(mods, span));
    }

    /** All games, that which was played last first. */
    List<Found> newestFirst() {
        return readable(() -> kept.newestFirst().toList());
    }

    /** Where a new game of these mods is kept. */
    SaveFile placeFor(List<String> mods, Optional<Dated.Span> span) {
        return readable(() -> kept.placeFor(mods, span));
    }

    /** What was lost since somebody asked last, and which games that are over could not be put away. */
    List<String> takeLosses() {
        List<String> taken = new ArrayList<>(losses);
        taken.addAll(kept.takeUnburied());
        losses.clear();
        return taken;
    }

    private <T> T readable(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (UnreadableSave lost) {
            losses.add(lost.getMessage());
            return readable(reading);
        }
    }
}
