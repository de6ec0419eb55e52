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
        this.known = level.asRemembered(UNKNOWN);
    }

    DistanceMap map(Point walker, Collection<Point> lures, PassableCost cost) {
        List<Point> goals = new ArrayList<>(lures);
        for (int cell = 0; cell < level.indices(); cell++) {
            if (level.remembers(cell) && known.passable(cell)) {
                addUnknownAround(cell, goals);
            }
        }
        return DistanceMap.forWalker(
                walker, known, goals, cell -> isKnown(cell) ? cost.toEnter(cell) : PassableCost.FORBIDDEN);
    }

    /** Asked for every known floor at each step of an explorer, so by index and without streams. A cell may be added more than once. */
    private void addUnknownAround(int cell, List<Point> goals) {
        for (Direction direction : Direction.all()) {
            int next = cell + direction.dx() + direction.dy() * level.stride();
            if (!level.remembers(next) && known.passable(next) && known.fits(cell, direction)) {
                goals.add(level.point(next));
            }
        }
    }

    private boolean isKnown(Point cell) {
        return level.remembered(cell).isPresent();
    }
}
