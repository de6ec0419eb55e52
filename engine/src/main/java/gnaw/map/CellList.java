package gnaw.map;

import java.util.AbstractList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.Objects;

/**
 * Cells of a level in reading order, of which a place is made only when somebody asks for it: mostly it is for one of thousands. To get one
 * counts up to it, 64 at once, so that whoever wants all of them goes from one to the next.
 */
final class CellList extends AbstractList<Point> {
    private final Level level;
    private final BitSet cells;
    private final long[] words;
    private final int size;

    /** The cells of these indices, as long as nobody changes the set. */
    CellList(Level level, BitSet cells) {
        this.level = level;
        this.cells = cells;
        this.words = cells.toLongArray();
        this.size = cells.cardinality();
    }

    @Override
    public Point get(int position) {
        Objects.checkIndex(position, size);
        int word = 0;
        int passed = 0;
        while (passed + Long.bitCount(words[word]) <= position) {
            passed += Long.bitCount(words[word]);
            word++;
        }
        long left = words[word];
        for (; passed < position; passed++) {
            left &= left - 1;
        }
        return level.point(Long.SIZE * word + Long.numberOfTrailingZeros(left));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Iterator<Point> iterator() {
        return cells.stream().mapToObj(level::point).iterator();
    }
}
