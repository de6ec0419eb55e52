package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SortedSet;
import java.util.TreeSet;

/** Cells that hang together by straight steps. */
final class Piece {
    private Piece() {}

    /** The cells that hang together with the first of them. */
    static SortedSet<Point> first(SortedSet<Point> cells) {
        SortedSet<Point> piece = new TreeSet<>();
        Deque<Point> open = new ArrayDeque<>();
        open.add(cells.first());
        piece.add(cells.first());
        while (!open.isEmpty()) {
            Point cell = open.remove();
            for (Direction way : Direction.orthogonal()) {
                if (cells.contains(cell.plus(way)) && piece.add(cell.plus(way))) {
                    open.add(cell.plus(way));
                }
            }
        }
        return piece;
    }
}
