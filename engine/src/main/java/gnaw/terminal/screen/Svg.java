package gnaw.terminal.screen;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.terminal.virtual.VirtualTerminal;
import java.util.Map;
import java.util.TreeMap;

/** The cells of a terminal as an SVG: a path for each colour behind them, and a text for each colour of letters. */
final class Svg {
    private static final int WIDE = 8;
    private static final int HIGH = 16;

    /** How far below its upper edge the letters of a row stand. */
    private static final int BASE = 12;

    /** After so many blanks a line is begun anew; a short gap takes fewer words than a new place. */
    private static final int GAP = 4;

    /** From so many letters on, a viewer's letters may be so much wider than ours that they would be shifted. */
    private static final int LONG = 8;

    private static final String BLOCK = "█";

    private final VirtualTerminal terminal;
    private final int columns;
    private final int rows;
    private final Map<String, StringBuilder> grounds = new TreeMap<>();
    private final Map<String, StringBuilder> letters = new TreeMap<>();

    private Svg(VirtualTerminal terminal) {
        TerminalSize size = terminal.getTerminalSize();
        this.terminal = terminal;
        this.columns = size.getColumns();
        this.rows = size.getRows();
    }

    /** What this terminal shows. */
    static String of(VirtualTerminal terminal) {
        return new Svg(terminal).drawn();
    }

    private String drawn() {
        for (int y = 0; y < rows; y++) {
            ground(y);
            letters(y);
        }
        String page = colour(cell(0, 0).getBackgroundColor());
        StringBuilder svg = new StringBuilder();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%1$d\" height=\"%2$d\""
                .formatted(columns * WIDE, rows * HIGH));
        svg.append(" font-family=\"DejaVu Sans Mono,Menlo,Consolas,monospace\" font-size=\"13.3\">\n");
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"").append(page).append("\"/>\n");
        grounds.forEach((colour, path) -> {
            if (!colour.equals(page)) {
                svg.append("<path fill=\"%s\" d=\"%s\"/>\n".formatted(colour, path));
            }
        });
        letters.forEach((colour, runs) ->
                svg.append("<text fill=\"%s\" xml:space=\"preserve\">%s</text>\n".formatted(colour, runs)));
        return svg.append("</svg>\n").toString();
    }

    /** A full block is ground, too: letters of some typefaces leave gaps between them. */
    private void ground(int y) {
        for (int x = 0; x < columns; ) {
            String colour = ground(x, y);
            int end = x + 1;
            while (end < columns && ground(end, y).equals(colour)) {
                end++;
            }
            grounds.computeIfAbsent(colour, _ -> new StringBuilder())
                    .append("M%d %dh%dv%dh-%dz"
                            .formatted(x * WIDE, y * HIGH, (end - x) * WIDE, HIGH, (end - x) * WIDE));
            x = end;
        }
    }

    private String ground(int x, int y) {
        TextCharacter cell = cell(x, y);
        return colour(isBlock(x, y) ? cell.getForegroundColor() : cell.getBackgroundColor());
    }

    private void letters(int y) {
        for (int x = 0; x < columns; x++) {
            if (isInk(x, y)) {
                String colour = colour(cell(x, y).getForegroundColor());
                String run = run(x, y, colour);
                letters.computeIfAbsent(colour, _ -> new StringBuilder()).append(told(x, y, run));
                x += run.length() - 1;
            }
        }
    }

    /** All that stands there in one colour, with small gaps. */
    private String run(int from, int y, String colour) {
        StringBuilder run = new StringBuilder();
        StringBuilder gap = new StringBuilder();
        for (int x = from; x < columns && gap.length() < GAP; x++) {
            if (!isInk(x, y)) {
                gap.append(' ');
            } else if (colour(cell(x, y).getForegroundColor()).equals(colour)) {
                run.append(gap).append(cell(x, y).getCharacterString());
                gap.setLength(0);
            } else {
                break;
            }
        }
        return run.toString();
    }

    private static String told(int x, int y, String run) {
        String width = run.length() < LONG ? "" : " textLength=\"" + run.length() * WIDE + "\"";
        String text = run.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        return "<tspan x=\"%d\" y=\"%d\"%s>%s</tspan>".formatted(x * WIDE, y * HIGH + BASE, width, text);
    }

    private boolean isInk(int x, int y) {
        return !cell(x, y).getCharacterString().isBlank() && !isBlock(x, y);
    }

    private boolean isBlock(int x, int y) {
        return cell(x, y).getCharacterString().equals(BLOCK);
    }

    private TextCharacter cell(int x, int y) {
        return terminal.getCharacter(x, y);
    }

    private static String colour(TextColor colour) {
        return "#%02x%02x%02x".formatted(colour.getRed(), colour.getGreen(), colour.getBlue());
    }
}
