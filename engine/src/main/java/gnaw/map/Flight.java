package gnaw.map;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** Straight lines over a level: how missiles fly, how far blasts reach, and whether nothing lies between two cells. */
public final class Flight {
    private Flight() {}

    /** The cells on the straight line to another, without the first, with the last. */
    public static List<Point> line(Point from, Point to) {
        return line(from, to, 0);
    }

    /** The lean, from -steps to steps - 1, says on which side of its middle a line that runs between two cells passes. */
    private static List<Point> line(Point from, Point to, int lean) {
        int steps = from.distance(to);
        return IntStream.rangeClosed(1, steps)
                .mapToObj(step -> from.plus(
                        part(step * (to.x() - from.x()), steps, lean), part(step * (to.y() - from.y()), steps, lean)))
                .toList();
    }

    private static int part(int way, int steps, int lean) {
        return Math.floorDiv(2 * way + steps + lean, 2 * steps);
    }

    /**
     * The cells that something flies over on its way: up to the other cell, to the first that is {@code taken}, into a thicket or up to a
     * wall. Of the lines between the cells that one counts which no wall stops, so that what is seen can be hit.
     */
    public static List<Point> path(Level level, Point from, Point to, Predicate<Point> taken) {
        List<Point> way = IntStream.range(0, 2 * from.distance(to))
                .map(number -> number % 2 == 0 ? number / 2 : -(number + 1) / 2)
                .mapToObj(lean -> line(from, to, lean))
                .filter(line -> flown(level, line, _ -> false).size() == line.size())
                .findFirst()
                .orElseGet(() -> line(from, to));
        return flown(level, way, taken);
    }

    private static List<Point> flown(Level level, List<Point> line, Predicate<Point> taken) {
        int end = 0;
        while (end < line.size() && isOpen(level, line.get(end))) {
            Point cell = line.get(end++);
            if (taken.test(cell) || !level.transparent(cell)) {
                break;
            }
        }
        return line.subList(0, end);
    }

    /** The cells within so many of a centre that are seen from there, the nearest first; walls are not among them. */
    public static List<Point> burst(Level level, Point centre, int radius) {
        return StreamSupport.stream(Sight.from(level, centre, radius).spliterator(), false)
                .filter(cell -> isOpen(level, cell))
                .sorted(Comparator.comparingInt(centre::distance))
                .toList();
    }

    /** The same in a cone as wide as it is long, without the cell that it comes out of. */
    public static List<Point> cone(Level level, Point from, Point to, int range) {
        return burst(level, from, range).stream()
                .filter(cell -> isAhead(to.x() - from.x(), to.y() - from.y(), cell.x() - from.x(), cell.y() - from.y()))
                .toList();
    }

    /** Whether the second way turns from the first by no more than what two steps ahead and one aside do. */
    private static boolean isAhead(int ahead, int down, int columns, int rows) {
        int along = ahead * columns + down * rows;
        int aside = ahead * rows - down * columns;
        return along > 0 && 2 * Math.abs(aside) <= along;
    }

    /** Whether nothing lies between two cells. */
    public static boolean isClear(Level level, Point from, Point to) {
        int radius = (int) Math.ceil(StrictMath.hypot(to.x() - from.x(), to.y() - from.y()));
        return Sight.from(level, from, radius).sees(to);
    }

    private static boolean isOpen(Level level, Point cell) {
        return level.passable(cell) || level.transparent(cell);
    }
}
