package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.map.Walks;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** A level while it is being dug, in the diggers' own tiles; what it looks like is painted on at the end. */
final class Ground {
    static final Tile ROCK = new Tile("rock", false, false);
    static final Tile FLOOR = new Tile("floor", true, true);
    static final Tile DOOR = new Tile("door", true, false);
    static final Tile LAKE = new Tile("lake", false, true);
    /** A lake through which one can walk: it makes ways shorter, but none may depend on it. */
    static final Tile FORD = new Tile("ford", true, true);

    private final Level level;
    private final Walks walks;
    private final RandomGenerator dice;
    private final List<Room> rooms = new ArrayList<>();
    private final Map<Point, Tile> entrances = new HashMap<>();
    private final Map<String, List<Point>> marks = new TreeMap<>();
    // By cell, with a border of one cell all around.
    private final Room[] roomOf;
    private final Tile[] paint;
    private final boolean[] gates;
    private final boolean[] vaulted;
    // How far the cell below and the eight cells around a cell lie from it.
    private final int stride;
    private final int[] around;

    Ground(int width, int height, RandomGenerator dice) {
        this.level = new Level(width, height, ROCK);
        this.dice = dice;
        this.walks = new Walks(level);
        this.stride = level.offset(Direction.S);
        this.around = Direction.all().stream().mapToInt(level::offset).toArray();
        int places = level.indices();
        this.roomOf = new Room[places];
        this.paint = new Tile[places];
        this.gates = new boolean[places];
        this.vaulted = new boolean[places];
    }

    Level level() {
        return level;
    }

    List<Room> rooms() {
        return rooms;
    }

    Map<String, List<Point>> marks() {
        return marks;
    }

    /** The cells of which that is so, in reading order. */
    List<Point> cells(Predicate<Point> wanted) {
        List<Point> cells = new ArrayList<>();
        for (int y = 0; y < level.height(); y++) {
            for (int x = 0; x < level.width(); x++) {
                Point cell = new Point(x, y);
                if (wanted.test(cell)) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    /** What the cell is painted with instead of what its part of the level is made of. */
    Optional<Tile> painted(Point cell) {
        return painted(place(cell));
    }

    /** The same of the cell of an index. */
    Optional<Tile> painted(int place) {
        return Optional.ofNullable(paint[place]);
    }

    void paint(Point cell, Tile tile) {
        paint[place(cell)] = tile;
    }

    boolean isRock(Point cell) {
        return is(cell, ROCK);
    }

    boolean isFloor(Point cell) {
        return is(cell, FLOOR);
    }

    boolean isDoor(Point cell) {
        return is(cell, DOOR);
    }

    boolean isLake(Point cell) {
        return is(cell, LAKE) || is(cell, FORD);
    }

    private static boolean isDry(Tile part) {
        return part.passable() && part != FORD;
    }

    private boolean is(Point cell, Tile part) {
        return level.contains(cell) && level.at(place(cell)) == part;
    }

    /** Whether the cell of that column and row and all around it are rock, and it is no part of a vault. */
    boolean isSolid(int x, int y) {
        if (x < 0 || y < 0 || x >= level.width() || y >= level.height()) {
            return false;
        }
        int place = place(x, y);
        return level.at(place) == ROCK && !vaulted[place] && isAmongRock(place);
    }

    /** Whether the eight cells around are rock. */
    boolean isAmongRock(Point cell) {
        return isAmongRock(place(cell));
    }

    private boolean isAmongRock(int place) {
        return countAround(place, ROCK) == around.length;
    }

    /** How many of the eight cells around are floor. */
    int floorsAround(Point cell) {
        return countAround(place(cell), FLOOR);
    }

    private int countAround(int place, Tile part) {
        int count = 0;
        for (int way : around) {
            count += level.at(place + way) == part ? 1 : 0;
        }
        return count;
    }

    /** Whether the cell is part of a vault, which nobody else may change. */
    boolean isVaulted(Point cell) {
        return vaulted[place(cell)];
    }

    /** Whether the cell is a doorway, with or without a door. */
    boolean isGate(Point cell) {
        return gates[place(cell)];
    }

    boolean isBesideGate(Point cell) {
        int place = place(cell);
        for (int way : around) {
            if (gates[place + way]) {
                return true;
            }
        }
        return false;
    }

    /** Whether one can walk from everywhere to everywhere, and through no lake. */
    boolean isWhole() {
        return isWholeWithout(List.of());
    }

    /** Whether one can walk from everywhere to everywhere but the cells, without entering them or a lake. */
    boolean isWholeWithout(Collection<Point> cells) {
        return walks.isWhole(Ground::isDry, cells);
    }

    /** Whether a walk from cell to cell is no longer than that, lakes that can be walked through included. */
    boolean isWithin(Point from, Point to, int distance) {
        return walks.isWithin(from, to, distance);
    }

    Optional<Room> roomAt(Point cell) {
        return Optional.ofNullable(roomOf[place(cell)]);
    }

    /** Whether floor of two rooms lies that way from the wall and on the opposite side. A doorway is no room. */
    boolean isBetweenRooms(Point wall, Direction way) {
        int here = place(wall) + level.offset(way);
        int there = place(wall) - level.offset(way);
        return level.at(here) == FLOOR
                && level.at(there) == FLOOR
                && roomOf[here] != null
                && roomOf[there] != null
                && roomOf[here] != roomOf[there];
    }

    void add(Room room) {
        rooms.add(room);
        for (Point cell : room.floor()) {
            level.set(cell, FLOOR);
            roomOf[place(cell)] = room;
        }
    }

    /** Fills the room and its doorways with rock again. */
    void fill(Room room) {
        rooms.remove(room);
        List<Point> doorways = gatesOf(room);
        doorways.forEach(gate -> gates[place(gate)] = false);
        doorways.forEach(this::fill);
        room.floor().forEach(this::fill);
    }

    /** Makes rock of the cell again, and of no room. */
    void fill(Point cell) {
        level.set(cell, ROCK);
        roomOf[place(cell)] = null;
        paint[place(cell)] = null;
    }

    List<Point> gatesOf(Room room) {
        SortedSet<Point> gates = new TreeSet<>();
        for (Point inside : room.floor()) {
            for (Direction way : Direction.orthogonal()) {
                if (isGate(inside.plus(way))) {
                    gates.add(inside.plus(way));
                }
            }
        }
        return List.copyOf(gates);
    }

    /** Keeps the cells of a vault from all other diggers. Its entrances stay closed until one is opened. */
    void addVault(List<Point> cells, Map<Point, Tile> doors) {
        cells.forEach(cell -> vaulted[place(cell)] = true);
        entrances.putAll(doors);
    }

    void mark(String name, Point cell) {
        marks.computeIfAbsent(name, unused -> new ArrayList<>()).add(cell);
    }

    /** Whether a doorway may be cut through the cell: plain rock, or a vault's closed entrance. */
    private boolean mayOpen(int place) {
        return level.at(place) == ROCK && (!vaulted[place] || entrances.containsKey(level.point(place)));
    }

    /** Whether a doorway out of a room may be cut through the cell that way, and no room lies beside it yet. */
    boolean isOpening(Point cell, Direction outward) {
        return isOpening(place(cell), outward);
    }

    /** The same of the cell that way from one in the room. */
    boolean opensFrom(Point inside, Direction outward) {
        return isOpening(place(inside) + level.offset(outward), outward);
    }

    private boolean isOpening(int place, Direction outward) {
        int ahead = level.offset(outward);
        int aside = outward.dx() == 0 ? 1 : stride;
        return mayOpen(place)
                && level.at(place + ahead) == ROCK
                && level.at(place + aside) == ROCK
                && level.at(place - aside) == ROCK;
    }

    /** All cells through which one may be cut, in reading order. */
    List<Point> walls() {
        List<Point> walls = new ArrayList<>();
        for (int place = 0; place < vaulted.length; place++) {
            if (mayOpen(place)) {
                walls.add(level.point(place));
            }
        }
        return walls;
    }

    /** Cuts a doorway: a vault's own entrance, a door in three of four built walls, or an open gap. */
    void open(Point cell) {
        gates[place(cell)] = true;
        boolean entrance = entrances.containsKey(cell);
        if (entrance) {
            paint(cell, entrances.get(cell));
        }
        level.set(cell, !entrance && isBuilt(cell) && dice.nextInt(4) > 0 ? DOOR : FLOOR);
    }

    private boolean isBuilt(Point gate) {
        return Direction.orthogonal().stream()
                .anyMatch(way ->
                        roomAt(gate.plus(way)).filter(room -> !room.isNatural()).isPresent());
    }

    /** Its index on the level, also of a cell on the border around it. */
    private int place(Point cell) {
        return place(cell.x(), cell.y());
    }

    private int place(int x, int y) {
        return (y + 1) * stride + x + 1;
    }
}
