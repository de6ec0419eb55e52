package gnaw.lab.trace;

import gnaw.game.Catalog;
import gnaw.game.Game;
import gnaw.game.Rules;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;

/** The empty closed room in which a trace takes place, and beside it a closet that nobody sees into. */
final class TraceRoom {
    /** Where creatures come and go without a word. */
    static final Point CLOSET = new Point(14, 6);

    private static final int SIDE = 13;
    private static final Point MIDDLE = new Point(SIDE / 2, SIDE / 2);

    private TraceRoom() {}

    /** A game that begins there. */
    static Game begin(Rules rules, long seed, int turn) {
        return Game.begin(room(rules.catalog()), MIDDLE, turn, rules, seed);
    }

    private static Level room(Catalog catalog) {
        Tile wall = catalog.tile("wall");
        Tile floor = catalog.tile("floor");
        Level level = new Level(SIDE + 3, SIDE, wall);
        level.points().filter(TraceRoom::isInside).forEach(cell -> level.set(cell, floor));
        level.set(CLOSET, floor);
        return level;
    }

    private static boolean isInside(Point cell) {
        return cell.x() > 0 && cell.y() > 0 && cell.x() < SIDE - 1 && cell.y() < SIDE - 1;
    }
}
