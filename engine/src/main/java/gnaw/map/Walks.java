package gnaw.map;

import java.util.Collection;
import java.util.function.Predicate;

/**
 * Walks of even steps on a level that is still being made. Whoever digs asks for hundreds of them, and changes the level in between: they
 * take their room once, and make no map.
 */
public final class Walks {
    private final Level level;
    // What a step in each of the eight directions adds to the index of a cell.
    private final int[] across;
    private final int[] down;
    /** By cell the question for which it was met last. */
    private final int[] met;

    private final int[] cells;
    private int question;
    private int count;

    /** Walks on that level as it is when they are asked for. */
    public Walks(Level level) {
        this.level = level;
        this.across = Direction.all().stream().mapToInt(Direction::dx).toArray();
        this.down = Direction.all().stream()
                .mapToInt(way -> way.dy() * level.stride())
                .toArray();
        this.met = new int[level.indices()];
        this.cells = new int[met.length];
    }

    /** Whether one walks from cell to cell in so many steps at most. */
    public boolean isWithin(Point from, Point to, int steps) {
        begin();
        meet(level.index(from));
        int goal = level.index(to);
        int spread = 0;
        for (int step = 0; step < steps && met[goal] != question; step++) {
            for (int reached = count; spread < reached; spread++) {
                spread(cells[spread]);
            }
        }
        return met[goal] == question;
    }

    /**
     * Whether there is such ground on which one can walk, and one walks on it from everywhere to everywhere but what is shut, without setting
     * foot there.
     */
    public boolean isWhole(Predicate<Tile> ground, Collection<Point> shut) {
        begin();
        shut.forEach(cell -> met[level.index(cell)] = question);
        int all = 0;
        int any = 0;
        for (int cell = 0; cell < met.length; cell++) {
            if (met[cell] == question || !level.passable(cell) || !ground.test(level.at(cell))) {
                // As if one had been there: nobody need ask twice what it is.
                met[cell] = question;
            } else {
                all++;
                any = cell;
            }
        }
        if (all > 0) {
            meet(any);
        }
        for (int spread = 0; spread < count; spread++) {
            spread(cells[spread]);
        }
        return all > 0 && count == all;
    }

    private void begin() {
        question++;
        count = 0;
    }

    private void meet(int cell) {
        met[cell] = question;
        cells[count++] = cell;
    }

    private void spread(int cell) {
        for (int way = 0; way < across.length; way++) {
            int to = cell + across[way] + down[way];
            if (met[to] != question && level.passable(to) && fits(cell, way)) {
                meet(to);
            }
        }
    }

    /** The law of steps, as {@link Level#mayStep} tells it. */
    private boolean fits(int cell, int way) {
        return across[way] == 0
                || down[way] == 0
                || level.passable(cell + across[way])
                || level.passable(cell + down[way]);
    }
}
