package gnaw.map;

import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * How far each cell is from the nearest of some goals, by the steps that {@link Level#mayStep} allows (Dijkstra).
 *
 * <p>One map serves all who seek the same goals: each rolls downhill. It tells the level as it was when it was made.
 */
public final class DistanceMap {
    /** The distance of a cell from which no goal can be reached. */
    public static final int UNREACHABLE = Integer.MAX_VALUE;

    private static final int DEAREST = 1_000;
    private static final int NOWHERE = -1;
    private static final int UNASKED = -1;

    private final Level level;
    private final PassableCost cost;
    private final int[] costs;
    private final int[] distances;

    private DistanceMap(Level level, PassableCost cost, int[] costs, int[] distances) {
        this.level = level;
        this.cost = cost;
        this.costs = costs;
        this.distances = distances;
    }

    /** Steps to the nearest goal. */
    public static DistanceMap from(Level level, Collection<Point> goals) {
        return from(level, goals, PassableCost.EVEN);
    }

    /**
     * Cost of the cheapest walk to the nearest goal. A goal that is not passable counts: one can walk up to it.
     *
     * @throws IllegalArgumentException if a goal lies outside the level or a cost is out of range
     */
    public static DistanceMap from(Level level, Collection<Point> goals, PassableCost cost) {
        return begun(level, goals, cost).spread(NOWHERE);
    }

    /**
     * The same for one walker alone, and so made much sooner: it tells no more than how he gets nearer to a goal from where he is. Cells
     * that are no nearer than his may be told as farther than they are.
     */
    public static DistanceMap forWalker(Point walker, Level level, Collection<Point> goals, PassableCost cost) {
        return begun(level, goals, cost).spread(level.index(walker));
    }

    /**
     * How far the explorer is from what is worth walking to: the unknown cells beside remembered passable ones, and the
     * lures, such as things that lie about. Only remembered passable cells are walked on. As {@link #forWalker} it tells
     * him the way from where he is, and no more.
     */
    public static DistanceMap ofKnown(Point walker, Level level, Collection<Point> lures, PassableCost cost) {
        return new Frontier(level).map(walker, lures, cost);
    }

    private static DistanceMap begun(Level level, Collection<Point> goals, PassableCost cost) {
        int[] costs = new int[level.indices()];
        Arrays.fill(costs, UNASKED);
        int[] distances = new int[costs.length];
        Arrays.fill(distances, UNREACHABLE);
        goals.forEach(goal -> distances[level.index(goal)] = 0);
        return new DistanceMap(level, cost, costs, distances);
    }

    /** What entering the cell costs. It is asked only where somebody comes by: most walks end long before all cells are seen. */
    private int cost(int cell) {
        if (costs[cell] == UNASKED) {
            costs[cell] = level.passable(cell) ? asked(level.point(cell)) : PassableCost.FORBIDDEN;
        }
        return costs[cell];
    }

    private int asked(Point cell) {
        int asked = cost.toEnter(cell);
        if (asked < 0 || asked > DEAREST) {
            throw new IllegalArgumentException(
                    "Entering " + cell + " cannot cost " + asked + ": a cost is 0 (forbidden) to " + DEAREST);
        }
        return asked;
    }

    /** The distance of the cell, or {@link #UNREACHABLE}; outside the level, too. In a fleeing map only the order counts. */
    public int at(Point cell) {
        return level.contains(cell) ? distances[level.index(cell)] : UNREACHABLE;
    }

    /**
     * The step from the cell to the lowest free cell around that is lower than it, straight steps before diagonal ones
     * if several are as low; empty if there is none.
     */
    public Optional<Direction> downhill(Point from, Predicate<Point> free) {
        Optional<Direction> best = Optional.empty();
        int lowest = at(from);
        for (Direction direction : Direction.straightFirst()) {
            Point to = from.plus(direction);
            if (at(to) < lowest && level.mayStep(from, direction) && free.test(to)) {
                best = Optional.of(direction);
                lowest = at(to);
            }
        }
        return best;
    }

    /**
     * The map down which one flees from the goals: it leads past them to a better way out rather than into a dead end.
     *
     * <p>Every distance times -1.2, then spread again (after the author of Brogue): the far end of the level lies so
     * deep that it pulls even those who must first come nearer.
     */
    public DistanceMap fleeing() {
        int[] depths = Arrays.stream(distances)
                .map(distance -> distance == UNREACHABLE ? UNREACHABLE : -distance * 6 / 5)
                .toArray();
        return new DistanceMap(level, cost, costs, depths).spread(NOWHERE);
    }

    /** Lowers every distance to what a walk from a lower cell gives, until that cell is reached. */
    private DistanceMap spread(int last) {
        RingQueue queue = queue();
        boolean isThere = false;
        while (!queue.isEmpty() && !isThere) {
            int cell = queue.take();
            if (distances[cell] == queue.distance()) {
                spread(cell, queue);
            }
            isThere = cell == last;
        }
        return this;
    }

    private void spread(int cell, RingQueue queue) {
        // A goal inside a wall has no cost of its own: the last step up to it counts 1.
        int distance = distances[cell] + Math.max(1, cost(cell));
        for (Direction direction : Direction.all()) {
            int neighbour = cell + direction.dy() * level.stride() + direction.dx();
            if (distance < distances[neighbour]
                    && cost(neighbour) != PassableCost.FORBIDDEN
                    && level.fits(cell, direction)) {
                distances[neighbour] = distance;
                queue.add(neighbour, distance);
            }
        }
    }

    /** All cells that have a distance, in a queue wide enough for them and for every step from them. */
    private RingQueue queue() {
        int lowest = 0;
        int highest = 0;
        for (int cell = 0; cell < distances.length; cell++) {
            if (distances[cell] != UNREACHABLE) {
                lowest = Math.min(lowest, distances[cell]);
                highest = Math.max(highest, distances[cell]);
            }
        }
        RingQueue queue = new RingQueue(lowest, Math.max(DEAREST, highest - lowest));
        for (int cell = 0; cell < distances.length; cell++) {
            if (distances[cell] != UNREACHABLE) {
                queue.add(cell, distances[cell]);
            }
        }
        return queue;
    }
}
