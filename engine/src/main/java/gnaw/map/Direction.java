package gnaw.map;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One of the eight ways to step, clockwise from north. North is up: y falls. */
public enum Direction {
    N("north", 0, -1),
    NE("north-east", 1, -1),
    E("east", 1, 0),
    SE("south-east", 1, 1),
    S("south", 0, 1),
    SW("south-west", -1, 1),
    W("west", -1, 0),
    NW("north-west", -1, -1);

    private static final List<Direction> ALL = List.of(values());
    private static final List<Direction> ORTHOGONAL = List.of(N, E, S, W);
    private static final List<Direction> STRAIGHT_FIRST = List.of(N, E, S, W, NE, SE, SW, NW);

    // In reading order, the step nowhere among them.
    private static final Direction[] BY_STEP = {NW, N, NE, W, null, E, SW, S, SE};

    private static final Map<String, Direction> BY_WORDS = by(Direction::toString);
    private static final Map<String, Direction> BY_NAME = by(Direction::name);

    private final String words;
    private final int dx;
    private final int dy;

    Direction(String words, int dx, int dy) {
        this.words = words;
        this.dx = dx;
        this.dy = dy;
    }

    /** All eight, clockwise from north. */
    public static List<Direction> all() {
        return ALL;
    }

    /** North, east, south and west. */
    public static List<Direction> orthogonal() {
        return ORTHOGONAL;
    }

    /** All eight, the four straight ones before the diagonals: the order in which equal steps are preferred. */
    public static List<Direction> straightFirst() {
        return STRAIGHT_FIRST;
    }

    /** The direction with these words, such as "north-east", or short name, such as "NE"; empty if there is none. */
    public static Optional<Direction> find(String name) {
        return Optional.ofNullable(BY_WORDS.get(name))
                .or(() -> Optional.ofNullable(BY_NAME.get(name.toUpperCase(Locale.ROOT))));
    }

    private static Map<String, Direction> by(Function<Direction, String> word) {
        return ALL.stream().collect(Collectors.toUnmodifiableMap(word, direction -> direction));
    }

    /** The same; an {@link IllegalArgumentException} names all directions if there is none. */
    public static Direction named(String name) {
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException("There is no direction \"" + name + "\". There are: "
                        + ALL.stream().map(direction -> direction.words).collect(Collectors.joining(", ")) + "."));
    }

    /** The direction of a step that moves so many columns and rows, each -1, 0 or 1, but not both 0. */
    static Direction of(int dx, int dy) {
        return BY_STEP[3 * dy + dx + 4];
    }

    /** Columns that a step moves: -1, 0 or 1. */
    public int dx() {
        return dx;
    }

    /** Rows that a step moves: -1, 0 or 1, negative to the north. */
    public int dy() {
        return dy;
    }

    /** Whether a step changes both column and row. */
    public boolean isDiagonal() {
        return dx != 0 && dy != 0;
    }

    /** The way back. */
    public Direction opposite() {
        return turned(4);
    }

    /** The next direction, an eighth of a turn to the right. */
    public Direction clockwise() {
        return turned(1);
    }

    private Direction turned(int eighths) {
        return ALL.get((ordinal() + eighths) % ALL.size());
    }

    /** In plain words: "north-east". */
    @Override
    public String toString() {
        return words;
    }
}
