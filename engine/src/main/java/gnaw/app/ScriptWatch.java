package gnaw.app;

import gnaw.mod.ReadableFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Tells which scripts in some folders were saved. It looks by itself, because folders on a network tell nobody. */
public final class ScriptWatch implements AutoCloseable {
    private static final long PATROL_MILLIS = 100;

    /** Many editors empty a file before they fill it: what differs is told when it has stayed as it is for so long. */
    private static final long SETTLED_MILLIS = 30;

    private final List<Path> everyFolder;
    private final Supplier<List<Path>> folders;
    private final Consumer<Set<Path>> changed;
    private final Thread patrol = new Thread(this::patrol, "gnaw-script-watch");

    /** What tells one state of a file from another. */
    private record Stamp(FileTime time, long size) {}

    private ScriptWatch(List<Path> everyFolder, Supplier<List<Path>> folders, Consumer<Set<Path>> changed) {
        this.everyFolder = everyFolder;
        this.folders = folders;
        this.changed = changed;
    }

    /**
     * Begins to look; {@code changed} is told the files that were saved, made or deleted, on a thread of its own, and not because there are
     * other folders to look at.
     *
     * @param everyFolder all in which scripts may lie: {@code folders} may have to wait for rules that are being read, and what is saved
     *     meanwhile is told, too
     */
    public static ScriptWatch begin(List<Path> everyFolder, Supplier<List<Path>> folders, Consumer<Set<Path>> changed) {
        ScriptWatch watch = new ScriptWatch(everyFolder, folders, changed);
        watch.patrol.setDaemon(true);
        watch.patrol.start();
        return watch;
    }

    private void patrol() {
        Map<Path, Stamp> early = stamps(everyFolder);
        List<Path> places = folders.get();
        Map<Path, Stamp> before = stamps(places);
        before.replaceAll(early::getOrDefault);
        try {
            while (true) {
                Thread.sleep(PATROL_MILLIS);
                List<Path> watched = places;
                places = folders.get();
                Map<Path, Stamp> now = settled(before, places);
                Set<Path> saved = differing(before, now);
                before = now;
                if (places.equals(watched) && !saved.isEmpty()) {
                    changed.accept(saved);
                }
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private static Map<Path, Stamp> settled(Map<Path, Stamp> before, List<Path> places) throws InterruptedException {
        Map<Path, Stamp> last = before;
        Map<Path, Stamp> now = stamps(places);
        while (!now.equals(before) && !now.equals(last)) {
            Thread.sleep(SETTLED_MILLIS);
            last = now;
            now = stamps(places);
        }
        return now;
    }

    private static Set<Path> differing(Map<Path, Stamp> before, Map<Path, Stamp> now) {
        Set<Path> files = new TreeSet<>(before.keySet());
        files.addAll(now.keySet());
        files.removeIf(file -> Objects.equals(before.get(file), now.get(file)));
        return files;
    }

    private static Map<Path, Stamp> stamps(List<Path> folders) {
        Map<Path, Stamp> stamps = new TreeMap<>();
        for (Path folder : folders) {
            files(folder).stream().filter(ScriptWatch::isScript).forEach(file -> stamp(file, stamps));
        }
        return stamps;
    }

    private static List<Path> files(Path folder) {
        try {
            return ReadableFiles.in(folder);
        } catch (UncheckedIOException gone) {
            return List.of();
        }
    }

    /** A file that is just being replaced may be gone for a moment. */
    private static void stamp(Path file, Map<Path, Stamp> stamps) {
        try {
            stamps.put(file, new Stamp(Files.getLastModifiedTime(file), Files.size(file)));
        } catch (IOException gone) {
            stamps.remove(file);
        }
    }

    private static boolean isScript(Path file) {
        return file.toString().endsWith(".js") || file.endsWith("mod.json");
    }

    @Override
    public void close() {
        patrol.interrupt();
    }
}
