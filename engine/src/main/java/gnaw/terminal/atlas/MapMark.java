package gnaw.terminal.atlas;

import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;
import java.util.List;

/** The mark on the map with which a player points at a cell. */
public final class MapMark {
    private final World world;
    private final List<Point> places;
    private Point at;
    private boolean isChosen;

    /**
     * Begins at a cell.
     *
     * @param places those that it leaps to, one after the other
     * @param isChosen whether the player may mean that cell already, before he has put the mark anywhere
     */
    public MapMark(World world, List<Point> places, Point at, boolean isChosen) {
        this.world = world;
        this.places = List.copyOf(places);
        this.at = at;
        this.isChosen = isChosen;
    }

    /** The cell. */
    public Point at() {
        return at;
    }

    /** Whether the player may mean that cell. */
    public boolean isChosen() {
        return isChosen;
    }

    /** Points at that cell from now on. */
    public void put(Point cell) {
        at = cell;
        isChosen = true;
    }

    /** Goes so many cells that way, and stops at the edge of the level. */
    public void move(Direction direction, int cells) {
        Level level = world.stage().level();
        put(new Point(
                Math.clamp(at.x() + cells * direction.dx(), 0, level.width() - 1),
                Math.clamp(at.y() + cells * direction.dy(), 0, level.height() - 1)));
    }

    /** Leaps so many places on, or back where that is less than 0; it stays where there are none. */
    public void leap(int steps) {
        if (!places.isEmpty()) {
            put(places.get(Math.floorMod(places.indexOf(at) + steps, places.size())));
        }
    }
}
