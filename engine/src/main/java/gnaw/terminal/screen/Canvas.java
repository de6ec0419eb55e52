package gnaw.terminal.screen;

import gnaw.game.Appearance;
import gnaw.terminal.key.Input;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import gnaw.text.Captions;
import gnaw.text.LineBreaker;
import gnaw.text.Text;
import java.util.List;

/**
 * A rectangle of the screen to paint on. Columns and rows count from 0 at its top left; what falls outside is not painted.
 *
 * <p>Text that comes from scripts may hold anything: what cannot be shown in one cell is replaced.
 */
public final class Canvas {
    /** What all parts of one screen share. */
    record Sheet(ScreenCells cells, Palette palette, Captions captions, ScreenStyle style, Cursor cursor) {}

    private static final String FRAME = "frame";

    private final Sheet sheet;
    private final int left;
    private final int top;
    private final int width;
    private final int height;

    Canvas(Sheet sheet, int left, int top, int width, int height) {
        this.sheet = sheet;
        this.left = left;
        this.top = top;
        this.width = Math.max(0, width);
        this.height = Math.max(0, height);
    }

    /** Columns. */
    public int width() {
        return width;
    }

    /** Rows. */
    public int height() {
        return height;
    }

    /** The words of the screens now: views that are painted speak the language of the rules. */
    public Captions captions() {
        return sheet.captions();
    }

    /** Whether it is read aloud: see {@link ScreenStyle#isPlain}. */
    public boolean isPlain() {
        return sheet.style().isPlain();
    }

    /** A part of it, cut to what is there. */
    public Canvas part(int x, int y, int columns, int rows) {
        return new Canvas(sheet, left + x, top + y, Math.min(columns, width - x), Math.min(rows, height - y));
    }

    /** Paints one cell; what only frames the rest is left blank where it would be read aloud. */
    public void put(int x, int y, int character, String tone) {
        boolean isSilent = isPlain() && tone.equals(FRAME);
        put(x, y, isSilent ? ' ' : character, sheet.palette().style(tone));
    }

    private void put(int x, int y, int character, Palette.Style style) {
        if (x >= 0 && y >= 0 && x < width && y < height) {
            sheet.cells().put(left + x, top + y, sheet.style().glyphs().shown(character), style);
        }
    }

    /** Paints one cell with the glyph, or with its plain twin where the glyph cannot be shown. */
    public void put(int x, int y, String glyph, String plain, String tone) {
        boolean fits = sheet.style().glyphs() == Glyphs.UNICODE && Glyphs.isNarrow(first(glyph));
        put(x, y, first(fits ? glyph : plain), tone);
    }

    /** What a cell is painted with, for as long as the canvas is painted on: to be found once for many that look alike. */
    public record Ink(char character, Palette.Style style) {}

    /** A look on the ground of another tone, as it is seen or as it is remembered. */
    public Ink ink(Appearance look, String ground, boolean isRemembered) {
        boolean fits = sheet.style().glyphs() == Glyphs.UNICODE && Glyphs.isNarrow(first(look.glyph()));
        return new Ink(
                sheet.style().glyphs().shown(first(fits ? look.glyph() : look.plain())),
                sheet.palette().style(look.tone(), ground, isRemembered));
    }

    /** Paints one cell. */
    public void put(int x, int y, Ink ink) {
        if (x >= 0 && y >= 0 && x < width && y < height) {
            sheet.cells().put(left + x, top + y, ink.character(), ink.style());
        }
    }

    private static int first(String text) {
        return text.isEmpty() ? ' ' : text.codePointAt(0);
    }

    /** Paints text on one line and tells the column behind it. */
    public int text(int x, int y, String text, String tone) {
        Palette.Style style = sheet.palette().style(tone);
        int column = x;
        for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
            put(column, y, text.codePointAt(i), style);
            column++;
        }
        return column;
    }

    /** Paints texts from a cell on, a row each, as far as there is room. */
    public void texts(int x, int y, List<Text> lines) {
        for (int i = 0; i < lines.size(); i++) {
            text(x, y + i, lines.get(i).text(), lines.get(i).tone());
        }
    }

    /** Paints a line across a row with a text on it: a title, or the keys of a screen. */
    public void rule(int y, String text, String tone) {
        line(y, '─', FRAME);
        cutText(2, y, " " + text + " ", tone);
    }

    /** Paints text on one line, cut at the right edge with an ellipsis. */
    public void cutText(int x, int y, String text, String tone) {
        text(x, y, LineBreaker.cut(text, width - x), tone);
    }

    /** Paints text in the middle of a line. */
    public void centred(int y, String text, String tone) {
        String shown = LineBreaker.cut(text, width);
        text((width - shown.length()) / 2, y, shown, tone);
    }

    /** Paints spaces everywhere. */
    public void blank() {
        Palette.Style style = sheet.palette().style("text");
        for (int y = 0; y < height; y++) {
            sheet.cells().put(left, top + y, width, ' ', style);
        }
    }

    /** Paints a row of one character. */
    public void line(int y, int character, String tone) {
        for (int x = 0; x < width; x++) {
            put(x, y, character, tone);
        }
    }

    /** Puts the terminal's real cursor on a cell: where a screen reader reads, and a magnifier looks. */
    public void cursor(int x, int y) {
        if (x >= 0 && y >= 0 && x < width && y < height) {
            sheet.cursor().put(left + x, top + y);
        }
    }

    /** The row of this canvas that a row of the whole screen is. */
    public int rowOf(Input.Click click) {
        return click.y() - top;
    }

    /** The column of this canvas that a column of the whole screen is. */
    public int columnOf(Input.Click click) {
        return click.x() - left;
    }

    /** Whether the click was on it. */
    public boolean isHit(Input.Click click) {
        return click.x() >= left && click.x() < left + width && click.y() >= top && click.y() < top + height;
    }
}
