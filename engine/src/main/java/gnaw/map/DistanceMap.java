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

    private final Level level;
    private final int[] costs;
    private final int[] distances;

    private DistanceMap(Level level, int[] costs, int[] distances) {
        this.level = level;
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
        int[] costs = new int[level.width() * level.height()];
        int[] distances = new int[costs.length];
        Arrays.setAll(costs, cell -> costOf(level, cell, cost));
        Arrays.fill(distances, UNREACHABLE);
        goals.forEach(goal -> distances[level.index(goal)] = 0);
        DistanceMap map = new DistanceMap(level, costs, distances);
        map.spread();
        return map;
    }

    /**
     * How far the explorer is from what is worth walking to: the unknown cells beside remembered passable ones, and the
     * lures, such as things that lie about. Only remembered passable cells are walked on.
     */
    public static DistanceMap ofKnown(Level level, Collection<Point> lures, PassableCost cost) {
        return new Frontier(level).map(lures, cost);
    }

    private static int costOf(Level level, int cell, PassableCost cost) {
        Point point = level.point(cell);
        if (!level.passable(point)) {
            return PassableCost.FORBIDDEN;
        }
        int asked = cost.toEnter(point);
        if (asked < 0 || asked > DEAREST) {
            throw new IllegalArgumentException(
                    "Entering " + point + " cannot cost " + asked + ": a cost is 0 (forbidden) to " + DEAREST);
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
        DistanceMap map = new DistanceMap(level, costs, depths);
        map.spread();
        return map;
    }

    /** Lowers every distance to what a walk from a lower cell gives. */
    private void spread() {
        int[] sources = Arrays.stream(distances)
                .filter(distance -> distance != UNREACHABLE)
                .toArray();
        int lowest = Arrays.stream(sources).min().orElse(0);
        int highest = Arrays.stream(sources).max().orElse(0);
        int dearest = Math.max(1, Arrays.stream(costs).max().orElse(1));
        RingQueue queue = new RingQueue(lowest, Math.max(highest - lowest, dearest));
        for (int cell = 0; cell < distances.length; cell++) {
            if (distances[cell] != UNREACHABLE) {
                queue.add(cell, distances[cell]);
            }
        }
        while (!queue.isEmpty()) {
            int cell = queue.take();
            if (distances[cell] == queue.distance()) {
                spread(cell, queue);
            }
        }
    }

    private void spread(int cell, RingQueue queue) {
        int x = cell % level.width();
        int y = cell / level.width();
        // A goal inside a wall has no cost of its own: the last step up to it counts 1.
        int distance = distances[cell] + Math.max(1, costs[cell]);
        for (Direction direction : Direction.all()) {
            int neighbour = cell + direction.dy() * level.width() + direction.dx();
            if (level.contains(x + direction.dx(), y + direction.dy())
                    && distance < distances[neighbour]
                    && costs[neighbour] != PassableCost.FORBIDDEN
                    && level.fits(x, y, direction)) {
                distances[neighbour] = distance;
                queue.add(neighbour, distance);
            }
        }
    }
}
