package gnaw.terminal.log;

import gnaw.game.Line;
import gnaw.terminal.screen.Canvas;
import gnaw.text.LineBreaker;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;

/** The messages as the player reads them: equal ones that follow each other are one, with "(x3)". */
public final class Log {
    /** More different lines than any window shows. */
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

    /** The latest of them; of equal ones that follow each other, however many, one counts. */
    public static List<Line> latest(List<Line> lines) {
        int from = lines.size();
        for (int different = 0; from > 0 && different < LATEST; from--) {
            boolean isRepeated = from > 1
                    && lines.get(from - 2).text().equals(lines.get(from - 1).text());
            different += isRepeated ? 0 : 1;
        }
        return lines.subList(from, lines.size());
    }

    /** Whether that was said since the turn. */
    public static boolean tells(List<Line> lines, int freshFrom, String text) {
        return lines.reversed().stream()
                .takeWhile(line -> line.turn() >= freshFrom)
                .anyMatch(line -> line.text().equals(text));
    }

    /** How many of the latest are from the turn {@code freshFrom} on. */
    public static int fresh(List<Line> lines, int freshFrom) {
        List<Line> news = lines.reversed().stream()
                .limit(LATEST)
                .takeWhile(line -> line.turn() >= freshFrom)
                .toList();
        return merged(news, freshFrom).size();
    }

    /** Paints above the messages what is wrong, if anything is; the last {@code fresh} of the messages are new. */
    public static void paint(List<Text> messages, int fresh, List<Text> trouble, String more, Canvas canvas) {
        int rows = paintTrouble(trouble, more, canvas);
        paint(messages, fresh, canvas.part(0, rows, canvas.width(), canvas.height() - rows));
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
    private static void paint(List<Text> texts, int fresh, Canvas canvas) {
        List<List<Text>> rows = rows(texts, fresh, canvas);
        List<List<Text>> seen = rows.subList(Math.max(0, rows.size() - canvas.height()), rows.size());
        for (int y = 0; y < seen.size(); y++) {
            int x = 0;
            for (Text part : seen.get(y)) {
                x = canvas.text(x, y, part.text(), part.tone()) + 1;
            }
        }
    }

    /** A row for each line. New ones for which there are too few rows share them: what is not seen now is hardly read later. */
    private static List<List<Text>> rows(List<Text> texts, int fresh, Canvas canvas) {
        List<Text> news = lines(texts, fresh, canvas.width());
        return news.size() > canvas.height()
                ? shared(news, canvas.width())
                : lines(texts, canvas.height(), canvas.width()).stream()
                        .map(List::of)
                        .toList();
    }

    private static List<Text> lines(List<Text> texts, int latest, int width) {
        return texts.stream()
                .skip(Math.max(0, texts.size() - latest))
                .flatMap(text -> text.wrapped(width).stream())
                .toList();
    }

    private static List<List<Text>> shared(List<Text> lines, int width) {
        List<List<Text>> rows = new ArrayList<>();
        int room = 0;
        for (Text line : lines) {
            if (line.text().length() > room) {
                rows.add(new ArrayList<>());
                room = width;
            }
            rows.getLast().add(line);
            room -= line.text().length() + 1;
        }
        return rows;
    }
}
