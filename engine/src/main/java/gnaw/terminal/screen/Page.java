package gnaw.terminal.screen;

import gnaw.terminal.key.Key;
import gnaw.text.Caption;
import gnaw.text.Text;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Text that fills the screen and scrolls: help, the history of messages, a character. */
public final class Page implements View {
    private final String title;
    private final List<Text> texts;
    private final boolean fromTheEnd;
    private final Optional<Supplier<ViewChange>> then;
    private final Optional<Choice> lead;
    private Function<Key, Optional<ViewChange>> beside = _ -> Optional.empty();
    private int top;
    private int rows = 1;
    private int lines;
    private boolean painted;

    private Page(
            String title,
            List<Text> texts,
            boolean fromTheEnd,
            Optional<Supplier<ViewChange>> then,
            Optional<Choice> lead) {
        this.title = title;
        this.texts = List.copyOf(texts);
        this.fromTheEnd = fromTheEnd;
        this.then = then;
        this.lead = lead;
    }

    /** A page that is read from its beginning. */
    public static Page of(String title, List<Text> texts) {
        return new Page(title, texts, false, Optional.empty(), Optional.empty());
    }

    /** A page that opens at its end, as a log does. */
    public static Page ofLog(String title, List<Text> texts) {
        return new Page(title, texts, true, Optional.empty(), Optional.empty());
    }

    /**
     * The same page, but closing it leads on. It forgets what was typed before it came, and no letter closes it: whoever has just died still
     * drinks and fights.
     */
    public Page closing(Supplier<ViewChange> next) {
        return new Page(title, texts, fromTheEnd, Optional.of(next), lead);
    }

    /** The same page, but a key of its own, named beside the title, leads from it to something else. */
    public Page leading(Choice further) {
        return new Page(title, texts, fromTheEnd, then, Optional.of(further));
    }

    /** The same page; what a key does that is none of its own. */
    public Page beside(Function<Key, Optional<ViewChange>> others) {
        beside = others;
        return this;
    }

    @Override
    public boolean forgetsTyped() {
        return then.isPresent();
    }

    @Override
    public void paint(Canvas canvas) {
        canvas.rule(0, title, "title");
        lead.ifPresent(further -> paintLead(canvas, " " + further.key() + " " + further.text() + " "));
        List<Text> wrapped = texts.stream()
                .flatMap(text -> text.wrapped(canvas.width() - 2).stream())
                .toList();
        lines = wrapped.size();
        rows = canvas.height() - 2;
        scroll(painted || !fromTheEnd ? top : lines);
        painted = true;
        canvas.texts(1, 1, wrapped.subList(top, Math.min(lines, top + rows)));
        paintFoot(canvas, canvas.height() - 1);
    }

    private static void paintLead(Canvas canvas, String told) {
        canvas.text(Math.max(0, canvas.width() - 2 - told.length()), 0, told, "key");
    }

    private void paintFoot(Canvas canvas, int y) {
        canvas.line(y, '─', "frame");
        String foot = canvas.captions().of(lines > rows ? Caption.LONG_PAGE_FOOT : Caption.PAGE_FOOT);
        int x = canvas.text(2, y, " " + foot + " ", "dim");
        if (lines > rows) {
            canvas.text(x, y, " " + Math.min(lines, top + rows) + "/" + lines + " ", "dim");
        }
        canvas.cursor(1, 1);
    }

    @Override
    public ViewChange onKey(Key key) {
        return switch (key.name()) {
            case "Up", "8", "k" -> scroll(top - 1);
            case "Down", "2", "j", "Enter" -> scroll(top + 1);
            case "PgUp", "9", "-", "b" -> scroll(top - rows + 1);
            case "PgDn", "3", "Space" -> lines > top + rows ? scroll(top + rows - 1) : ViewChange.STAY;
            case "Home", "7", "g" -> scroll(0);
            case "End", "1", "G" -> scroll(lines);
            case "Esc", "Ctrl-c" -> then.orElse(() -> ViewChange.CLOSE).get();
            case "q" -> then.isPresent() ? ViewChange.STAY : ViewChange.CLOSE;
            default ->
                lead.filter(further -> further.key().equals(key))
                        .map(further -> further.taken().get())
                        .or(() -> beside.apply(key))
                        .orElse(ViewChange.STAY);
        };
    }

    @Override
    public ViewChange onWheel(int notches) {
        return scroll(top + 3 * notches);
    }

    private ViewChange scroll(int line) {
        top = Math.clamp(line, 0, Math.max(0, lines - rows));
        return ViewChange.STAY;
    }
}
