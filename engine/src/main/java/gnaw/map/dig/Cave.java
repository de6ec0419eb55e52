package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * Blobs as nature grows them, by a cellular automaton: more than half of the cells are filled by chance, then each goes
 * with the majority around it, five times; the largest part in one piece is kept.
 */
final class Cave {
    private static final int FILLED_PERCENT = 55;
    private static final int ROUNDS = 5;
    private static final int BIRTH = 5;
    private static final int SURVIVAL = 4;

    private final int width;
    private final int height;
    private boolean[] filled;

    private Cave(int width, int height, RandomGenerator dice) {
        this.width = width;
        this.height = height;
        this.filled = new boolean[width * height];
        for (int cell = 0; cell < filled.length; cell++) {
            filled[cell] = dice.nextInt(100) < FILLED_PERCENT;
        }
    }

    /** A blob within so many columns and rows; seldom empty. */
    static SortedSet<Point> blob(int width, int height, RandomGenerator dice) {
        Cave cave = new Cave(width, height, dice);
        for (int round = 0; round < ROUNDS; round++) {
            cave.grow();
        }
        return cave.largestPart();
    }

    private void grow() {
        boolean[] next = new boolean[filled.length];
        for (int cell = 0; cell < filled.length; cell++) {
            next[cell] = around(cell % width, cell / width) >= (filled[cell] ? SURVIVAL : BIRTH);
        }
        filled = next;
    }

    private int around(int x, int y) {
        int count = 0;
        for (Direction direction : Direction.all()) {
            count += isFilled(x + direction.dx(), y + direction.dy()) ? 1 : 0;
        }
        return count;
    }

    private boolean isFilled(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && filled[y * width + x];
    }

    private SortedSet<Point> largestPart() {
        SortedSet<Point> rest = new TreeSet<>();
        for (int cell = 0; cell < filled.length; cell++) {
            if (filled[cell]) {
                rest.add(new Point(cell % width, cell / width));
            }
        }
        SortedSet<Point> largest = new TreeSet<>();
        while (rest.size() > largest.size()) {
            SortedSet<Point> part = Piece.first(rest);
            rest.removeAll(part);
            largest = part.size() > largest.size() ? part : largest;
        }
        return largest;
    }
}
