package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/** Some of the cells of a rectangle. */
final class Patch {
    private final Point corner;
    private final int width;
    private final int height;
    private final boolean[] filled;
    private final List<Point> cells = new ArrayList<>();

    /** Those cells of the rectangle with that upper left corner of which it is so. */
    Patch(Point corner, int width, int height, Predicate<Point> belongs) {
        this.corner = corner;
        this.width = width;
        this.height = height;
        this.filled = new boolean[width * height];
        for (int place = 0; place < filled.length; place++) {
            Point cell = corner.plus(place % width, place / width);
            if (belongs.test(cell)) {
                filled[place] = true;
                cells.add(cell);
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
        return x >= 0 && y >= 0 && x < width && y < height && filled[y * width + x];
    }

    /** The largest part that hangs together by straight steps, the first of several as large. */
    Patch largestPiece() {
        List<Point> largest = List.of();
        for (List<Point> piece : pieces()) {
            largest = piece.size() > largest.size() ? piece : largest;
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
            List<Point> piece = piece(cell, met);
            if (!piece.isEmpty()) {
                pieces.add(piece);
            }
        }
        return pieces;
    }

    /** All that hangs together with a cell, unless it was met before. */
    private List<Point> piece(Point first, boolean[] met) {
        List<Point> piece = new ArrayList<>();
        meet(first, met, piece);
        for (int next = 0; next < piece.size(); next++) {
            for (Direction way : Direction.orthogonal()) {
                meet(piece.get(next).plus(way), met, piece);
            }
        }
        return piece;
    }

    private void meet(Point cell, boolean[] met, Collection<Point> piece) {
        if (contains(cell) && !met[place(cell)]) {
            met[place(cell)] = true;
            piece.add(cell);
        }
    }

    private int place(Point cell) {
        return (cell.y() - corner.y()) * width + cell.x() - corner.x();
    }
}
