package gnaw.terminal.screen;

import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A list to choose from, by letter, by arrows and Enter, or by the mouse. The real cursor stands on the marked entry, which is also
 * marked by a sign, not by colour alone. After a letter that is not in it Enter takes nothing: who mistypes means something else.
 */
public final class Menu implements View {
    private static final int MOST_COLUMNS = 72;

    private final String title;
    private final List<Text> intro;
    private final List<Choice> choices;
    private final boolean isAsked;
    private final Supplier<ViewChange> left;
    private Optional<Key> astray = Optional.empty();
    private int marked;
    private int top;
    private Optional<Canvas> list = Optional.empty();

    private Menu(String title, List<Text> intro, List<Choice> choices, boolean isAsked, Supplier<ViewChange> left) {
        this.title = title;
        this.intro = List.copyOf(intro);
        this.choices = List.copyOf(choices);
        this.isAsked = isAsked;
        this.left = left;
    }

    /** A menu that Escape closes; the intro stands above the entries and may be empty. */
    public static Menu of(String title, List<Text> intro, List<Choice> choices) {
        return new Menu(title, intro, choices, false, () -> ViewChange.CLOSE);
    }

    /** A menu that closes only by a choice. It forgets what was typed before it came: nobody chooses by accident. */
    public static Menu mustChoose(String title, List<Text> intro, List<Choice> choices) {
        return new Menu(title, intro, choices, true, () -> ViewChange.STAY);
    }

    /** The same, but Escape takes one of the choices. */
    public static Menu mayLeave(String title, List<Text> intro, List<Choice> choices, Choice escape) {
        return new Menu(title, intro, choices, true, escape.taken());
    }

    @Override
    public boolean liesOver() {
        return true;
    }

    @Override
    public boolean forgetsTyped() {
        return isAsked;
    }

    @Override
    public void paint(Canvas canvas) {
        String mistaken = astray.map(key -> canvas.captions().of(Caption.NOT_IN_LIST, "key", key))
                .orElse("");
        int columns = Math.min(canvas.width() - Frame.COLUMNS, Math.max(widest(), mistaken.length() + 2));
        List<Text> above = wrapped(columns);
        Canvas inside = Frame.centred(canvas, title, columns, above.size() + choices.size());
        int headRows = Math.min(above.size(), Math.max(0, inside.height() - Math.min(3, choices.size())));
        for (int y = 0; y < headRows; y++) {
            inside.text(0, y, above.get(y).text(), above.get(y).tone());
        }
        Canvas rows = inside.part(0, headRows, inside.width(), inside.height() - headRows);
        list = Optional.of(rows);
        scrollTo(rows.height());
        for (int y = 0; y < rows.height() && top + y < choices.size(); y++) {
            paintChoice(rows, y, choices.get(top + y), top + y == marked);
        }
        if (!mistaken.isEmpty()) {
            Frame.foot(canvas, inside, mistaken, "warn");
        } else if (rows.height() < choices.size()) {
            Frame.foot(canvas, inside, hidden(canvas.captions(), rows.height()), "dim");
        }
    }

    /** How many entries lie below what is shown, or above it. */
    private String hidden(Captions words, int rows) {
        int below = choices.size() - top - rows;
        return (below > 0 ? "↓ " : "↑ ") + words.of(Caption.MORE, "count", below > 0 ? below : top);
    }

    private int widest() {
        int entries = choices.stream()
                .mapToInt(choice -> choice.text().length() + 6)
                .max()
                .orElse(0);
        int texts = intro.stream().mapToInt(text -> text.text().length()).max().orElse(0);
        return Math.min(MOST_COLUMNS, Math.max(entries, texts));
    }

    private List<Text> wrapped(int columns) {
        List<Text> lines = new ArrayList<>();
        intro.forEach(text -> lines.addAll(text.wrapped(Math.max(1, columns))));
        if (!lines.isEmpty()) {
            lines.add(Text.plain(""));
        }
        return lines;
    }

    private void scrollTo(int rows) {
        top = Math.clamp(top, Math.max(0, marked - Math.max(1, rows) + 1), marked);
    }

    private static void paintChoice(Canvas rows, int y, Choice choice, boolean isMarked) {
        if (isMarked) {
            rows.line(y, ' ', "chosen");
            rows.cursor(0, y);
        }
        rows.put(0, y, isMarked ? '>' : ' ', isMarked ? "chosen" : "text");
        int x = rows.text(2, y, choice.key().typed(), isMarked ? "chosen" : "key");
        rows.cutText(Math.max(4, x + 1), y, choice.text(), isMarked ? "chosen" : choice.tone());
    }

    @Override
    public ViewChange onKey(Key key) {
        Optional<Choice> byKey =
                choices.stream().filter(choice -> choice.key().equals(key)).findFirst();
        if (byKey.isPresent()) {
            return byKey.get().taken().get();
        }
        return switch (key.name()) {
            case "Up", "8" -> mark(marked - 1);
            case "Down", "2" -> mark(marked + 1);
            case "Home", "7", "PgUp", "9" -> mark(0);
            case "End", "1", "PgDn", "3" -> mark(choices.size() - 1);
            case "Enter" -> enter();
            case "Esc", "Ctrl-c" -> left.get();
            default -> mistaken(key);
        };
    }

    private ViewChange enter() {
        if (choices.isEmpty()) {
            return ViewChange.CLOSE;
        }
        return astray.isPresent()
                ? ViewChange.STAY
                : choices.get(marked).taken().get();
    }

    private ViewChange mistaken(Key key) {
        boolean isSign = key.name().length() == 1;
        astray = isSign && !choices.isEmpty() ? Optional.of(key) : astray;
        return ViewChange.STAY;
    }

    @Override
    public ViewChange onWheel(int notches) {
        return mark(marked + notches);
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        return list.filter(rows -> rows.isHit(click))
                .map(rows -> top + rows.rowOf(click))
                .filter(place -> place < choices.size())
                .map(place -> choices.get(place).taken().get())
                .orElse(ViewChange.STAY);
    }

    private ViewChange mark(int place) {
        astray = Optional.empty();
        marked = Math.clamp(place, 0, Math.max(0, choices.size() - 1));
        return ViewChange.STAY;
    }
}
