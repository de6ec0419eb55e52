package gnaw.map.dig;

import gnaw.map.DistanceMap;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** A level that a script makes itself, cell by cell or with the digging tools. */
public final class Grid {
    private static final int TRIES = 100;

    /** A cave takes a quarter of its area at the least. */
    private static final int SMALLEST_SHARE = 4;

    private final Level level;
    private final Map<String, List<Point>> marks = new TreeMap<>();

    /** A grid all of one tile. */
    public Grid(int width, int height, Tile everywhere) {
        this.level = new Level(width, height, everywhere);
    }

    /** What has been made of it. */
    public Level level() {
        return level;
    }

    /** The places that have names. */
    public Map<String, List<Point>> marks() {
        return marks;
    }

    /** Gives a cell a name. */
    public void mark(String name, Point at) {
        level.at(at);
        marks.computeIfAbsent(name, _ -> new ArrayList<>()).add(at);
    }

    /** Makes a whole area of a tile. */
    public List<Point> fill(Area area, Tile tile) {
        area.requireOn(level);
        return made(area.cells().toList(), tile);
    }

    /** Grows a cave in an area. */
    public List<Point> cave(Area area, Tile tile, RandomGenerator dice) {
        area.requireOn(level);
        Point corner = area.corner();
        return made(
                blob(area, dice).cells().stream()
                        .map(cell -> cell.plus(corner.x(), corner.y()))
                        .toList(),
                tile);
    }

    /** Small areas grow over now and then: then it is tried once more. */
    private static Patch blob(Area area, RandomGenerator dice) {
        for (int tries = 0; tries < TRIES; tries++) {
            Patch blob = Cave.blob(area.width(), area.height(), dice);
            if (blob.size() * SMALLEST_SHARE >= area.width() * area.height()) {
                return blob;
            }
        }
        throw new IllegalArgumentException(
                "No cave grows in an area of " + area.width() + "×" + area.height() + " cells: it is too small.");
    }

    /** Fills an area with a maze. */
    public List<Point> maze(Area area, Tile tile, RandomGenerator dice) {
        area.requireOn(level);
        return made(Maze.in(area, dice), tile);
    }

    /** Digs from cell to cell, along and across or the other way round; what can be walked on is left as it is. */
    public List<Point> corridor(Point from, Point to, Tile tile, RandomGenerator dice) {
        level.at(from);
        level.at(to);
        Point bend = dice.nextInt(2) == 0 ? new Point(to.x(), from.y()) : new Point(from.x(), to.y());
        List<Point> cells = new ArrayList<>(straight(from, bend));
        cells.addAll(straight(bend, to));
        return made(
                cells.stream().distinct().filter(cell -> !level.passable(cell)).toList(), tile);
    }

    /** Joins all that can be walked on by corridors. */
    public void join(Tile tile, RandomGenerator dice) {
        List<List<Point>> pieces = new Patch(new Point(0, 0), level.width(), level.height(), level::passable).pieces();
        for (int i = 1; i < pieces.size(); i++) {
            corridor(any(pieces.get(i - 1), dice), any(pieces.get(i), dice), tile, dice);
        }
    }

    /** Copies a level that was dug onto this one; gives back the floor of its rooms, but not that of vaults. */
    public List<Point> lay(Dug dug, Point corner) {
        new Area(corner, dug.level().width(), dug.level().height()).requireOn(level);
        dug.level()
                .points()
                .forEach(at -> level.set(moved(at, corner), dug.level().at(at)));
        dug.marks().forEach((name, places) -> places.forEach(at -> mark(name, moved(at, corner))));
        return dug.rooms().stream()
                .filter(room -> !room.isVault())
                .flatMap(room -> room.floor().stream())
                .map(at -> moved(at, corner))
                .toList();
    }

    /** How many steps one walks from cell to cell; empty where there is no way. */
    public Optional<Integer> walk(Point from, Point to) {
        int steps = DistanceMap.from(level, List.of(from)).at(to);
        return Optional.of(steps).filter(way -> way != DistanceMap.UNREACHABLE);
    }

    private List<Point> made(List<Point> cells, Tile tile) {
        cells.forEach(cell -> level.set(cell, tile));
        return cells;
    }

    private static Point moved(Point at, Point corner) {
        return at.plus(corner.x(), corner.y());
    }

    private static Point any(List<Point> cells, RandomGenerator dice) {
        return cells.get(dice.nextInt(cells.size()));
    }

    private static List<Point> straight(Point from, Point to) {
        Point corner = new Point(Math.min(from.x(), to.x()), Math.min(from.y(), to.y()));
        return new Area(corner, Math.abs(from.x() - to.x()) + 1, Math.abs(from.y() - to.y()) + 1)
                .cells()
                .toList();
    }
}
