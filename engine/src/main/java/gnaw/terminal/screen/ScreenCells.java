package gnaw.terminal.screen;

import com.googlecode.lanterna.TerminalSize;
import gnaw.terminal.style.Palette;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The cells of a screen, which is blank at first. Flat, so that painting it makes no objects. */
final class ScreenCells {
    /** The letters of the shortest sequence that skips cells, or that wipes the rest of a row. */
    private static final int SHORTEST_SEQUENCE = 3;

    private final TerminalSize size;
    private final int columns;
    private final char[] characters;
    private final Palette.Style[] styles;

    ScreenCells(TerminalSize size) {
        this.size = size;
        this.columns = size.getColumns();
        this.characters = new char[columns * size.getRows()];
        this.styles = new Palette.Style[characters.length];
        fill(0, characters.length, ' ', Palette.Style.NONE);
    }

    TerminalSize size() {
        return size;
    }

    void put(int x, int y, char character, Palette.Style style) {
        int cell = index(x, y);
        characters[cell] = character;
        styles[cell] = style;
    }

    /** Puts the same into so many cells of a row. */
    void put(int x, int y, int columns, char character, Palette.Style style) {
        fill(index(x, y), index(x + columns, y), character, style);
    }

    private void fill(int from, int to, char character, Palette.Style style) {
        Arrays.fill(characters, from, to, character);
        Arrays.fill(styles, from, to, style);
    }

    private int index(int x, int y) {
        return y * columns + x;
    }

    /**
     * Writes what differs from what is shown, which is the same afterwards: style by style, for a way is shorter to tell than a colour.
     *
     * @param cursor where it is put then
     */
    void write(Pen pen, ScreenCells shown, Cursor cursor) throws IOException {
        int[] changed = changed(shown);
        Passes.Pass start = pen.asPass();
        for (Passes.Pass pass : Passes.inOrder(passes(changed), columns, start, index(cursor.x(), cursor.y()))) {
            write(pen, shown, changed, pass.style());
        }
    }

    private int[] changed(ScreenCells shown) {
        int[] changed = new int[characters.length];
        int count = 0;
        for (int cell = 0; cell < characters.length; cell++) {
            if (differs(cell, shown)) {
                changed[count] = cell;
                count++;
            }
        }
        return Arrays.copyOf(changed, count);
    }

    private List<Passes.Pass> passes(int[] changed) {
        List<Passes.Pass> passes = new ArrayList<>();
        for (int cell : changed) {
            int known = indexOf(cell, passes);
            if (known < 0) {
                passes.add(new Passes.Pass(styles[cell], cell, cell + 1));
            } else {
                Passes.Pass pass = passes.get(known);
                passes.set(known, new Passes.Pass(pass.style(), pass.first(), cell + 1));
            }
        }
        return passes;
    }

    /** The pass of its own style, else one that it goes along with; -1 if there is none. */
    private int indexOf(int cell, List<Passes.Pass> passes) {
        int suiting = -1;
        for (int i = 0; i < passes.size(); i++) {
            if (isSame(styles[cell], passes.get(i).style())) {
                return i;
            }
            suiting = suiting < 0 && isSameBlank(cell, passes.get(i).style()) ? i : suiting;
        }
        return suiting;
    }

    private void write(Pen pen, ScreenCells shown, int[] changed, Palette.Style style) throws IOException {
        int behind = -columns;
        for (int cell : changed) {
            if (suits(cell, style) && differs(cell, shown)) {
                int from = isBridged(behind, cell, shown, style) ? behind : cell;
                pen.moveTo(from % columns, from / columns);
                behind = isWiped(pen, cell, shown, style)
                        ? wipe(pen, from, cell, shown, style)
                        : write(pen, from, cell, shown, style);
            }
        }
    }

    private int write(Pen pen, int from, int cell, ScreenCells shown, Palette.Style style) throws IOException {
        for (int next = from; next <= cell; next++) {
            pen.write(characters[next], style);
        }
        showAll(cell, cell + 1, shown);
        return cell + 1;
    }

    /** Answers a place that nothing is behind. */
    private int wipe(Pen pen, int from, int cell, ScreenCells shown, Palette.Style style) throws IOException {
        for (int next = from; next < cell; next++) {
            pen.write(characters[next], style);
        }
        pen.wipeRest(style);
        showAll(cell, endOfRow(cell), shown);
        return -columns;
    }

    private void showAll(int from, int to, ScreenCells shown) {
        System.arraycopy(characters, from, shown.characters, from, to - from);
        System.arraycopy(styles, from, shown.styles, from, to - from);
    }

    private int endOfRow(int cell) {
        return (cell / columns + 1) * columns;
    }

    /** Whether the cell and all that follow in its row are blank, and it takes fewer letters to wipe than to write them. */
    private boolean isWiped(Pen pen, int cell, ScreenCells shown, Palette.Style style) {
        if (!pen.wipes() || !isSameBlank(cell, style)) {
            return false;
        }
        int last = cell;
        for (int next = cell; next < endOfRow(cell); next++) {
            if (!isSameBlank(next, style)) {
                return false;
            }
            last = differs(next, shown) ? next : last;
        }
        return last - cell >= SHORTEST_SEQUENCE;
    }

    /** Whether it is as short to write what stands between as it is to skip it. */
    private boolean isBridged(int from, int cell, ScreenCells shown, Palette.Style style) {
        boolean isNear = cell - from <= SHORTEST_SEQUENCE && from / columns == cell / columns;
        for (int between = from; isNear && between < cell; between++) {
            isNear = !differs(between, shown) && suits(between, style);
        }
        return isNear;
    }

    private boolean suits(int cell, Palette.Style style) {
        return isSame(styles[cell], style) || isSameBlank(cell, style);
    }

    /** A blank shows nothing of the colour of letters, and goes along with the first tone that has its ground. */
    private boolean isSameBlank(int cell, Palette.Style style) {
        return characters[cell] == ' ' && looksBlankAs(styles[cell], style);
    }

    private static boolean looksBlankAs(Palette.Style one, Palette.Style other) {
        return one == other
                ? one.marks().isEmpty()
                : one.back().equals(other.back())
                        && one.marks().isEmpty()
                        && other.marks().isEmpty();
    }

    private boolean differs(int cell, ScreenCells shown) {
        boolean isOther = characters[cell] != shown.characters[cell] || !isSame(styles[cell], shown.styles[cell]);
        return isOther && !(shown.characters[cell] == ' ' && isSameBlank(cell, shown.styles[cell]));
    }

    /** Most are the very same: a palette makes each style once. */
    private static boolean isSame(Palette.Style one, Palette.Style other) {
        return one == other || one.equals(other);
    }
}
