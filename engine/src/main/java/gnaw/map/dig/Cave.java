package gnaw.map.dig;

import gnaw.map.Point;
import java.util.random.RandomGenerator;

/**
 * Blobs as nature grows them, by a cellular automaton: more than half of the cells are filled by chance, then each goes
 * with the majority around it, five times; the largest part in one piece is kept.
 */
final class Cave {
    private static final int FILLED_PERCENT = 55;
    private static final int ROUNDS = 5;
    /** Of nine cells, the one in the middle among them. */
    private static final int MAJORITY = 5;

    private final int width;
    private final int height;
    // 1 where it is filled, with an empty border of one cell all around.
    private int[] filled;

    private Cave(int width, int height, RandomGenerator dice) {
        this.width = width;
        this.height = height;
        this.filled = new int[(width + 2) * (height + 2)];
        for (int cell = 0; cell < width * height; cell++) {
            filled[place(cell)] = dice.nextInt(100) < FILLED_PERCENT ? 1 : 0;
        }
    }

    /** A blob within so many columns and rows; seldom empty. */
    static Patch blob(int width, int height, RandomGenerator dice) {
        Cave cave = new Cave(width, height, dice);
        for (int round = 0; round < ROUNDS; round++) {
            cave.grow();
        }
        return new Patch(new Point(0, 0), width, height, cave::isFilled).largestPiece();
    }

    private void grow() {
        int[] next = new int[filled.length];
        for (int row = 0; row < height; row++) {
            int first = place(row * width);
            for (int place = first; place < first + width; place++) {
                next[place] = filledOfNine(place) >= MAJORITY ? 1 : 0;
            }
        }
        filled = next;
    }

    private int filledOfNine(int place) {
        int above = place - width - 2;
        int below = place + width + 2;
        return filled[above - 1]
                + filled[above]
                + filled[above + 1]
                + filled[place - 1]
                + filled[place]
                + filled[place + 1]
                + filled[below - 1]
                + filled[below]
                + filled[below + 1];
    }

    private boolean isFilled(Point cell) {
        return filled[place(cell.y() * width + cell.x())] == 1;
    }

    private int place(int cell) {
        return (cell / width + 1) * (width + 2) + cell % width + 1;
    }
}
