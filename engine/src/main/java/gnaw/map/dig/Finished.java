package gnaw.map.dig;

import gnaw.map.DistanceMap;
import gnaw.map.Level;
import gnaw.map.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A level to which nothing is left to dig.
 *
 * @param marks places by name
 * @param ways where one comes in and goes out; each can be walked to from the first
 */
public record Finished(Level level, Map<String, List<Point>> marks, List<Point> ways) implements Blueprint {
    private static final String KIND = "drawn";

    public Finished {
        marks = new TreeMap<>(marks);
        ways = List.copyOf(ways);
        if (ways.isEmpty()) {
            throw new IllegalArgumentException("The level has no way in: neither stairs nor a mark \"entrance\"");
        }
        requireWalk(level, ways);
    }

    private static void requireWalk(Level level, List<Point> ways) {
        Point in = ways.getFirst();
        DistanceMap walks = DistanceMap.from(level, List.of(in));
        ways.stream()
                .filter(way -> walks.at(way) == DistanceMap.UNREACHABLE)
                .findFirst()
                .ifPresent(way -> {
                    throw new IllegalArgumentException(
                            "The level falls apart: nobody can walk from " + told(in) + " to " + told(way));
                });
    }

    private static String told(Point at) {
        return "row " + (at.y() + 1) + ", column " + (at.x() + 1);
    }

    Dug dug() {
        List<Point> floor = level.points().filter(level::passable).toList();
        return new Dug(level, List.of(new Room(KIND, floor)), Optional.empty(), Optional.empty(), List.of(), marks);
    }

    /** A rule that is asked the same again makes another level that is alike. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Finished && toString().equals(other.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    @Override
    public String toString() {
        String tiles = level.points().map(at -> level.at(at).id()).collect(Collectors.joining(" "));
        return "Finished[" + level.width() + "×" + level.height() + " " + tiles + ", " + marks + ", " + ways + "]";
    }
}
