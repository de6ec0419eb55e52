package gnaw.map;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The cells worth walking to for somebody who knows no more of a level than is remembered: the unknown cells beside remembered
 * passable ones, and the lures, such as things that lie about. He walks on remembered ground only.
 */
public final class Frontier {
    private static final int UNREACHABLE = Integer.MAX_VALUE;
    private static final byte NO = 1;
    private static final byte YES = 2;
    // An array, for Java's quick compiler, which play has alone, makes an iterator at each walk through a list.
    private static final Direction[] WAYS = Direction.values();

    private final Level level;
    private final BitSet lures;
    private final KnownGround ground;
    // For each cell what isPassable says of it, once it has been asked: a search asks eight times.
    private final byte[] passable;

    /** The frontier of a level as it is remembered now, for somebody with that ground under his feet. */
    public Frontier(Level level, Collection<Point> lures, KnownGround ground) {
        this.level = level;
        this.lures = new BitSet(level.indices());
        this.ground = ground;
        this.passable = new byte[level.indices()];
        lures.forEach(lure -> this.lures.set(level.index(lure)));
    }

    /**
     * The step from the cell that leads to the nearest of all that in as few steps as there can be, the straight ones first; empty if there
     * is none onto a free cell, or if he is there. Whoever stands where he would not walk takes the best step off it.
     */
    public Optional<Direction> step(Point from, Predicate<Point> free) {
        int cell = level.index(from);
        List<Direction> steps = isGoal(cell)
                ? List.of()
                : Direction.straightFirst().stream()
                        .filter(way -> mayStep(cell, way) && free.test(from.plus(way)))
                        .toList();
        return isGround(cell) ? stepOn(cell, steps) : stepOff(cell, steps);
    }

    private Optional<Direction> stepOn(int from, List<Direction> steps) {
        Waves waves = new Waves(from);
        waves.reach();
        return steps.stream().filter(waves::areFoundBy).findFirst();
    }

    /** All cells that can be walked to from there if nothing is worth the walk; else empty. */
    public Optional<BitSet> barren(Point from) {
        Waves waves = new Waves(level.index(from));
        boolean isBarren = isGround(level.index(from)) && waves.reach() == UNREACHABLE;
        return isBarren ? Optional.of(waves.reached()) : Optional.empty();
    }

    private Optional<Direction> stepOff(int from, List<Direction> steps) {
        return steps.stream()
                .filter(way -> distance(from + level.offset(way)) < UNREACHABLE)
                .min(Comparator.comparingInt(way -> distance(from + level.offset(way))));
    }

    private int distance(int from) {
        if (isGoal(from)) {
            return 0;
        }
        return isGround(from) ? new Waves(from).reach() : UNREACHABLE;
    }

    private boolean isGround(int cell) {
        return level.remembers(cell) && isPassable(cell) && ground.isWanted(cell, level.memory(cell));
    }

    private boolean isGoal(int cell) {
        return lures.get(cell) || isUnknown(cell) && isBesideKnown(cell);
    }

    private boolean isUnknown(int cell) {
        return level.isInside(cell) && !level.remembers(cell);
    }

    private boolean isBesideKnown(int cell) {
        for (Direction way : WAYS) {
            int beside = cell + level.offset(way);
            if (level.remembers(beside) && isPassable(beside) && fits(cell, way)) {
                return true;
            }
        }
        return false;
    }

    private boolean mayStep(int cell, Direction way) {
        return isPassable(cell + level.offset(way)) && fits(cell, way);
    }

    private boolean fits(int cell, Direction way) {
        return !way.isDiagonal() || isPassable(cell + way.dx()) || isPassable(cell + level.offset(way) - way.dx());
    }

    private boolean isPassable(int cell) {
        if (passable[cell] == 0) {
            passable[cell] = isPassableInHope(cell) ? YES : NO;
        }
        return passable[cell] == YES;
    }

    /** What the explorer cannot know, it tries. */
    private boolean isPassableInHope(int cell) {
        return level.remembers(cell) ? ground.isPassable(cell, level.memory(cell)) : level.isInside(cell);
    }

    /** A search that spreads from a cell in waves, each a step farther, until one of them meets goals. */
    private final class Waves {
        private static final int OVER = 1 << 8;

        private final int from;
        // By which first steps a cell is reached in as few steps as there can be, a bit for each; and whether its wave
        // is over.
        private final int[] firsts = new int[level.indices()];
        private int[] cells = new int[256];
        private int count;
        private int found;

        Waves(int from) {
            this.from = from;
            add(from);
        }

        /** How many steps away the nearest goals are. */
        int reach() {
            int distance = 0;
            int start = 0;
            while (found == 0 && start < count) {
                int end = count;
                for (int i = start; i < end; i++) {
                    firsts[cells[i]] |= OVER;
                }
                for (int i = start; i < end; i++) {
                    spread(cells[i]);
                }
                start = end;
                distance++;
            }
            return found == 0 ? UNREACHABLE : distance;
        }

        /** The cells that it has come to. */
        BitSet reached() {
            BitSet reached = new BitSet(firsts.length);
            for (int i = 0; i < count; i++) {
                reached.set(cells[i]);
            }
            return reached;
        }

        /** Whether that first step leads to one of the nearest goals in time. */
        boolean areFoundBy(Direction first) {
            return (found & 1 << first.ordinal()) != 0;
        }

        private void spread(int cell) {
            for (Direction way : WAYS) {
                int next = cell + level.offset(way);
                if (firsts[next] < OVER && fits(cell, way)) {
                    meet(next, cell == from ? 1 << way.ordinal() : firsts[cell] - OVER);
                }
            }
        }

        private void meet(int cell, int by) {
            if (firsts[cell] > 0) {
                firsts[cell] |= by;
            } else if (isGoal(cell)) {
                found |= by;
            } else if (isGround(cell)) {
                firsts[cell] = by;
                add(cell);
            } else {
                firsts[cell] = OVER;
            }
        }

        private void add(int cell) {
            if (count == cells.length) {
                cells = Arrays.copyOf(cells, 2 * count);
            }
            cells[count++] = cell;
        }
    }
}
