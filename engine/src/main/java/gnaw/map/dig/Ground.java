package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.Level;
import gnaw.map.PassableCost;
import gnaw.map.Point;
import gnaw.map.Tile;
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
    private final RandomGenerator dice;
    private final List<Room> rooms = new ArrayList<>();
    private final Map<Point, Tile> entrances = new HashMap<>();
    private final Map<String, List<Point>> marks = new TreeMap<>();
    // By cell, with a border of one cell all around.
    private final Room[] roomOf;
    private final Tile[] paint;
    private final boolean[] gates;
    private final boolean[] vaulted;

    Ground(int width, int height, RandomGenerator dice) {
        this.level = new Level(width, height, ROCK);
        this.dice = dice;
        int places = (width + 2) * (height + 2);
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
        return Optional.ofNullable(paint[place(cell)]);
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

    private boolean isDry(Point cell) {
        return level.passable(cell) && !isLake(cell);
    }

    private boolean is(Point cell, Tile part) {
        return level.contains(cell) && level.at(cell) == part;
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
        for (Direction way : Direction.all()) {
            if (isGate(cell.plus(way))) {
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
        boolean[] shut = new boolean[gates.length];
        cells.forEach(cell -> shut[place(cell)] = true);
        List<Point> rest = cells(cell -> isDry(cell) && !shut[place(cell)]);
        if (rest.isEmpty()) {
            return false;
        }
        PassableCost cost = cell -> shut[place(cell)] || !isDry(cell) ? PassableCost.FORBIDDEN : 1;
        DistanceMap walks = DistanceMap.from(level, List.of(rest.getFirst()), cost);
        return rest.stream().noneMatch(cell -> walks.at(cell) == DistanceMap.UNREACHABLE);
    }

    Optional<Room> roomAt(Point cell) {
        return Optional.ofNullable(roomOf[place(cell)]);
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
    boolean mayOpen(Point cell) {
        return isRock(cell) && (!isVaulted(cell) || entrances.containsKey(cell));
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

    private int place(Point cell) {
        return (cell.y() + 1) * (level.width() + 2) + cell.x() + 1;
    }
}
