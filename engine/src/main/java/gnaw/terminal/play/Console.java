package gnaw.terminal.play;

import gnaw.terminal.key.Key;
import gnaw.terminal.key.LineEditor;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;

/** The developer's console: a line to type in and what came of earlier lines above it, over the lower half of the play screen. */
final class Console implements View {
    private static final int FEWEST_ROWS = 9;
    private static final int TEXTS_KEPT = 1000;
    private static final String PROMPT = "> ";

    private final Play play;
    private final Developer developer;
    private final LineEditor line = new LineEditor();
    private final List<Text> texts = new ArrayList<>();
    private boolean isOpen;
    private int above;
    private int rows = 1;

    Console(Play play, Developer developer) {
        this.play = play;
        this.developer = developer;
        texts.add(new Text("Type an expression such as hero.at, or help. Tab completes, Esc closes.", "dim"));
        texts.addAll(Text.plain(developer.greeting()));
    }

    /** Whether it is on the screen. */
    boolean isOpen() {
        return isOpen;
    }

    /** The console, to be put on the screen. */
    Console opened() {
        isOpen = true;
        return this;
    }

    /** Prints something that nobody asked for. */
    void tell(List<Text> news) {
        print(news);
    }

    @Override
    public boolean liesOver() {
        return true;
    }

    @Override
    public void paint(Canvas canvas) {
        int height = height(canvas);
        Canvas part = canvas.part(0, canvas.height() - height, canvas.width(), height);
        part.blank();
        part.line(0, '─', "frame");
        part.text(2, 0, " Console ", "title");
        rows = height - 2;
        paintTexts(part.part(0, 1, part.width(), rows));
        paintLine(part.part(0, height - 1, part.width(), 1));
    }

    private static int height(Canvas canvas) {
        return Math.min(canvas.height(), Math.max(FEWEST_ROWS, canvas.height() / 2));
    }

    /** What it leaves of the screen. */
    Canvas above(Canvas canvas) {
        return canvas.part(0, 0, canvas.width(), canvas.height() - height(canvas));
    }

    private void paintTexts(Canvas canvas) {
        List<Text> wrapped = texts.stream()
                .flatMap(text -> text.wrapped(Math.max(1, canvas.width())).stream())
                .toList();
        above = Math.clamp(above, 0, Math.max(0, wrapped.size() - rows));
        int end = wrapped.size() - above;
        int start = Math.max(0, end - rows);
        canvas.texts(0, 0, wrapped.subList(start, end));
        if (above > 0) {
            String more = " " + above + " more below ";
            canvas.text(canvas.width() - more.length(), rows - 1, more, "key");
        }
    }

    /** A line that is too long is shown round the cursor. */
    private void paintLine(Canvas canvas) {
        int x = canvas.text(0, 0, PROMPT, "key");
        int room = canvas.width() - x - 1;
        int from = Math.max(0, line.cursor() - room);
        String shown = line.text().substring(from, Math.min(line.text().length(), from + room));
        canvas.text(x, 0, shown, "bright");
        canvas.cursor(x + line.cursor() - from, 0);
    }

    @Override
    public boolean isTypedIn() {
        return true;
    }

    @Override
    public ViewChange onKey(Key key) {
        return switch (key.name()) {
            case "Esc", "F12" -> close();
            case "Ctrl-c" ->
                line.text().isEmpty()
                        ? close()
                        : edit(Key.of('u').with("Ctrl"), Key.of('k').with("Ctrl"));
            case "Enter" -> enter();
            case "Tab" -> complete();
            case "PgUp" -> scroll(rows - 1);
            case "PgDn" -> scroll(1 - rows);
            case "F3" -> play.note(play.workbench().switchCosts(), "dim");
            case "F5", "Ctrl-r" -> play.onScriptsChanged();
            default -> edit(key);
        };
    }

    @Override
    public ViewChange onPaste(String text) {
        line.paste(text);
        return edit();
    }

    @Override
    public ViewChange onWheel(int notches) {
        return scroll(-3 * notches);
    }

    private ViewChange scroll(int by) {
        above = Math.max(0, above + by);
        return ViewChange.STAY;
    }

    private ViewChange close() {
        isOpen = false;
        return ViewChange.CLOSE;
    }

    private ViewChange edit(Key... keys) {
        above = 0;
        for (Key key : keys) {
            line.onKey(key);
        }
        return ViewChange.STAY;
    }

    private ViewChange enter() {
        String entered = line.enter();
        above = 0;
        if (entered.isEmpty()) {
            return ViewChange.STAY;
        }
        if (entered.equals("clear")) {
            texts.clear();
            return ViewChange.STAY;
        }
        print(List.of(new Text(PROMPT + entered, "dim")));
        Developer.Reply reply = developer.answer(entered, play.game());
        print(reply.texts());
        return play.after(reply);
    }

    /** As much as all that fits has in common; if that is no more than is typed, all is shown. */
    private ViewChange complete() {
        above = 0;
        Developer.Completion completion = developer.complete(line.typed(), play.game());
        String typed = line.typed().substring(completion.from());
        String common = common(completion.words());
        if (common.length() > typed.length() || completion.words().size() == 1) {
            line.replace(completion.from(), common);
        } else if (!completion.words().isEmpty()) {
            print(List.of(new Text(String.join("  ", completion.words()), "dim")));
        }
        return ViewChange.STAY;
    }

    private static String common(List<String> words) {
        return words.stream().reduce(Console::common).orElse("");
    }

    private static String common(String one, String other) {
        int end = 0;
        while (end < Math.min(one.length(), other.length()) && one.charAt(end) == other.charAt(end)) {
            end++;
        }
        return one.substring(0, end);
    }

    private void print(List<Text> news) {
        texts.addAll(news);
        texts.subList(0, Math.max(0, texts.size() - TEXTS_KEPT)).clear();
    }
}
