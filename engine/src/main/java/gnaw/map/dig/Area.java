package gnaw.map.dig;

import gnaw.map.Level;
import gnaw.map.Point;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A rectangle of cells. */
public record Area(Point corner, int width, int height) {
    /** All of a level but the cells along its border. */
    public static Area inside(Level level) {
        return new Area(new Point(1, 1), level.width() - 2, level.height() - 2);
    }

    /** In reading order. */
    Stream<Point> cells() {
        return IntStream.range(0, width * height).mapToObj(cell -> corner.plus(cell % width, cell / width));
    }

    void requireOn(Level level) {
        boolean fits =
                width > 0 && height > 0 && level.contains(corner) && level.contains(corner.plus(width - 1, height - 1));
        if (!fits) {
            throw new IllegalArgumentException("An area of " + width + "×" + height + " cells at (" + corner.x() + ", "
                    + corner.y() + ") does not lie on a grid of " + level.width() + "×" + level.height() + ".");
        }
    }
}
