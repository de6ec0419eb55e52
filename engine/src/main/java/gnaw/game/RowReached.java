package gnaw.game;

import java.util.List;
import java.util.stream.Collectors;

/** The degree to which a game used a row of a table; each is more than the one before. */
public enum RowReached {
    /** Nothing used it. */
    NEVER,
    /** Some answer used it, but it was done alike with all rows of its table. */
    TOGETHER,
    /** The game used just this row, and could have used another. */
    REACHED;

    /** Whichever is more. */
    public RowReached or(RowReached other) {
        return compareTo(other) < 0 ? other : this;
    }

    /** A digit for each: 0 for {@link #NEVER} to 2. */
    public static String digits(List<RowReached> all) {
        return all.stream().map(met -> Integer.toString(met.ordinal())).collect(Collectors.joining());
    }

    /** What {@link #digits} has written. */
    public static List<RowReached> read(String digits) {
        return digits.chars().mapToObj(digit -> values()[digit - '0']).toList();
    }
}
