package gnaw.bench;

import java.util.stream.IntStream;

/** Twenty rooms in rows on 80 by 50 cells, with a passage between each two that lie side by side. */
final class PlainMap {
    static final int WIDTH = 80;
    static final int CELLS = WIDTH * 50;
    static final int WAYS = 8;

    private static final int[] STEPS = {-WIDTH, 1, WIDTH, -1, 1 - WIDTH, 1 + WIDTH, WIDTH - 1, -1 - WIDTH};
    private static final int ROOM_EACH_X = 16;
    private static final int ROOM_EACH_Y = 12;

    private final boolean[] floor = new boolean[CELLS];
    private final int[] cells;

    PlainMap() {
        for (int cell = 0; cell < CELLS; cell++) {
            floor[cell] = isDug(cell % WIDTH, cell / WIDTH);
        }
        cells = IntStream.range(0, CELLS).filter(this::isFloor).toArray();
    }

    private static boolean isDug(int x, int y) {
        int inX = x % ROOM_EACH_X;
        int inY = y % ROOM_EACH_Y;
        boolean isRoom = inX >= 4 && inX < 12 && inY >= 4 && inY < 9;
        boolean isPassage = inY == 6 && x >= 4 && x < 76 || inX == 8 && y >= 4 && y < 44;
        return isRoom || isPassage;
    }

    boolean isFloor(int cell) {
        return floor[cell];
    }

    /** One of the cells that can be walked on, whatever the number. */
    int floor(int number) {
        return cells[number % cells.length];
    }

    /** How many there are. */
    int floors() {
        return cells.length;
    }

    /** From a cell to one of its eight neighbours. */
    int step(int way) {
        return STEPS[way % WAYS];
    }
}
