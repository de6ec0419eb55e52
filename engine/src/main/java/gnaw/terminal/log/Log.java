package gnaw.terminal.log;

import gnaw.game.Line;
import gnaw.terminal.screen.Canvas;
import gnaw.text.LineBreaker;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;

/** The messages as the player reads them: equal ones that follow each other are one, with "(x3)". */
public final class Log {
    private static final int LATEST = 60;

    private Log() {}

    /** All of them; those before the turn {@code freshFrom} are dimmed. */
    public static List<Text> merged(List<Line> lines, int freshFrom) {
        List<Text> merged = new ArrayList<>();
        int times = 0;
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            boolean isRepeated = i > 0 && lines.get(i - 1).text().equals(line.text());
            times = isRepeated ? times + 1 : 1;
            if (isRepeated) {
                merged.removeLast();
            }
            String text = times == 1 ? line.text() : line.text() + " (x" + times + ")";
            merged.add(new Text(text, line.turn() < freshFrom ? "dim" : line.tone()));
        }
        return merged;
    }

    /** The latest of them: more than any window shows. */
    public static List<Text> latest(List<Line> lines, int freshFrom) {
        return merged(lines.subList(Math.max(0, lines.size() - LATEST), lines.size()), freshFrom);
    }

    /** Whether that was said since the turn. */
    public static boolean tells(List<Line> lines, int freshFrom, String text) {
        return lines.reversed().stream()
                .takeWhile(line -> line.turn() >= freshFrom)
                .anyMatch(line -> line.text().equals(text));
    }

    /** Paints above the messages what is wrong, if anything is. */
    public static void paint(List<Text> messages, List<Text> trouble, String more, Canvas canvas) {
        int rows = paintTrouble(trouble, more, canvas);
        paint(messages, canvas.part(0, rows, canvas.width(), canvas.height() - rows));
    }

    /** Paints the beginning of what is wrong and where the rest is told, but leaves a row for the latest message; tells the rows it took. */
    private static int paintTrouble(List<Text> trouble, String more, Canvas canvas) {
        List<Text> lines = trouble.stream()
                .flatMap(text -> text.wrapped(Math.max(1, canvas.width())).stream())
                .limit(Math.max(0, canvas.height() - 1))
                .toList();
        for (int y = 0; y < lines.size(); y++) {
            boolean isLast = y == lines.size() - 1;
            int room = canvas.width() - (isLast ? more.length() + 1 : 0);
            int end = canvas.text(
                    0,
                    y,
                    LineBreaker.cut(lines.get(y).text(), room),
                    lines.get(y).tone());
            canvas.text(end + 1, y, isLast ? more : "", "key");
        }
        return lines.size();
    }

    /** Paints the latest, the newest at the bottom. */
    private static void paint(List<Text> texts, Canvas canvas) {
        List<Text> lines = texts.reversed().stream()
                .limit(canvas.height())
                .flatMap(text -> text.wrapped(canvas.width()).reversed().stream())
                .limit(canvas.height())
                .toList();
        int bottom = Math.min(canvas.height(), lines.size()) - 1;
        for (int i = 0; i < lines.size(); i++) {
            canvas.text(0, bottom - i, lines.get(i).text(), lines.get(i).tone());
        }
    }
}
