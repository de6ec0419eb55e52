package gnaw.terminal.screen;

import java.util.List;

/** The name of the game at the top of the first screen: over a picture, in large letters or, where there is no room for them, as a word. */
public final class Masthead {
    private static final List<String> NAME = List.of(
            " ██████  ███    ██  █████  ██     ██ ",
            "██       ████   ██ ██   ██ ██      █ ",
            "██   ███ ██ ██  ██ ███████ ██  █  █  ",
            "██    ██ ██  ██ ██ ██   ██ ██ ███ ██ ",
            " ██████  ██   ████ ██   ██  ███ ███  ");

    /** From bone to embers, as light falls off. */
    private static final List<String> NAME_TONES = List.of("bone", "bone", "title", "wood", "earth");

    private Masthead() {}

    /** Paints it, and tells the first row below; {@code rows} are wanted there. */
    public static int paint(Canvas canvas, String motto, int rows) {
        if (canvas.isPlain()) {
            canvas.cutText(0, 0, word(motto), "title");
            return 1;
        }
        Backdrop.paint(canvas);
        return isLow(canvas, rows) ? paintWord(canvas, motto) : paintLetters(canvas, motto, rows);
    }

    private static String word(String motto) {
        return "Gnaw. " + motto;
    }

    /** Whether large letters would hide rows that have room without it. */
    private static boolean isLow(Canvas canvas, int rows) {
        return canvas.height() < NAME.size() + 1 + rows && canvas.height() >= 1 + rows;
    }

    private static int paintWord(Canvas canvas, String motto) {
        canvas.centred(0, word(motto), "title");
        return 1;
    }

    private static int paintLetters(Canvas canvas, String motto, int rows) {
        int top = Math.max(0, (canvas.height() - 22) / 3);
        for (int y = 0; y < NAME.size(); y++) {
            canvas.centred(top + y, NAME.get(y), NAME_TONES.get(y));
        }
        int gap = canvas.height() < top + NAME.size() + 2 + rows ? 0 : 1;
        canvas.centred(top + NAME.size() + gap, motto, "dim");
        return top + NAME.size() + gap + 1;
    }
}
