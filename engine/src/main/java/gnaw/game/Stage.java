package gnaw.game;

import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.dig.Room;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** One depth of the dungeon with all that lives and lies there. */
public final class Stage {
    /** Before all cells: the level as a whole. */
    private static final Point WHOLE = new Point(-1, -1);

    /** Before the name of a place, the mark of the cell from where the hero went there: marks are kept. */
    static final String WAY = ".way to ";

    private final Depth where;
    private final Level level;
    private final List<Room> rooms;
    private final Map<String, List<Point>> marks;
    private final TreeMap<Integer, Creature> creatures = new TreeMap<>();
    private final TreeMap<String, TreeMap<Integer, Creature>> bySide = new TreeMap<>();
    private final TreeMap<Point, List<Item>> items = new TreeMap<>();
    private final Creature[] standing;
    private final TreeMap<Optional<Point>, Meters> meters = new TreeMap<>(Comparator.comparing(at -> at.orElse(WHOLE)));
    private final LinkedHashMap<Creature, Depth> bound = new LinkedHashMap<>();
    private int changesOfCreatures;

    Stage(Depth where, Level level, List<Room> rooms, Map<String, List<Point>> marks) {
        this.where = where;
        this.level = level;
        this.rooms = List.copyOf(rooms);
        this.marks = new TreeMap<>(marks);
        this.standing = new Creature[level.width() * level.height()];
    }

    /** The same level, with nobody and nothing on it, as if it lay elsewhere. */
    public Stage elsewhere(Depth other) {
        return new Stage(other, level, rooms, marks);
    }

    /** Where it lies. */
    public Depth where() {
        return where;
    }

    /** How deep it is; 1 is the first. */
    public int depth() {
        return where.number();
    }

    /** Its cells. */
    public Level level() {
        return level;
    }

    /** Its rooms as they were dug; none after a game was restored, so that rules are told them of a new level only. */
    public List<Room> rooms() {
        return rooms;
    }

    /** Places that a drawn vault named. */
    public Map<String, List<Point>> marks() {
        return Collections.unmodifiableMap(marks);
    }

    /** Everybody here, in order of their numbers. */
    public Collection<Creature> creatures() {
        return Collections.unmodifiableCollection(creatures.values());
    }

    /** How often somebody came here or left. */
    public int changesOfCreatures() {
        return changesOfCreatures;
    }

    /** The sides of those who are here, each with its own in order of their numbers: among a thousand allies nobody looks for foes. */
    Map<String, TreeMap<Integer, Creature>> bySide() {
        return bySide;
    }

    /** Who stands there. */
    public Optional<Creature> creatureAt(Point point) {
        return level.contains(point) ? Optional.ofNullable(standing[index(point)]) : Optional.empty();
    }

    /** The creature of that number, if it is here. */
    public Optional<Creature> creature(int id) {
        return Optional.ofNullable(creatures.get(id));
    }

    /** What lies there, the last dropped first. */
    public List<Item> itemsAt(Point point) {
        return Collections.unmodifiableList(items.getOrDefault(point, List.of()));
    }

    /** How many things lie here, each stack being one. */
    int things() {
        return items.values().stream().mapToInt(List::size).sum();
    }

    /** Where that thing lies, if it lies here. */
    public Optional<Point> placeOf(Item item) {
        return items.entrySet().stream()
                .filter(pile -> pile.getValue().contains(item))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** All places where something lies, in map order. */
    public Collection<Point> placesWithItems() {
        return Collections.unmodifiableCollection(items.keySet());
    }

    /** Whether somebody could be put there. */
    public boolean isFree(Point point) {
        return level.passable(point) && creatureAt(point).isEmpty();
    }

    /** The free cell nearest to a point, the point itself first; empty when there is none within reach. */
    public Optional<Point> freeNear(Point point) {
        int reach = Math.max(level.width(), level.height());
        return IntStream.range(0, reach)
                .mapToObj(radius -> freeAround(point, radius))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The first free cell that is so far away, in map order. What lies outside of the level is not looked at: on a full one that is most. */
    private Optional<Point> freeAround(Point point, int radius) {
        int last = Math.min(level.height() - 1, point.y() + radius);
        for (int y = Math.max(0, point.y() - radius); y <= last; y++) {
            boolean isEdge = Math.abs(y - point.y()) == radius;
            int first = isEdge ? Math.max(0, point.x() - radius) : point.x() - radius;
            int right = isEdge ? Math.min(level.width() - 1, point.x() + radius) : point.x() + radius;
            for (int x = first; x <= right; x += isEdge ? 1 : 2 * radius) {
                if (isFree(new Point(x, y))) {
                    return Optional.of(new Point(x, y));
                }
            }
        }
        return Optional.empty();
    }

    /** From which cell the hero went to that place; empty if he went from elsewhere. */
    public Optional<Point> wayTo(String place) {
        return Optional.ofNullable(marks.get(WAY + place)).map(List::getFirst);
    }

    void markWay(String place, Point from) {
        marks.put(WAY + place, List.of(from));
    }

    void forgetWay(String place) {
        marks.remove(WAY + place);
    }

    /** The meters of a cell, or of the whole level, if one was ever set. */
    Optional<Meters> meters(Optional<Point> at) {
        return meters.isEmpty() ? Optional.empty() : Optional.ofNullable(meters.get(at));
    }

    /** All cells of which a meter was ever set, and before them the level itself if one of its own was. */
    Map<Optional<Point>, Meters> meters() {
        return meters;
    }

    void enter(Creature creature, Point at) {
        changesOfCreatures++;
        creature.at(at);
        creatures.put(creature.id(), creature);
        bySide.computeIfAbsent(creature.side(), _ -> new TreeMap<>()).put(creature.id(), creature);
        standing[index(at)] = creature;
    }

    /** Whoever is not here has nothing to leave. */
    void leave(Creature creature) {
        if (creatures.remove(creature.id(), creature)) {
            changesOfCreatures++;
            bySide.get(creature.side()).remove(creature.id());
            standing[index(creature.at())] = null;
        }
        bound.remove(creature);
    }

    /** Somebody goes to a depth that has not been dug yet: he is on his way until it is. */
    void bind(Creature who, Depth forDepth) {
        leave(who);
        bound.put(who, forDepth);
    }

    /** Those on their way, with the depth that each goes to. */
    Map<Creature, Depth> bound() {
        return Collections.unmodifiableMap(bound);
    }

    /** Those on their way to a depth. */
    List<Creature> boundFor(Depth depth) {
        return bound.keySet().stream()
                .filter(who -> bound.get(who).equals(depth))
                .toList();
    }

    /** Somebody changes sides, whether he is here or not. */
    void join(Creature creature, String side) {
        boolean isHere = creatures.get(creature.id()) == creature;
        if (isHere) {
            bySide.get(creature.side()).remove(creature.id());
        }
        creature.side(side);
        if (isHere) {
            bySide.computeIfAbsent(side, _ -> new TreeMap<>()).put(creature.id(), creature);
        }
    }

    void move(Creature creature, Point to) {
        standing[index(creature.at())] = null;
        creature.at(to);
        standing[index(to)] = creature;
    }

    /** The two stand where the other stood. */
    void swap(Creature one, Creature other) {
        Point from = one.at();
        move(one, other.at());
        other.at(from);
        standing[index(from)] = other;
    }

    void lay(Item item, Point at) {
        List<Item> pile = items.computeIfAbsent(at, _ -> new ArrayList<>());
        Optional<Item> same = pile.stream().filter(item::stacksWith).findFirst();
        same.ifPresentOrElse(stack -> stack.join(item), () -> pile.addFirst(item));
    }

    void lift(Item item, Point from) {
        List<Item> pile = items.getOrDefault(from, List.of());
        pile.remove(item);
        if (pile.isEmpty()) {
            items.remove(from);
        }
    }

    private int index(Point point) {
        return point.y() * level.width() + point.x();
    }
}
