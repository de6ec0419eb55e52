package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.Level;
import gnaw.map.PassableCost;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/** A level while it is being dug, in the diggers' own tiles; what it looks like is painted on at the end. */
final class Ground {
    static final Tile ROCK = new Tile("rock", false, false);
    static final Tile FLOOR = new Tile("floor", true, true);
    static final Tile DOOR = new Tile("door", true, false);
    static final Tile LAKE = new Tile("lake", false, true);

    private final Level level;
    private final RandomGenerator dice;
    private final List<Room> rooms = new ArrayList<>();
    private final Map<Point, Room> roomOf = new HashMap<>();
    private final SortedSet<Point> gates = new TreeSet<>();
    private final Map<Point, Tile> paint = new HashMap<>();
    private final Set<Point> vaulted = new HashSet<>();
    private final Map<Point, Tile> entrances = new HashMap<>();
    private final Map<String, List<Point>> marks = new TreeMap<>();

    Ground(int width, int height, RandomGenerator dice) {
        this.level = new Level(width, height, ROCK);
        this.dice = dice;
    }

    Level level() {
        return level;
    }

    List<Room> rooms() {
        return rooms;
    }

    /** All doorways, with or without a door. */
    SortedSet<Point> gates() {
        return gates;
    }

    Map<String, List<Point>> marks() {
        return marks;
    }

    /** What the cell is painted with instead of what its part of the level is made of. */
    Optional<Tile> painted(Point cell) {
        return Optional.ofNullable(paint.get(cell));
    }

    void paint(Point cell, Tile tile) {
        paint.put(cell, tile);
    }

    boolean isRock(Point cell) {
        return level.contains(cell) && level.at(cell).equals(ROCK);
    }

    boolean isFloor(Point cell) {
        return level.contains(cell) && level.at(cell).equals(FLOOR);
    }

    boolean isDoor(Point cell) {
        return level.contains(cell) && level.at(cell).equals(DOOR);
    }

    boolean isLake(Point cell) {
        return level.contains(cell) && level.at(cell).equals(LAKE);
    }

    /** Whether the cell is part of a vault, which nobody else may change. */
    boolean isVaulted(Point cell) {
        return vaulted.contains(cell);
    }

    boolean isBesideGate(Point cell) {
        return cell.around().stream().anyMatch(gates::contains);
    }

    /** Whether one can walk from everywhere to everywhere. */
    boolean isWhole() {
        return isWholeWithout(Set.of());
    }

    /** Whether one can walk from everywhere to everywhere but the cells, without entering them. */
    boolean isWholeWithout(Set<Point> cells) {
        List<Point> rest = level.points()
                .filter(level::passable)
                .filter(cell -> !cells.contains(cell))
                .toList();
        if (rest.isEmpty()) {
            return false;
        }
        PassableCost cost = cell -> cells.contains(cell) ? PassableCost.FORBIDDEN : 1;
        DistanceMap walks = DistanceMap.from(level, List.of(rest.getFirst()), cost);
        return rest.stream().noneMatch(cell -> walks.at(cell) == DistanceMap.UNREACHABLE);
    }

    Optional<Room> roomAt(Point cell) {
        return Optional.ofNullable(roomOf.get(cell));
    }

    void add(Room room) {
        rooms.add(room);
        for (Point cell : room.floor()) {
            level.set(cell, FLOOR);
            roomOf.put(cell, room);
        }
    }

    /** Fills the room and its doorways with rock again. */
    void fill(Room room) {
        rooms.remove(room);
        List<Point> doorways = gatesOf(room);
        gates.removeAll(doorways);
        doorways.forEach(this::fill);
        room.floor().forEach(this::fill);
    }

    private void fill(Point cell) {
        level.set(cell, ROCK);
        roomOf.remove(cell);
        paint.remove(cell);
    }

    List<Point> gatesOf(Room room) {
        return gates.stream()
                .filter(gate -> Direction.orthogonal().stream()
                        .anyMatch(way ->
                                roomAt(gate.plus(way)).filter(room::equals).isPresent()))
                .toList();
    }

    /** Keeps the cells of a vault from all other diggers. Its entrances stay closed until one is opened. */
    void addVault(List<Point> cells, Map<Point, Tile> doors) {
        vaulted.addAll(cells);
        entrances.putAll(doors);
    }

    void mark(String name, Point cell) {
        marks.computeIfAbsent(name, unused -> new ArrayList<>()).add(cell);
    }

    /** Whether a doorway may be cut through the cell: plain rock, or a vault's closed entrance. */
    boolean mayOpen(Point cell) {
        return isRock(cell) && (!vaulted.contains(cell) || entrances.containsKey(cell));
    }

    /** Cuts a doorway: a vault's own entrance, a door in three of four built walls, or an open gap. */
    void open(Point cell) {
        gates.add(cell);
        boolean entrance = entrances.containsKey(cell);
        if (entrance) {
            paint.put(cell, entrances.get(cell));
        }
        level.set(cell, !entrance && isBuilt(cell) && dice.nextInt(4) > 0 ? DOOR : FLOOR);
    }

    private boolean isBuilt(Point gate) {
        return Direction.orthogonal().stream()
                .anyMatch(way ->
                        roomAt(gate.plus(way)).filter(room -> !room.isNatural()).isPresent());
    }
}
