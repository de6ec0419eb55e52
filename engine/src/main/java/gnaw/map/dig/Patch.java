package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Some of the cells of a rectangle. */
final class Patch {
    /** Around the rectangle, so that what lies beside a cell beside it can be looked up, too. */
    private static final int MARGIN = 2;

    private final Point corner;
    private final int width;
    private final int height;
    private final int stride;
    private final boolean[] filled;
    private final List<Point> cells = new ArrayList<>();

    /** Those cells of the rectangle with that upper left corner of which it is so. */
    Patch(Point corner, int width, int height, Predicate<Point> belongs) {
        this.corner = corner;
        this.width = width;
        this.height = height;
        this.stride = width + 2 * MARGIN;
        this.filled = new boolean[stride * (height + 2 * MARGIN)];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                Point cell = corner.plus(x, y);
                if (belongs.test(cell)) {
                    filled[place(cell)] = true;
                    cells.add(cell);
                }
            }
        }
    }

    /** In reading order. */
    List<Point> cells() {
        return cells;
    }

    int size() {
        return cells.size();
    }

    boolean contains(Point cell) {
        int x = cell.x() - corner.x();
        int y = cell.y() - corner.y();
        return x >= 0 && y >= 0 && x < width && y < height && filled[place(cell)];
    }

    /** Whether the cell that way from one of these is none of them, and lies straight beside no other. */
    boolean isEdge(Point inside, Direction outward) {
        int place = place(inside) + step(outward);
        return !filled[place] && straightBeside(place) == 1;
    }

    private int straightBeside(int place) {
        int beside = 0;
        for (Direction way : Direction.orthogonal()) {
            beside += filled[place + step(way)] ? 1 : 0;
        }
        return beside;
    }

    /** The largest part that hangs together by straight steps, the first of several as large. */
    Patch largestPiece() {
        List<Point> largest = List.of();
        for (List<Point> piece : pieces()) {
            largest = piece.size() > largest.size() ? piece : largest;
        }
        if (largest.size() == size()) {
            return this;
        }
        boolean[] chosen = new boolean[filled.length];
        largest.forEach(cell -> chosen[place(cell)] = true);
        return new Patch(corner, width, height, cell -> chosen[place(cell)]);
    }

    /** The parts that hang together by straight steps, in the order of their first cells. */
    List<List<Point>> pieces() {
        boolean[] met = new boolean[filled.length];
        List<List<Point>> pieces = new ArrayList<>();
        for (Point cell : cells) {
            if (!met[place(cell)]) {
                pieces.add(piece(cell, met));
            }
        }
        return pieces;
    }

    /** All that hangs together with a cell. */
    private List<Point> piece(Point first, boolean[] met) {
        List<Point> piece = new ArrayList<>();
        met[place(first)] = true;
        piece.add(first);
        for (int next = 0; next < piece.size(); next++) {
            Point cell = piece.get(next);
            for (Direction way : Direction.orthogonal()) {
                int place = place(cell) + step(way);
                if (filled[place] && !met[place]) {
                    met[place] = true;
                    piece.add(cell.plus(way));
                }
            }
        }
        return piece;
    }

    private int step(Direction way) {
        return way.dy() * stride + way.dx();
    }

    private int place(Point cell) {
        return (cell.y() - corner.y() + MARGIN) * stride + cell.x() - corner.x() + MARGIN;
    }
}
