package gnaw.testing.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;

/** Files that were saved and that nobody has taken yet. They may be added while others are taken: none is lost. */
final class SaveQueue {
    private final LinkedBlockingQueue<Set<Path>> saves;

    /** Nothing has been saved. */
    SaveQueue() {
        this(new LinkedBlockingQueue<>());
    }

    /** What waits there has been saved. */
    SaveQueue(LinkedBlockingQueue<Set<Path>> saves) {
        this.saves = saves;
    }

    /** These were saved together. */
    void add(Set<Path> files) {
        saves.add(files);
    }

    /** All that were saved since this was asked last; waits until there are some. */
    Set<Path> take() throws InterruptedException {
        List<Set<Path>> together = new ArrayList<>(List.of(saves.take()));
        saves.drainTo(together);
        return together.stream().flatMap(Set::stream).collect(Collectors.toCollection(TreeSet::new));
    }
}
