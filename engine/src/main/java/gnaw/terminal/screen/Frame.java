package gnaw.terminal.screen;

import gnaw.text.Caption;
import gnaw.text.Captions;

/** A framed box with a title, blank inside. */
public final class Frame {
    /** Columns and rows that the frame and its margin take. */
    public static final int COLUMNS = 4;

    /** The rows that the frame itself takes. */
    public static final int ROWS = 2;

    private Frame() {}

    /**
     * Paints a box for so much inside it, in the middle of the canvas and cut to it; returns the inside. Where it is read aloud, there is no
     * box, and all begins at the top left.
     */
    public static Canvas centred(Canvas canvas, String title, int columns, int rows) {
        return canvas.isPlain() ? below(canvas, title) : boxed(canvas, title, columns, rows);
    }

    private static Canvas below(Canvas canvas, String title) {
        canvas.cutText(0, 0, title, "title");
        int head = title.isEmpty() ? 0 : 1;
        return canvas.part(0, head, canvas.width(), canvas.height() - head - 1);
    }

    private static Canvas boxed(Canvas canvas, String title, int columns, int rows) {
        int width = Math.min(canvas.width(), Math.max(columns, title.length() + 2) + COLUMNS);
        int height = Math.min(canvas.height(), rows + ROWS);
        Canvas box = canvas.part((canvas.width() - width) / 2, (canvas.height() - height) / 2, width, height);
        box.blank();
        edges(box);
        if (!title.isEmpty()) {
            box.part(2, 0, width - COLUMNS + 1, 1).cutText(0, 0, " " + title + " ", "title");
        }
        return box.part(2, 1, width - COLUMNS, height - ROWS);
    }

    /** Writes on the lower edge of the box around that inside. */
    public static void foot(Canvas canvas, Canvas inside, String text, String tone) {
        if (canvas.isPlain()) {
            canvas.cutText(0, canvas.height() - 1, text, tone);
            return;
        }
        int bottom = (canvas.height() - inside.height()) / 2 + inside.height();
        int left = (canvas.width() - inside.width()) / 2;
        canvas.part(left, bottom, inside.width(), 1).cutText(0, 0, " " + text + " ", tone);
    }

    /** How many entries of a list lie below what is shown of it, else how many above. */
    public static String hidden(Captions words, int above, int below) {
        return (below > 0 ? "↓ " : "↑ ") + words.of(Caption.MORE, "count", below > 0 ? below : above);
    }

    private static void edges(Canvas box) {
        int right = box.width() - 1;
        int bottom = box.height() - 1;
        box.line(0, '─', "frame");
        box.line(bottom, '─', "frame");
        for (int y = 1; y < bottom; y++) {
            box.put(0, y, '│', "frame");
            box.put(right, y, '│', "frame");
        }
        box.put(0, 0, '┌', "frame");
        box.put(right, 0, '┐', "frame");
        box.put(0, bottom, '└', "frame");
        box.put(right, bottom, '┘', "frame");
    }
}
