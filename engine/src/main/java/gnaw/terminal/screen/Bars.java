package gnaw.terminal.screen;

/** Numbers as bars. */
public final class Bars {
    private Bars() {}

    /** Paints a bar: full blocks for the share, at least one while there is anything left. */
    public static void paint(Canvas canvas, int x, int y, int columns, double share, String tone) {
        double inside = Math.clamp(share, 0, 1);
        int full = inside > 0 ? Math.max(1, (int) Math.round(inside * columns)) : 0;
        for (int i = 0; i < columns; i++) {
            canvas.put(x + i, y, i < full ? '█' : '░', i < full ? tone : "frame");
        }
    }

    /** A number as short as it can be written: "12", "0.5". */
    public static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(Math.round(value * 10) / 10.0);
    }
}
