package gnaw.map;

import java.util.ArrayList;
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
    private Optional<Waves> searched = Optional.empty();

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
        if (isGoal(cell)) {
            return Optional.empty();
        }
        Predicate<Direction> isFree = way -> mayStep(cell, way) && free.test(from.plus(way));
        return isGround(cell) ? stepOn(cell, isFree) : stepOff(cell, isFree);
    }

    /**
     * Where all those steps are barred: one onto a free cell from which it is no farther, and from which a free step leads on, so that whoever
     * goes round something does not come back to it.
     */
    public Optional<Direction> stepAside(Point from, Predicate<Point> free) {
        int cell = level.index(from);
        int most = isGround(cell) ? distance(cell) : UNREACHABLE;
        return most == UNREACHABLE
                ? Optional.empty()
                : Direction.straightFirst().stream()
                        .filter(way -> mayStep(cell, way) && free.test(from.plus(way)))
                        .filter(way -> distance(cell + level.offset(way)) <= most
                                && step(from.plus(way), free).isPresent())
                        .findFirst();
    }

    private Optional<Direction> stepOn(int from, Predicate<Direction> isFree) {
        int ways = searched(from).waysFrom(from);
        return ways == 0
                ? Optional.empty()
                : Direction.straightFirst().stream()
                        .filter(way -> (ways & bit(way)) != 0 && isFree.test(way))
                        .findFirst();
    }

    /** The last search where it knows of that cell, too; else one from there. */
    private Waves searched(int from) {
        if (searched.filter(waves -> waves.knows(from)).isEmpty()) {
            Waves waves = new Waves(from);
            waves.reach();
            searched = Optional.of(waves);
        }
        return searched.orElseThrow();
    }

    private Optional<Direction> stepOff(int from, Predicate<Direction> isFree) {
        return Direction.straightFirst().stream()
                .filter(isFree)
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

    private static int bit(Direction way) {
        return 1 << way.ordinal();
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

    /**
     * A search that spreads from a cell in waves, each a step farther, until one of them meets goals. Whoever walks on from there by a shortest
     * way to one of them need not search again: each shortest way from a cell on it is the rest of one from where the search began. Where
     * nothing was met, nothing can be met from any cell that it came to.
     */
    private final class Waves {
        private static final int OVER = 1 << 8;

        private final int from;
        // By which first steps a cell is reached in as few steps as there can be, a bit for each; and whether its wave
        // is over.
        private final int[] firsts = new int[level.indices()];
        private int[] cells = new int[256];
        private int count;
        // Where among the cells each wave ends.
        private final List<Integer> ends = new ArrayList<>();
        private int found;
        // One more than the steps left from each cell on a shortest way; computed when somebody has walked on.
        private int[] left = {};

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
                ends.add(end);
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

        /** Whether it tells the ways from there. */
        boolean knows(int cell) {
            return cell == from || (found == 0 ? firsts[cell] > OVER : left(cell) > 0);
        }

        /** By which steps from a cell that it knows the nearest goals are reached in time, a bit for each. */
        int waysFrom(int cell) {
            if (cell == from || found == 0) {
                return found;
            }
            int ways = 0;
            for (Direction way : WAYS) {
                if (leads(cell, way, left(cell) - 1)) {
                    ways |= bit(way);
                }
            }
            return ways;
        }

        private int left(int cell) {
            if (left.length == 0) {
                left = new int[firsts.length];
                for (int wave = ends.size() - 1; wave >= 0; wave--) {
                    lead(wave, ends.size() - wave);
                }
            }
            return left[cell];
        }

        /** Finds those cells of a wave from which a step leads to one that has so many left. */
        private void lead(int wave, int next) {
            for (int i = wave == 0 ? 0 : ends.get(wave - 1); i < ends.get(wave); i++) {
                for (Direction way : WAYS) {
                    if (leads(cells[i], way, next)) {
                        left[cells[i]] = next + 1;
                        break;
                    }
                }
            }
        }

        /** Whether that step leads to a cell that has so many left; the last one to a goal. */
        private boolean leads(int cell, Direction way, int next) {
            int to = cell + level.offset(way);
            return (next == 1 ? isGoal(to) : left[to] == next) && fits(cell, way);
        }

        private void spread(int cell) {
            for (Direction way : WAYS) {
                int next = cell + level.offset(way);
                if (firsts[next] < OVER && fits(cell, way)) {
                    meet(next, cell == from ? bit(way) : firsts[cell] - OVER);
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
