package gnaw.map;

import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The distance of each cell from the nearest of some goals, by the steps that {@link Level#mayStep} allows: a Dijkstra map.
 *
 * <p>One map serves all who seek the same goals: each rolls downhill. It is drawn no farther than somebody asks, so it is of no use any
 * more once the level has changed.
 */
public final class DistanceMap {
    /** The distance of a cell from which no goal can be reached. */
    public static final int UNREACHABLE = Integer.MAX_VALUE;

    private static final int DEAREST = 1_000;
    // An array, for Java's quick compiler, which play has alone, makes an iterator at each walk through a list.
    private static final Direction[] WAYS = Direction.values();

    private final Level level;
    private final PassableCost cost;
    /** Whether the cost alone says what can be entered, walls too. */
    private final boolean isFree;
    // One more than what entering the cell costs; 0 until it is asked.
    private final short[] costs;
    private final int[] distances;
    private final int[] offsets = new int[WAYS.length];
    private final RingQueue queue;
    private Optional<DistanceMap> flight = Optional.empty();

    private DistanceMap(Level level, PassableCost cost, boolean isFree, short[] costs, int lowest) {
        this.level = level;
        this.cost = cost;
        this.isFree = isFree;
        this.costs = costs;
        this.distances = new int[costs.length];
        this.queue = new RingQueue(lowest);
        Arrays.fill(distances, UNREACHABLE);
        Arrays.setAll(offsets, way -> level.offset(WAYS[way]));
    }

    /** Steps to the nearest goal. */
    public static DistanceMap from(Level level, Collection<Point> goals) {
        return from(level, goals, PassableCost.EVEN);
    }

    /**
     * Cost of the cheapest walk to the nearest goal. A goal that is not passable counts: one can walk up to it.
     *
     * @throws IllegalArgumentException if a goal lies outside the level or, once it is asked, a cost is out of range
     */
    public static DistanceMap from(Level level, Collection<Point> goals, PassableCost cost) {
        return of(level, goals, cost, false);
    }

    /** The same where {@code cost} alone decides what can be entered, walls included. */
    public static DistanceMap throughWalls(Level level, Collection<Point> goals, PassableCost cost) {
        return of(level, goals, cost, true);
    }

    private static DistanceMap of(Level level, Collection<Point> goals, PassableCost cost, boolean isFree) {
        DistanceMap map = new DistanceMap(level, cost, isFree, new short[level.indices()], 0);
        goals.forEach(goal -> map.lower(level.index(goal), 0));
        return map;
    }

    /** What entering the cell costs. It is asked only where somebody comes by: most walks end long before all cells are seen. */
    private int cost(int cell) {
        if (costs[cell] == 0) {
            costs[cell] = (short) (1 + (isAsked(cell) ? asked(cell) : PassableCost.FORBIDDEN));
        }
        return costs[cell] - 1;
    }

    private boolean isAsked(int cell) {
        return level.passable(cell) || isFree && level.isInside(cell);
    }

    private int asked(int cell) {
        int asked = cost.toEnter(cell);
        if (asked < 0 || asked > DEAREST) {
            throw new IllegalArgumentException("Entering " + level.point(cell) + " cannot cost " + asked
                    + ": a cost is 0 (forbidden) to " + DEAREST);
        }
        return asked;
    }

    /** The distance of the cell, or {@link #UNREACHABLE}; outside the level, too. In a fleeing map only the order counts. */
    public int at(Point cell) {
        return level.contains(cell) ? at(level.index(cell)) : UNREACHABLE;
    }

    /** Whether the cell is no farther than that. The map is drawn no farther than that, either. */
    public boolean isWithin(Point cell, int distance) {
        int place = level.index(cell);
        while (distances[place] > distance && queue.distance() < distance && !queue.isEmpty()) {
            spread(queue.take());
        }
        return distances[place] <= distance;
    }

    /** Whatever is no farther than what was taken last has its distance: to reach it from there costs 1 at least. */
    private int at(int cell) {
        while (distances[cell] > queue.distance() && !queue.isEmpty()) {
            spread(queue.take());
        }
        return distances[cell];
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
            if (drawn(to) < lowest && (isFree || level.mayStep(from, direction)) && free.test(to)) {
                best = Optional.of(direction);
                lowest = drawn(to);
            }
        }
        return best;
    }

    /** The distance as far as the map is drawn; to whatever is nearer than a cell that was asked it is. */
    private int drawn(Point cell) {
        return level.contains(cell) ? distances[level.index(cell)] : UNREACHABLE;
    }

    /**
     * The map down which one flees from the goals: it leads past them to a better way out rather than into a dead end.
     *
     * <p>Every distance times -1.2, then spread again (after the author of Brogue): the far end of the level lies so
     * deep that it pulls even those who must first come nearer.
     */
    public DistanceMap fleeing() {
        if (flight.isEmpty()) {
            flight = Optional.of(flight());
        }
        return flight.get();
    }

    private DistanceMap flight() {
        drawAll();
        DistanceMap fleeing = new DistanceMap(level, cost, isFree, costs, -queue.distance() * 6 / 5);
        for (int cell = 0; cell < distances.length; cell++) {
            if (distances[cell] != UNREACHABLE) {
                fleeing.lower(cell, -distances[cell] * 6 / 5);
            }
        }
        return fleeing;
    }

    private void drawAll() {
        while (!queue.isEmpty()) {
            spread(queue.take());
        }
    }

    /** Lowers the distance of every neighbour to what a walk from the cell gives, unless it is lower already. */
    private void spread(int cell) {
        if (distances[cell] < queue.distance()) {
            return;
        }
        // A goal inside a wall has no cost of its own: the last step up to it counts 1.
        int distance = distances[cell] + Math.max(1, cost(cell));
        for (int way = 0; way < offsets.length; way++) {
            int neighbour = cell + offsets[way];
            if (distance < distances[neighbour]
                    && cost(neighbour) != PassableCost.FORBIDDEN
                    && fits(cell, neighbour, WAYS[way])) {
                lower(neighbour, distance);
            }
        }
    }

    private boolean fits(int cell, int neighbour, Direction direction) {
        return level.fits(cell, direction) || isFree && !(level.passable(cell) && level.passable(neighbour));
    }

    private void lower(int cell, int distance) {
        distances[cell] = distance;
        queue.add(cell, distance);
    }
}
