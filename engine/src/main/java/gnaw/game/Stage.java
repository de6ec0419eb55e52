package gnaw.game;

import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.dig.Room;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** One depth of the dungeon with all that lives and lies there. */
public final class Stage {
    private final int depth;
    private final Level level;
    private final List<Room> rooms;
    private final Map<String, List<Point>> marks;
    private final TreeMap<Integer, Creature> creatures = new TreeMap<>();
    private final TreeMap<Point, List<Item>> items = new TreeMap<>();
    private final Creature[] standing;

    Stage(int depth, Level level, List<Room> rooms, Map<String, List<Point>> marks) {
        this.depth = depth;
        this.level = level;
        this.rooms = List.copyOf(rooms);
        this.marks = new TreeMap<>(marks);
        this.standing = new Creature[level.width() * level.height()];
    }

    /** How deep it is; 1 is the first. */
    public int depth() {
        return depth;
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

    void enter(Creature creature, Point at) {
        creature.at(at);
        creatures.put(creature.id(), creature);
        standing[index(at)] = creature;
    }

    void leave(Creature creature) {
        creatures.remove(creature.id());
        standing[index(creature.at())] = null;
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
        same.ifPresentOrElse(stack -> stack.more(item.count()), () -> pile.addFirst(item));
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
