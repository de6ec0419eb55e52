package gnaw.terminal.screen;

import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.LineBreaker;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A list to choose from, by letter, by arrows and Enter, or by the mouse. The real cursor stands on the marked entry, which is also
 * marked by a sign, not by colour alone. After a wrong letter the next Enter only takes the message about it away: whoever mistypes meant
 * something else. What must be chosen and leaves no choice is taken by Enter and Space in any case.
 */
public final class Menu implements View {
    private static final int MOST_COLUMNS = 72;
    private static final int TEXT_COLUMN = 4;
    private static final String FILTER = "/";
    private static final Optional<Supplier<ViewChange>> CLOSING = Optional.of(() -> ViewChange.CLOSE);

    private final String title;
    private final List<Text> intro;
    private final List<Choice> choices;
    private final Map<Integer, String> headings;
    private final boolean isAsked;
    private final Optional<Supplier<ViewChange>> left;
    private Function<Key, Optional<ViewChange>> beside = _ -> Optional.empty();
    private String toldOfThese = "";
    private Optional<Key> wrongKey = Optional.empty();
    private int marked;
    private int top;
    private int columns = MOST_COLUMNS;
    private Optional<Canvas> list = Optional.empty();

    private Menu(
            String title,
            List<Text> intro,
            List<Choice> choices,
            Map<Integer, String> headings,
            boolean isAsked,
            Optional<Supplier<ViewChange>> left) {
        this.title = title;
        this.intro = List.copyOf(intro);
        this.choices = List.copyOf(choices);
        this.headings = headings;
        this.isAsked = isAsked;
        this.left = left;
    }

    /** A menu that Escape closes; the intro stands above the entries and may be empty. */
    public static Menu of(String title, List<Text> intro, List<Choice> choices) {
        return new Menu(title, intro, choices, Map.of(), false, CLOSING);
    }

    /** The same with a heading over each group of entries. */
    public static Menu grouped(String title, Map<String, List<Choice>> groups) {
        List<Choice> choices = new ArrayList<>();
        Map<Integer, String> headings = new HashMap<>();
        groups.forEach((heading, group) -> {
            headings.put(choices.size(), heading);
            choices.addAll(group);
        });
        return new Menu(title, List.of(), choices, headings, false, CLOSING);
    }

    /** A menu that closes only by a choice. It forgets what was typed before it came: nobody chooses by accident. */
    public static Menu mustChoose(String title, List<Text> intro, List<Choice> choices) {
        return new Menu(title, intro, choices, Map.of(), true, Optional.empty());
    }

    /** The same, but Escape takes one of the choices. */
    public static Menu mayLeave(String title, List<Text> intro, List<Choice> choices, Choice escape) {
        return new Menu(title, intro, choices, Map.of(), true, Optional.of(escape.taken()));
    }

    /** The same menu; what a key does that is none of the choices, and what is told of such keys. */
    public Menu beside(String told, Function<Key, Optional<ViewChange>> others) {
        toldOfThese = told;
        beside = others;
        return this;
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
    public boolean wantsPause() {
        return isAsked;
    }

    @Override
    public void paint(Canvas canvas) {
        String wrong = wrongKey.map(key -> toldOf(key, canvas.captions())).orElse("");
        String told = isNoChoice() ? canvas.captions().of(Caption.GOES_ON) : toldOfThese;
        columns = Math.min(
                canvas.width() - Frame.COLUMNS, Math.max(widest(), Math.max(wrong.length(), told.length()) + 2));
        List<Text> above = wrappedIntro();
        Canvas inside = Frame.centred(canvas, title, columns, above.size() + rowOf(choices.size()));
        int headRows = Math.min(above.size(), Math.max(0, inside.height() - Math.min(3, choices.size())));
        inside.texts(0, 0, above.subList(0, headRows));
        Canvas rows = inside.part(0, headRows, inside.width(), inside.height() - headRows);
        list = Optional.of(rows);
        scrollTo(rows.height());
        paintRows(rows);
        paintFoot(canvas, inside, rows, wrong, told);
    }

    private static String toldOf(Key key, Captions words) {
        return leaves(key) ? words.of(Caption.MUST_CHOOSE) : words.of(Caption.NOT_IN_LIST, "key", key);
    }

    /** What was mistyped, and beside that, where there is room, that there are more entries than are shown; else what other keys do. */
    private void paintFoot(Canvas canvas, Canvas inside, Canvas rows, String wrong, String told) {
        String hidden = rows.height() < rowOf(choices.size()) ? hidden(canvas.captions(), rows) : "";
        String both = wrong + "  " + hidden;
        if (wrong.isEmpty() && !(hidden + told).isEmpty()) {
            Frame.foot(canvas, inside, hidden.isEmpty() ? told : hidden, "dim");
        } else if (!wrong.isEmpty()) {
            boolean fits = !hidden.isEmpty() && both.length() + 2 <= rows.width();
            Frame.foot(canvas, inside, fits ? both : wrong, "warn");
        }
    }

    /** How many entries lie below what is shown, or above it, and how to have fewer, where there is room to say so. */
    private String hidden(Captions words, Canvas rows) {
        int below = entriesIn(top + rows.height(), rowOf(choices.size()));
        String hidden = Frame.hidden(words, entriesIn(0, top), below);
        String more = hidden + "  " + words.of(Caption.FILTER, "key", FILTER);
        return filters() && more.length() + 2 <= rows.width() ? more : hidden;
    }

    private boolean filters() {
        return !isAsked
                && choices.stream().noneMatch(choice -> choice.key().name().equals(FILTER));
    }

    private int entriesIn(int from, int to) {
        return (int) IntStream.range(0, choices.size())
                .map(this::rowOf)
                .filter(row -> row >= from && row < to)
                .count();
    }

    /** The first row of an entry among all rows; headings take rows, too. */
    private int rowOf(int entry) {
        int rows =
                (int) headings.keySet().stream().filter(first -> first <= entry).count();
        for (int before = 0; before < entry; before++) {
            rows += linesOf(before).size();
        }
        return rows;
    }

    /** What an entry says. Nobody chooses for good what he cannot read to its end; of any other list the page behind the entry says more. */
    private List<String> linesOf(int entry) {
        String text = choices.get(entry).text();
        return isAsked ? LineBreaker.wrap(text, columns - TEXT_COLUMN) : List.of(text);
    }

    private void paintRows(Canvas rows) {
        for (int i = 0; i < choices.size(); i++) {
            int y = rowOf(i) - top;
            if (headings.containsKey(i) && y > 0 && y <= rows.height()) {
                rows.cutText(0, y - 1, headings.get(i), "title");
            }
            paintChoice(rows, y, i);
        }
    }

    private int widest() {
        int entries = choices.stream()
                .mapToInt(choice -> choice.text().length() + TEXT_COLUMN + 2)
                .max()
                .orElse(0);
        int texts = intro.stream().mapToInt(text -> text.text().length()).max().orElse(0);
        return Math.min(MOST_COLUMNS, Math.max(entries, texts));
    }

    private List<Text> wrappedIntro() {
        List<Text> lines = new ArrayList<>();
        intro.forEach(text -> lines.addAll(text.wrapped(Math.max(1, columns))));
        if (!lines.isEmpty()) {
            lines.add(Text.plain(""));
        }
        return lines;
    }

    private void scrollTo(int rows) {
        int row = rowOf(marked);
        int first = headings.containsKey(marked) && rows > 1 ? row - 1 : row;
        int last =
                choices.isEmpty() ? row : row + Math.min(rows, linesOf(marked).size()) - 1;
        top = Math.clamp(top, Math.max(0, Math.min(first, last - Math.max(1, rows) + 1)), first);
    }

    private void paintChoice(Canvas rows, int first, int entry) {
        Choice choice = choices.get(entry);
        boolean isMarked = entry == marked;
        List<String> lines = linesOf(entry);
        for (int y = Math.max(0, first); y < Math.min(rows.height(), first + lines.size()); y++) {
            if (isMarked) {
                rows.line(y, ' ', "chosen");
            }
            int x = y == first ? paintKey(rows, y, choice, isMarked) : TEXT_COLUMN;
            rows.cutText(x, y, lines.get(y - first), isMarked ? "chosen" : choice.tone());
        }
    }

    /** The sign and the key of an entry; tells where its text begins. */
    private static int paintKey(Canvas rows, int y, Choice choice, boolean isMarked) {
        if (isMarked) {
            rows.cursor(0, y);
        }
        rows.put(0, y, isMarked ? '>' : ' ', isMarked ? "chosen" : "text");
        return Math.max(TEXT_COLUMN, rows.text(2, y, choice.key().typed(), isMarked ? "chosen" : "key") + 1);
    }

    @Override
    public ViewChange onKey(Key key) {
        Optional<Choice> meant =
                choices.stream().filter(choice -> choice.key().equals(key)).findFirst();
        if (meant.isPresent()) {
            wrongKey = Optional.empty();
            return meant.get().taken().get();
        }
        return switch (key.name()) {
            case "Enter" -> enter();
            case "Space" -> isNoChoice() ? enter() : ViewChange.STAY;
            case "Esc", "Ctrl-c" ->
                left.map(Supplier::get).orElseGet(() -> isNoChoice() && key.equals(Key.ESCAPE) ? enter() : refuse(key));
            case FILTER -> filters() ? search() : other(key);
            default -> ListKeys.walked(key, marked, page()).map(this::mark).orElseGet(() -> other(key));
        };
    }

    private ViewChange search() {
        wrongKey = Optional.empty();
        return ViewChange.open(new SearchList(title, choices));
    }

    /** As many entries as are wholly in sight, less one that stays there. */
    private int page() {
        int rows = list.map(Canvas::height).orElse(1);
        return rows * choices.size() / Math.max(1, rowOf(choices.size())) - 1;
    }

    private ViewChange enter() {
        if (choices.isEmpty()) {
            return ViewChange.CLOSE;
        }
        boolean isMeant = wrongKey.isEmpty();
        wrongKey = Optional.empty();
        return isMeant ? choices.get(marked).taken().get() : ViewChange.STAY;
    }

    private boolean isNoChoice() {
        return isAsked && choices.size() == 1;
    }

    private static boolean leaves(Key key) {
        return key.name().equals("Esc") || key.name().equals("Ctrl-c");
    }

    /** A key that is none of this list. */
    private ViewChange other(Key key) {
        boolean isSign = key.name().length() == 1;
        return beside.apply(key).orElseGet(() -> isSign && !choices.isEmpty() ? refuse(key) : ViewChange.STAY);
    }

    /** Where there is no choice, the foot says already what to press. */
    private ViewChange refuse(Key key) {
        wrongKey = Optional.of(key).filter(_ -> !isNoChoice());
        return ViewChange.STAY;
    }

    @Override
    public ViewChange onWheel(int notches) {
        return mark(marked + notches);
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        return list.filter(rows -> rows.isHit(click))
                .flatMap(rows -> entryAt(top + rows.rowOf(click)))
                .map(entry -> entry.taken().get())
                .orElse(ViewChange.STAY);
    }

    private Optional<Choice> entryAt(int row) {
        return IntStream.range(0, choices.size())
                .filter(entry -> row >= rowOf(entry)
                        && row < rowOf(entry) + linesOf(entry).size())
                .mapToObj(choices::get)
                .findFirst();
    }

    private ViewChange mark(int place) {
        wrongKey = Optional.empty();
        marked = Math.clamp(place, 0, Math.max(0, choices.size() - 1));
        return ViewChange.STAY;
    }
}
