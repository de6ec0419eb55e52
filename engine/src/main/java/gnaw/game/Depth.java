package gnaw.game;

import java.util.Comparator;
import java.util.Optional;

/**
 * The place of a level: so deep in the dungeon itself, or in a place beside it.
 *
 * @param place a row of the table {@code places}; "" for the dungeon itself
 * @param number 1 is the first; the depths of a place go on from where its row says that it begins
 */
public record Depth(String place, int number) implements Comparable<Depth> {
    private static final Comparator<Depth> ORDER =
            Comparator.comparing(Depth::place).thenComparingInt(Depth::number);
    private static final String AT = "@";

    /** A depth of the dungeon itself. */
    public static Depth of(int number) {
        return new Depth("", number);
    }

    /** What {@link #toString} wrote. */
    public static Depth parsed(String text) {
        int at = text.lastIndexOf(AT);
        return new Depth(text.substring(0, Math.max(0, at)), Integer.parseInt(text.substring(at + 1)));
    }

    /** The same, if it is what {@link #toString} wrote. */
    public static Optional<Depth> perhaps(String text) {
        try {
            return Optional.of(parsed(text));
        } catch (IllegalArgumentException somethingElse) {
            return Optional.empty();
        }
    }

    /** Another depth of the same place. */
    Depth at(int other) {
        return new Depth(place, other);
    }

    /** The place, if it is not the dungeon itself. */
    public Optional<String> named() {
        return Optional.of(place).filter(name -> !name.isEmpty());
    }

    /** Whether it is in a place beside the dungeon itself. */
    public boolean isBeside() {
        return !place.isEmpty();
    }

    /** As streams of dice are named. */
    String told() {
        return isBeside() ? place + ", depth " + number : "depth " + number;
    }

    @Override
    public int compareTo(Depth other) {
        return ORDER.compare(this, other);
    }

    /** A number alone for the dungeon itself: so old games and their hashes stay as they are. */
    @Override
    public String toString() {
        return isBeside() ? place + AT + number : Integer.toString(number);
    }
}
