package gnaw.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last lines that scripts have logged and nobody has read yet. Older ones are dropped: where nobody reads them they are of no use. */
final class AuthorsLog {
    private static final int MOST = 100;

    private final Deque<String> lines = new ArrayDeque<>();

    void add(String line) {
        lines.addLast(line);
        if (lines.size() > MOST) {
            lines.removeFirst();
        }
    }

    /** The lines, each told once. */
    List<String> take() {
        List<String> taken = List.copyOf(lines);
        lines.clear();
        return taken;
    }
}
