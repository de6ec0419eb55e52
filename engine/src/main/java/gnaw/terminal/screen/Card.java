package gnaw.terminal.screen;

import gnaw.terminal.key.Key;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A short message in a box that the player reads before going on: an alarm, a script's error, a question with a few answers. It forgets
 * what was typed before it came.
 */
public final class Card implements View {
    private static final int MOST_COLUMNS = 60;

    private final String title;
    private final List<Text> texts;
    private final List<Choice> answers;
    private final boolean liesOver;
    /** The last key, if it was no answer. */
    private Optional<Key> astray = Optional.empty();

    private Card(String title, List<Text> texts, List<Choice> answers, boolean liesOver) {
        this.title = title;
        this.texts = List.copyOf(texts);
        this.answers = List.copyOf(answers);
        this.liesOver = liesOver;
    }

    /** A card that Space, Enter or Escape closes; the answers, if any, are taken by their keys. */
    public static Card of(String title, List<Text> texts, List<Choice> answers) {
        return new Card(title, texts, answers, true);
    }

    /**
     * A question with its answers, of which {@code y} mostly is one; {@code n}, Space and Escape go back. Enter does nothing, for it is pressed
     * too easily.
     */
    public static Card question(String question, String no, Choice... answers) {
        List<Choice> all = new ArrayList<>(List.of(answers));
        all.add(new Choice('n', no, () -> ViewChange.CLOSE));
        return of("", List.of(Text.plain(question)), all);
    }

    /** A fault of Gnaw's own. */
    static Card ofFault(RuntimeException fault, FaultReport report) {
        return new Card(
                "Something went wrong inside Gnaw",
                Stream.of(
                                Stream.of(new Text(ErrorText.why(fault), "bad"), Text.plain("")),
                                Stream.of(report.unkept()
                                        .map(why -> new Text(why, "bad"))
                                        .orElse(Text.plain("Your game is kept."))),
                                report.file().stream()
                                        .map(file -> Text.plain("What happened stands in " + file
                                                + ", to be sent to whoever can mend it.")),
                                Stream.of(Text.plain("You can go on, or leave.")))
                        .flatMap(lines -> lines)
                        .toList(),
                List.of(new Choice('q', "Leave", () -> ViewChange.LEAVE)),
                false);
    }

    @Override
    public boolean liesOver() {
        return liesOver;
    }

    @Override
    public boolean forgetsTyped() {
        return true;
    }

    @Override
    public void paint(Canvas canvas) {
        int columns = Math.min(MOST_COLUMNS, canvas.width() - Frame.COLUMNS);
        List<Text> lines = new ArrayList<>();
        texts.forEach(text -> lines.addAll(text.wrapped(columns)));
        int widest = lines.stream().mapToInt(line -> line.text().length()).max().orElse(0);
        String foot = foot(canvas.captions());
        String mistake = astray.map(key -> canvas.captions().of(Caption.NO_ANSWER, "key", key))
                .orElse("");
        int wanted = Math.max(widest, Math.max(foot.length(), mistake.length()));
        Canvas inside = Frame.centred(canvas, title, wanted, lines.size() + 2);
        int shown = Math.min(lines.size(), inside.height() - 2);
        inside.texts(0, 0, lines.subList(0, shown));
        inside.cutText(0, shown, mistake, "warn");
        inside.cutText(0, shown + 1, foot, "key");
        inside.cursor(0, shown + 1);
    }

    private String foot(Captions words) {
        List<String> keys = new ArrayList<>();
        answers.forEach(answer -> keys.add(answer.key() + ": " + answer.text()));
        if (answers.stream().noneMatch(answer -> answer.key().equals(Key.of('n')))) {
            keys.add(words.of(Caption.GO_ON));
        }
        return String.join("   ", keys);
    }

    @Override
    public ViewChange onKey(Key key) {
        Optional<Choice> answer =
                answers.stream().filter(choice -> choice.key().equals(key)).findFirst();
        if (answer.isPresent()) {
            return answer.get().taken().get();
        }
        boolean isQuestion = answers.stream().anyMatch(choice -> choice.key().equals(Key.of('n')));
        return switch (key.name()) {
            case "Space", "Esc", "Ctrl-c" -> ViewChange.CLOSE;
            case "Enter" -> isQuestion ? astray(key) : ViewChange.CLOSE;
            default -> astray(key);
        };
    }

    private ViewChange astray(Key key) {
        astray = Optional.of(key);
        return ViewChange.STAY;
    }
}
