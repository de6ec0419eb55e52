package gnaw.terminal.screen;

/** A framed box with a title, blank inside. */
public final class Frame {
    /** Columns and rows that the frame and its margin take. */
    public static final int COLUMNS = 4;

    /** The rows that the frame itself takes. */
    public static final int ROWS = 2;

    private Frame() {}

    /** Paints a box for so much inside it, in the middle of the canvas and cut to it; returns the inside. */
    public static Canvas centred(Canvas canvas, String title, int columns, int rows) {
        int width = Math.min(canvas.width(), Math.max(columns, title.length() + 2) + COLUMNS);
        int height = Math.min(canvas.height(), rows + ROWS);
        Canvas box = canvas.part((canvas.width() - width) / 2, (canvas.height() - height) / 2, width, height);
        box.blank();
        edges(box);
        if (!title.isEmpty()) {
            box.cutText(2, 0, " " + title + " ", "title");
        }
        return box.part(2, 1, width - COLUMNS, height - ROWS);
    }

    /** Writes on the lower edge of the box around that inside. */
    public static void foot(Canvas canvas, Canvas inside, String text, String tone) {
        int bottom = (canvas.height() - inside.height()) / 2 + inside.height();
        int left = (canvas.width() - inside.width()) / 2;
        canvas.part(left, bottom, inside.width(), 1).cutText(0, 0, " " + text + " ", tone);
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
