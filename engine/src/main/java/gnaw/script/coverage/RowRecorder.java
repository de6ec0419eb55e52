package gnaw.script.coverage;

import gnaw.game.RowReached;
import gnaw.game.TableRow;
import gnaw.mod.Mod;
import gnaw.mod.Scripts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Watches which rows of tables games reach, under all rules that this process loads from now on until it is closed. For tests and for the
 * lab: while nobody watches, rules are loaded as ever, and it costs nothing. One at a time.
 */
public final class RowRecorder implements AutoCloseable {
    /** Like the engine of all contexts, it is one for the process: rulebooks are opened in many places. */
    private static final AtomicReference<Optional<RowRecorder>> WATCHING = new AtomicReference<>(Optional.empty());

    private final List<ReadTracker> open = new ArrayList<>();
    private final Map<Mod, String> fingerprints = new HashMap<>();
    private Content closed = Content.NONE;

    private RowRecorder() {}

    /** Begins to watch. */
    public static RowRecorder begin() {
        RowRecorder reach = new RowRecorder();
        WATCHING.set(Optional.of(reach));
        return reach;
    }

    /** The tracker for the games of a rulebook, if anybody watches. */
    public static Optional<ReadTracker> tracker(Scripts scripts) {
        return WATCHING.get().map(reach -> reach.open(scripts));
    }

    /** What has been reached since it began. */
    public synchronized Content taken() {
        Content taken = closed;
        for (ReadTracker tracker : open) {
            taken = taken.with(content(tracker));
        }
        return taken;
    }

    @Override
    public void close() {
        WATCHING.set(Optional.empty());
    }

    private synchronized ReadTracker open(Scripts scripts) {
        ReadTracker tracker = new ReadTracker(scripts, this);
        open.add(tracker);
        return tracker;
    }

    synchronized void take(ReadTracker tracker) {
        if (open.remove(tracker)) {
            closed = closed.with(content(tracker));
        }
    }

    private Content content(ReadTracker tracker) {
        return content(tracker.rows(), tracker.met(), prints(tracker.scripts()));
    }

    /** Rows of scripts of which the fingerprints are known by mod, and how far each was met. */
    static Content content(List<TableRow> rows, List<RowReached> reached, Map<String, String> prints) {
        List<ContentRow> content = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            content.add(new ContentRow(rows.get(i), prints.get(rows.get(i).mod()), reached.get(i)));
        }
        return Content.of(content);
    }

    private Map<String, String> prints(Scripts scripts) {
        Map<String, String> prints = new HashMap<>();
        scripts.mods().forEach(mod -> prints.put(mod.id(), fingerprints.computeIfAbsent(mod, Mod::contentHash)));
        return prints;
    }
}
