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
        for (int cell : changed) {
            if (styles[cell].equals(style) && differs(cell, shown)) {
                pen.moveTo(cell % size.getColumns(), cell / size.getColumns());
                pen.write(characters[cell], style);
                shown.characters[cell] = characters[cell];
                shown.styles[cell] = style;
            }
        }
    }

    private boolean differs(int cell, ScreenCells shown) {
        return characters[cell] != shown.characters[cell] || !styles[cell].equals(shown.styles[cell]);
    }
}
