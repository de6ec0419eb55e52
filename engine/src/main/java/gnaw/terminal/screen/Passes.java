package gnaw.terminal.screen;

import gnaw.terminal.style.Palette;
import java.util.ArrayList;
import java.util.List;

/**
 * The order in which a frame's styles are written, each with all its cells, so that the fewest bytes go to colours and ways between
 * them. Few passes are tried in every order, beginning with the nearest, and dropped as soon as they are no shorter than the best; of
 * more, each time the nearest comes next.
 */
final class Passes {
    /** All orders of so many are looked through in no time. */
    private static final int MOST_TRIED = 6;

    /** The usual bytes that put a cursor into a row and a column. */
    private static final int FAR = 7;

    private static final int UNKNOWN = Integer.MAX_VALUE;

    /** A style, and the first and the last cell that are written in it. */
    record Pass(Palette.Style style, int first, int last) {}

    private final List<Pass> passes;
    private final int[][] bytes;
    private final int[] order;
    private final boolean[] isTaken;
    private int[] best = {};
    private int fewest = UNKNOWN;

    private Passes(List<Pass> passes, int[][] bytes) {
        this.passes = passes;
        this.bytes = bytes;
        this.order = new int[passes.size()];
        this.isTaken = new boolean[passes.size()];
    }

    /**
     * The passes in order.
     *
     * @param columns of a row, by which cells are counted
     * @param start where the cursor is, and in which style
     * @param end the cell in which it ends
     */
    static List<Pass> inOrder(List<Pass> passes, int columns, Pass start, int end) {
        if (passes.size() < 2) {
            return passes;
        }
        List<Pass> all = new ArrayList<>(passes);
        all.add(start);
        Passes order = new Passes(passes, table(all, columns, end));
        order.goOn(0, passes.size(), 0);
        List<Pass> ordered = new ArrayList<>();
        for (int pass : order.best) {
            ordered.add(passes.get(pass));
        }
        return ordered;
    }

    /** From each to each; in the last column, to the end. */
    private static int[][] table(List<Pass> all, int columns, int end) {
        int[][] bytes = new int[all.size()][all.size()];
        for (int from = 0; from < all.size(); from++) {
            for (int to = 0; to < all.size() - 1; to++) {
                bytes[from][to] = Sgr.bytes(all.get(from).style(), all.get(to).style())
                        + way(all.get(from).last(), all.get(to).first(), columns);
            }
            bytes[from][all.size() - 1] = way(all.get(from).last(), end, columns);
        }
        return bytes;
    }

    /** In about how many bytes the cursor is taken from a cell to another one. */
    private static int way(int from, int to, int columns) {
        int steps = Math.abs(to % columns - from % columns) + Math.abs(to / columns - from / columns);
        return Math.min(steps, FAR);
    }

    private void goOn(int done, int from, int soFar) {
        if (done == passes.size()) {
            int whole = soFar + bytes[from][passes.size()];
            if (whole < fewest) {
                fewest = whole;
                best = order.clone();
            }
            return;
        }
        int before = -1;
        for (int tried = nearest(from, before); tried >= 0; tried = nearest(from, before)) {
            if (soFar + bytes[from][tried] < fewest) {
                isTaken[tried] = true;
                order[done] = tried;
                goOn(done + 1, tried, soFar + bytes[from][tried]);
                isTaken[tried] = false;
            }
            if (passes.size() > MOST_TRIED) {
                return;
            }
            before = tried;
        }
    }

    /** The nearest that is not taken and comes after another one; -1 if there is none. */
    private int nearest(int from, int after) {
        int nearest = -1;
        for (int pass = 0; pass < passes.size(); pass++) {
            boolean isNext = !isTaken[pass] && (after < 0 || isBehind(from, pass, after));
            if (isNext && (nearest < 0 || isBehind(from, nearest, pass))) {
                nearest = pass;
            }
        }
        return nearest;
    }

    private boolean isBehind(int from, int one, int other) {
        int more = Integer.compare(bytes[from][one], bytes[from][other]);
        return more == 0 ? one > other : more > 0;
    }
}
