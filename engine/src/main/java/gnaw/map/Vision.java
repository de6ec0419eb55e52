package gnaw.map;

import java.util.BitSet;
import java.util.Iterator;
import java.util.stream.IntStream;

/** The cells of a level that are in sight, in reading order. */
public final class Vision implements Iterable<Point> {
    private final Level level;
    private final BitSet seen;

    Vision(Level level) {
        this.level = level;
        this.seen = new BitSet(level.indices());
    }

    /** What the blind see: nothing. */
    public static Vision none(Level level) {
        return new Vision(level);
    }

    /** Whether the cell is in sight; false outside the level. */
    public boolean sees(Point cell) {
        return level.contains(cell) && seen.get(level.index(cell));
    }

    /** How many cells are in sight. */
    public int count() {
        return seen.cardinality();
    }

    @Override
    public Iterator<Point> iterator() {
        return cells().mapToObj(level::point).iterator();
    }

    IntStream cells() {
        return seen.stream();
    }

    /** Adds what another sees of the same level. */
    public void add(Vision other) {
        seen.or(other.seen);
    }

    /** What both see of the same level, and the cell itself. */
    public Vision within(Vision other, Point always) {
        Vision both = new Vision(level);
        both.seen.or(seen);
        both.seen.and(other.seen);
        both.add(level.index(always));
        return both;
    }

    void add(int cell) {
        seen.set(cell);
    }
}
