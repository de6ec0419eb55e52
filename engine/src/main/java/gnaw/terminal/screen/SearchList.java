package gnaw.terminal.screen;

import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.LineEditor;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** A long list that fills the screen: what is typed leaves only the entries that contain all of its words. The real cursor stands on the marked entry. */
public final class SearchList implements View {
    private static final int ABOVE = 2;

    private static final int WITHIN_A_WORD = Integer.MAX_VALUE - 1;
    private static final int NOWHERE_AS_TYPED = Integer.MAX_VALUE;

    private final String title;
    private final List<Text> intro;
    private final List<Choice> all;
    private final LineEditor line = new LineEditor();
    private int marked;
    private int top;
    private int rows = 1;
    private Optional<Canvas> list = Optional.empty();

    /** A list of these; the keys of the choices are not asked for, since every letter searches. */
    public SearchList(String title, List<Choice> all) {
        this(title, List.of(), all);
    }

    /** The same below a few lines. */
    public SearchList(String title, List<Text> intro, List<Choice> all) {
        this.title = title;
        this.intro = List.copyOf(intro);
        this.all = List.copyOf(all);
    }

    /** All that have each of the words; those in which they begin a word come first, the nearer to the front the sooner. */
    private List<Choice> found() {
        String typed = line.text().toLowerCase(Locale.ROOT).strip();
        List<String> words = List.of(typed.split(" +"));
        return all.stream()
                .filter(choice -> words.stream().allMatch(lower(choice)::contains))
                .sorted(Comparator.comparingInt(choice -> rank(lower(choice), typed)))
                .toList();
    }

    /** Where a word begins with it; else behind all those. */
    private static int rank(String text, String typed) {
        return IntStream.range(0, text.length())
                .filter(at -> text.startsWith(typed, at))
                .filter(at -> at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1)))
                .findFirst()
                .orElse(text.contains(typed) ? WITHIN_A_WORD : NOWHERE_AS_TYPED);
    }

    private static String lower(Choice choice) {
        return choice.text().toLowerCase(Locale.ROOT);
    }

    @Override
    public void paint(Canvas canvas) {
        Captions words = canvas.captions();
        canvas.rule(0, title, "title");
        for (int y = 0; y < intro.size(); y++) {
            canvas.cutText(1, 1 + y, intro.get(y).text(), intro.get(y).tone());
        }
        int x = canvas.text(1, 1 + intro.size(), words.of(Caption.SEARCH) + " ", "key");
        canvas.text(x, 1 + intro.size(), line.text() + "_", "bright");
        int above = ABOVE + intro.size();
        rows = canvas.height() - above - 1;
        paintFound(canvas.part(0, above, canvas.width(), rows));
        canvas.rule(canvas.height() - 1, words.of(Caption.SEARCH_FOOT), "dim");
    }

    private void paintFound(Canvas canvas) {
        List<Choice> found = found();
        list = Optional.of(canvas);
        top = Math.clamp(top, Math.max(0, marked - rows + 1), marked);
        for (int y = 0; y < rows && top + y < found.size(); y++) {
            boolean isMarked = top + y == marked;
            if (isMarked) {
                canvas.line(y, ' ', "chosen");
                canvas.cursor(0, y);
            }
            canvas.put(0, y, isMarked ? '>' : ' ', isMarked ? "chosen" : "text");
            Choice choice = found.get(top + y);
            canvas.cutText(2, y, choice.text(), isMarked ? "chosen" : choice.tone());
        }
        if (found.isEmpty()) {
            canvas.cutText(2, 0, canvas.captions().of(Caption.NOTHING_FOUND), "warn");
            canvas.cursor(0, 0);
        }
    }

    @Override
    public boolean isTypedIn() {
        return true;
    }

    @Override
    public ViewChange onKey(Key key) {
        return switch (key.name()) {
            case "Esc", "Ctrl-c" -> ViewChange.CLOSE;
            case "Enter" -> take(marked);
            case "Tab" -> mark(marked + 1);
            case "Backspace", "Ctrl-u" -> search(key);
            default -> ListKeys.moved(key, marked, rows).map(this::mark).orElseGet(() -> typed(key));
        };
    }

    @Override
    public ViewChange onPaste(String text) {
        line.paste(text);
        return mark(0);
    }

    private ViewChange typed(Key key) {
        return key.prints() ? search(key) : ViewChange.STAY;
    }

    private ViewChange search(Key key) {
        line.onKey(key);
        return mark(0);
    }

    private ViewChange take(int place) {
        List<Choice> found = found();
        return place < found.size() ? found.get(place).taken().get() : ViewChange.STAY;
    }

    @Override
    public ViewChange onWheel(int notches) {
        return mark(marked + notches);
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        return list.filter(canvas -> canvas.isHit(click))
                .map(canvas -> take(top + canvas.rowOf(click)))
                .orElse(ViewChange.STAY);
    }

    private ViewChange mark(int place) {
        marked = Math.clamp(place, 0, Math.max(0, found().size() - 1));
        return ViewChange.STAY;
    }
}
