package gnaw.terminal.pane;

import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Frame;
import gnaw.text.Text;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The box that tells of a marked cell: above it or below, where there is more room, and over the log and the sidebar only where it must.
 *
 * @param row of the mark on the screen
 * @param more what is told in place of the lines for which there is no room
 */
public record MarkBox(String title, int row, String more, String foot) {
    private static final int MOST_COLUMNS = 44;

    /** Paints what is told of the cell on the whole screen, of which the map is a part. */
    public void paint(Canvas screen, Canvas map, List<Text> told) {
        Canvas beside = screen.part(0, 0, map.width(), screen.height());
        int columns = Math.min(MOST_COLUMNS, beside.width() - Frame.COLUMNS);
        List<Text> lines = wrapped(told, columns);
        int floor = lines.size() <= room(map.height()) ? map.height() : screen.height();
        if (lines.size() <= room(floor)) {
            paintLines(beside, floor, columns, lines);
        } else {
            int all = screen.width() - Frame.COLUMNS;
            paintLines(screen, floor, all, shortened(wrapped(told, all), room(floor)));
        }
    }

    private static List<Text> wrapped(List<Text> told, int columns) {
        return told.stream().flatMap(text -> text.wrapped(columns).stream()).collect(Collectors.toList());
    }

    /** How many lines there may be above the mark, or below it as far as that row. */
    private int room(int floor) {
        return Math.max(row, floor - row - 1) - Frame.ROWS;
    }

    private List<Text> shortened(List<Text> lines, int room) {
        if (lines.size() <= room) {
            return lines;
        }
        lines.set(room - 1, new Text(more, "key"));
        return lines.subList(0, room);
    }

    private void paintLines(Canvas whole, int floor, int columns, List<Text> lines) {
        int height = lines.size() + Frame.ROWS;
        boolean isBelow = row <= floor - row - 1;
        Canvas box = whole.part(0, isBelow ? floor - height : 0, whole.width(), height);
        Canvas inside = Frame.centred(box, title, columns, lines.size());
        inside.texts(0, 0, lines);
        Frame.foot(box, inside, foot, "dim");
    }
}
