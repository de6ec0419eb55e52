package gnaw.workshop.coverage;

/**
 * A function of a script.
 *
 * @param name as its author wrote it; "" for one without a name
 * @param line where it begins, from 1
 * @param column where it begins, from 1
 * @param from the index of its first character in the file
 * @param to the index behind its last
 */
public record ReachedFunction(String name, int line, int column, int from, int to, boolean reached)
        implements Comparable<ReachedFunction> {
    @Override
    public int compareTo(ReachedFunction other) {
        return Integer.compare(from, other.from);
    }

    boolean isAt(ReachedFunction other) {
        return from == other.from && to == other.to;
    }

    /** Whether that character of the file is its own or one of a function in it. */
    public boolean holds(int index) {
        return from <= index && index < to;
    }

    ReachedFunction onceReached(boolean now) {
        return new ReachedFunction(name, line, column, from, to, now);
    }
}
