package gnaw.terminal.screen;

import gnaw.terminal.key.Key;
import gnaw.terminal.key.LineEditor;
import gnaw.text.LineBreaker;
import gnaw.text.Text;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Asks for a line of text. */
public final class Prompt implements View {
    private static final int COLUMNS = 44;
    private static final int LONGEST = 40;

    private final String question;
    private final String hint;
    private final Function<String, Optional<String>> complaint;
    private final Function<String, ViewChange> entered;
    private final LineEditor line = new LineEditor(LONGEST);
    private String said = "";

    /**
     * A prompt that Escape closes.
     *
     * @param complaint what is wrong with a text, as a sentence; empty if it is right
     * @param entered what happens with a text that is right
     */
    public Prompt(String question, Function<String, Optional<String>> complaint, Function<String, ViewChange> entered) {
        this(question, "", complaint, entered);
    }

    private Prompt(
            String question,
            String hint,
            Function<String, Optional<String>> complaint,
            Function<String, ViewChange> entered) {
        this.question = question;
        this.hint = hint;
        this.complaint = complaint;
        this.entered = entered;
    }

    /** A prompt in which a text stands already, to be written on or wiped off. */
    public static Prompt beginningWith(String text, String question, Function<String, ViewChange> entered) {
        Prompt prompt = new Prompt(question, _ -> Optional.empty(), entered);
        prompt.line.replace(0, text);
        return prompt;
    }

    /** A prompt that wants one word typed: for what cannot be undone. {@code otherwise} says so, at once and to any other word. */
    public static Prompt forWord(String question, String word, String otherwise, Function<String, ViewChange> entered) {
        return new Prompt(
                question,
                otherwise,
                text -> text.equals(word)
                        ? Optional.empty()
                        : Optional.of(text.isEmpty() ? otherwise : text + "? " + otherwise),
                entered);
    }

    @Override
    public boolean liesOver() {
        return true;
    }

    @Override
    public boolean forgetsTyped() {
        return true;
    }

    @Override
    public void paint(Canvas canvas) {
        int columns = Math.min(COLUMNS, canvas.width() - Frame.COLUMNS);
        List<String> asked = LineBreaker.wrap(question, columns);
        String told = said.isEmpty() ? hint : said;
        List<Text> answer = new Text(told, said.isEmpty() ? "dim" : "warn").wrapped(columns);
        Canvas inside = Frame.centred(canvas, "", columns, asked.size() + 1 + answer.size());
        inside.texts(0, 0, Text.plain(asked));
        int x = inside.text(0, asked.size(), "> ", "key");
        String end = line.text().substring(Math.max(0, line.text().length() - (columns - 3)));
        inside.cursor(inside.text(x, asked.size(), end, "bright"), asked.size());
        inside.texts(0, asked.size() + 1, answer);
    }

    @Override
    public boolean isTypedIn() {
        return true;
    }

    @Override
    public ViewChange onKey(Key key) {
        return switch (key.name()) {
            case "Esc", "Ctrl-c" -> ViewChange.CLOSE;
            case "Enter" -> enter();
            case "Backspace", "Ctrl-u" -> edit(key);
            default -> key.prints() && line.hasRoom() ? edit(key) : ViewChange.STAY;
        };
    }

    @Override
    public ViewChange onPaste(String text) {
        line.paste(text);
        said = "";
        return ViewChange.STAY;
    }

    private ViewChange edit(Key key) {
        line.onKey(key);
        said = "";
        return ViewChange.STAY;
    }

    private ViewChange enter() {
        said = complaint.apply(line.text()).orElse("");
        return said.isEmpty() ? entered.apply(line.text()) : ViewChange.STAY;
    }
}
