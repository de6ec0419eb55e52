package gnaw.terminal.screen;

import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/** A screen full of rows, each with lines below it that explain it. One is marked; it is always in sight, and the real cursor is on it. */
public final class Rows {
    /** One of them. */
    public record Row(String text, List<Text> below) {}

    private final IntSupplier count;
    private int marked;
    private int above;
    private List<Integer> owners = List.of();
    private Optional<Canvas> painted = Optional.empty();

    /** As many rows as there are at the moment. */
    public Rows(IntSupplier count) {
        this.count = count;
    }

    /** Which is marked, from 0. */
    public int marked() {
        return marked;
    }

    /** Paints them on the whole canvas between a title and a foot. */
    public void paint(Canvas canvas, String title, List<Row> rows, Text foot) {
        mark(marked);
        canvas.rule(0, title, "title");
        paintInside(canvas.part(1, 1, canvas.width() - 2, canvas.height() - 2), rows);
        canvas.rule(canvas.height() - 1, foot.text(), foot.tone());
    }

    private void paintInside(Canvas inside, List<Row> rows) {
        painted = Optional.of(inside);
        List<Text> lines = new ArrayList<>();
        List<Integer> owned = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            List<Text> own = lines(rows.get(i), i == marked, inside.width());
            lines.addAll(own);
            int owner = i;
            own.forEach(_ -> owned.add(owner));
        }
        owners = List.copyOf(owned);
        scrollTo(inside.height());
        inside.texts(0, 0, lines.subList(Math.min(above, lines.size()), lines.size()));
        inside.cursor(0, Math.max(0, owners.indexOf(marked)) - above);
    }

    /** The whole of the marked row where there is room for it, and its first line in any case. */
    private void scrollTo(int room) {
        int first = Math.max(0, owners.indexOf(marked));
        int last = Math.max(0, owners.lastIndexOf(marked));
        above = Math.min(first, Math.max(above, last - room + 1));
    }

    private static List<Text> lines(Row row, boolean isMarked, int width) {
        List<Text> lines = new ArrayList<>();
        lines.add(new Text((isMarked ? "> " : "  ") + row.text(), isMarked ? "chosen" : "bright"));
        row.below().forEach(text -> lines.add(new Text("  " + text.text(), text.tone())));
        return lines.stream().flatMap(line -> line.wrapped(width).stream()).toList();
    }

    /** Marks another by its key, or closes the screen; any other key does nothing. */
    public ViewChange onKey(Key key) {
        return switch (key.name()) {
            case "Esc", "q", "Ctrl-c" -> ViewChange.CLOSE;
            default -> ListKeys.walked(key, marked, page()).map(this::mark).orElse(ViewChange.STAY);
        };
    }

    private int page() {
        return painted.map(inside -> inside.height() * count.getAsInt() / Math.max(1, owners.size()) - 1)
                .orElse(1);
    }

    /** Marks a row farther down, or farther up. */
    public ViewChange onWheel(int notches) {
        return mark(marked + notches);
    }

    /** Marks the row that was clicked on; whether one was. */
    public boolean onClick(Input.Click click) {
        Optional<Integer> row = painted.filter(inside -> inside.isHit(click))
                .map(inside -> above + inside.rowOf(click))
                .filter(line -> line < owners.size())
                .map(owners::get);
        row.ifPresent(this::mark);
        return row.isPresent();
    }

    /** Marks this row, or the nearest that there is. */
    public ViewChange mark(int place) {
        marked = Math.clamp(place, 0, Math.max(0, count.getAsInt() - 1));
        return ViewChange.STAY;
    }
}
