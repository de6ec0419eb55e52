package gnaw.text;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines. */
public final class LineBreaker {
    private LineBreaker() {}

    /** The text in lines of at most {@code width} characters (1 or more): broken between words, and inside a word that is longer. */
    public static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        text.lines().forEach(line -> wrapLine(line, Math.max(1, width), lines));
        return lines;
    }

    private static void wrapLine(String line, int width, List<String> lines) {
        String rest = line;
        while (rest.length() > width) {
            int space = rest.lastIndexOf(' ', width);
            int end = space > 0 ? space : width;
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
    }

    /** The text, cut to the width with an ellipsis at the end if something is missing. */
    public static String cut(String text, int width) {
        return text.length() <= width ? text : text.substring(0, Math.max(0, width - 1)) + "…";
    }
}
