package gnaw.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The edge of what is remembered of a level: the unknown cells that a walker could step onto from a known one. */
final class Frontier {
    /** Passable in hope: what the explorer cannot know, it tries. */
    private static final Tile UNKNOWN = new Tile("unknown", true, false);

    private final Level level;
    private final Level known;

    Frontier(Level level) {
        this.level = level;
        this.known = new Level(level.width(), level.height(), UNKNOWN);
        level.points().forEach(cell -> level.remembered(cell).ifPresent(tile -> known.set(cell, tile)));
    }

    DistanceMap map(Collection<Point> lures, PassableCost cost) {
        List<Point> goals = new ArrayList<>(lures);
        level.points().filter(this::isOnEdge).forEach(goals::add);
        return DistanceMap.from(known, goals, cell -> isKnown(cell) ? cost.toEnter(cell) : PassableCost.FORBIDDEN);
    }

    private boolean isOnEdge(Point cell) {
        return !isKnown(cell)
                && Direction.all().stream()
                        .anyMatch(direction -> isKnown(cell.plus(direction)) && known.mayStep(cell, direction));
    }

    private boolean isKnown(Point cell) {
        return level.remembered(cell).isPresent();
    }
}
