package gnaw.terminal.screen;

import com.googlecode.lanterna.TerminalSize;
import gnaw.terminal.style.Palette;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;

/** The cells of a screen, which is blank at first. Flat, so that painting it makes no objects. */
final class ScreenCells {
    /** The letters of the shortest sequence that skips cells. */
    private static final int SHORTEST_SKIP = 3;

    private final TerminalSize size;
    private final char[] characters;
    private final Palette.Style[] styles;

    ScreenCells(TerminalSize size) {
        this.size = size;
        this.characters = new char[size.getColumns() * size.getRows()];
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
        return y * size.getColumns() + x;
    }

    /**
     * Writes what differs from what is shown, which is the same afterwards: style by style, for a way is shorter to tell than a colour, and
     * each time the one that takes the fewest words after the last.
     */
    void write(Pen pen, ScreenCells shown) throws IOException {
        int[] changed = IntStream.range(0, characters.length)
                .filter(cell -> differs(cell, shown))
                .toArray();
        Set<Palette.Style> left = new LinkedHashSet<>();
        for (int cell : changed) {
            left.add(styles[cell]);
        }
        while (!left.isEmpty()) {
            Palette.Style next = Collections.min(left, Comparator.comparingInt(pen::wordsFor));
            write(pen, shown, changed, next);
            left.remove(next);
        }
    }

    private void write(Pen pen, ScreenCells shown, int[] changed, Palette.Style style) throws IOException {
        int behind = -size.getColumns();
        for (int cell : changed) {
            if (differs(cell, shown) && suits(cell, style)) {
                int from = isBridged(behind, cell, shown, style) ? behind : cell;
                pen.moveTo(from % size.getColumns(), from / size.getColumns());
                for (int next = from; next <= cell; next++) {
                    pen.write(characters[next], style);
                }
                shown.characters[cell] = characters[cell];
                shown.styles[cell] = styles[cell];
                behind = cell + 1;
            }
        }
    }

    /** Whether it is as short to write what stands between as it is to skip it. */
    private boolean isBridged(int from, int cell, ScreenCells shown, Palette.Style style) {
        boolean isNear = cell - from <= SHORTEST_SKIP && from / size.getColumns() == cell / size.getColumns();
        return isNear
                && IntStream.range(from, cell).allMatch(between -> !differs(between, shown) && suits(between, style));
    }

    private boolean suits(int cell, Palette.Style style) {
        return styles[cell].equals(style) || isSameBlank(cell, style);
    }

    /** A blank shows nothing of the colour of letters, and goes along with the first tone that has its ground. */
    private boolean isSameBlank(int cell, Palette.Style style) {
        return characters[cell] == ' ' && looksBlankAs(styles[cell], style);
    }

    private static boolean looksBlankAs(Palette.Style one, Palette.Style other) {
        return one.back().equals(other.back())
                && one.marks().isEmpty()
                && other.marks().isEmpty();
    }

    private boolean differs(int cell, ScreenCells shown) {
        boolean isOther = characters[cell] != shown.characters[cell] || !styles[cell].equals(shown.styles[cell]);
        return isOther && !(shown.characters[cell] == ' ' && isSameBlank(cell, shown.styles[cell]));
    }
}
