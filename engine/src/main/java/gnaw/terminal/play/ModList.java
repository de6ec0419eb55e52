package gnaw.terminal.play;

import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.Frame;
import gnaw.terminal.screen.ListKeys;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The mods, to be switched on and off: a list above, and below it what the marked one is and needs. */
final class ModList implements View {
    private static final int LEAST_ROWS = 4;

    private final Host host;
    private Text said;
    private int marked;
    private int top;
    private Optional<Canvas> list = Optional.empty();

    ModList(Host host) {
        this.host = host;
        this.said = new Text(host.shelf().notice(), "warn");
    }

    private Captions words() {
        return host.captions();
    }

    private List<ModEntry> entries() {
        return host.shelf().entries();
    }

    @Override
    public void paint(Canvas canvas) {
        List<ModEntry> entries = entries();
        canvas.rule(0, canvas.captions().of(Caption.MODS), "title");
        List<Text> below = below(canvas.width() - 2);
        int room = canvas.height() - 3;
        int rows = Math.clamp(entries.size(), LEAST_ROWS, Math.max(LEAST_ROWS, room - below.size()));
        paintList(canvas.part(1, 1, canvas.width() - 2, rows), entries);
        canvas.line(rows + 1, '─', "frame");
        canvas.text(2, rows + 1, hidden(entries.size(), rows), "dim");
        Canvas foot = canvas.part(1, rows + 2, canvas.width() - 2, room - rows);
        foot.texts(0, 0, below);
        canvas.rule(canvas.height() - 1, canvas.captions().of(Caption.MODS_FOOT), "dim");
    }

    private void paintList(Canvas rows, List<ModEntry> entries) {
        list = Optional.of(rows);
        top = Math.clamp(top, Math.max(0, marked - rows.height() + 1), marked);
        for (int y = 0; y < rows.height() && top + y < entries.size(); y++) {
            paintEntry(rows, y, entries.get(top + y), top + y == marked);
        }
        if (entries.isEmpty()) {
            rows.cutText(0, 0, rows.captions().of(Caption.NO_MODS), "text");
        }
    }

    private String hidden(int all, int rows) {
        return all <= rows ? "" : " " + Frame.hidden(words(), top, all - top - rows) + " ";
    }

    private static void paintEntry(Canvas rows, int y, ModEntry entry, boolean isMarked) {
        String tone = isMarked ? "chosen" : entry.problem().isEmpty() ? entry.isOn() ? "bright" : "text" : "bad";
        if (isMarked) {
            rows.line(y, ' ', tone);
            rows.cursor(0, y);
        }
        String box = entry.isOn() ? "[x] " : entry.problem().isEmpty() ? "[ ] " : "[!] ";
        String settings =
                entry.settings().isEmpty() ? "" : "  " + rows.captions().of(Caption.HAS_SETTINGS);
        rows.cutText(0, y, (isMarked ? "> " : "  ") + box + entry.name() + " " + entry.version() + settings, tone);
    }

    /** What was said last, and the marked mod. */
    private List<Text> below(int width) {
        List<Text> texts = new ArrayList<>();
        if (!said.text().isEmpty()) {
            texts.add(said);
        }
        chosen().ifPresent(entry -> texts.addAll(about(entry)));
        return texts.stream().flatMap(text -> text.wrapped(width).stream()).toList();
    }

    private static List<Text> about(ModEntry entry) {
        List<Text> texts = new ArrayList<>(List.of(Text.plain(entry.id() + ": " + entry.description())));
        entry.facts().forEach(fact -> texts.add(new Text(fact, "dim")));
        entry.problem().lines().forEach(line -> texts.add(new Text(line, "bad")));
        return texts;
    }

    private Optional<ModEntry> chosen() {
        return entries().stream().skip(marked).findFirst();
    }

    @Override
    public ViewChange onKey(Key key) {
        return switch (key.name()) {
            case "k" -> mark(marked - 1);
            case "j" -> mark(marked + 1);
            case "Space", "Enter" ->
                chosen().map(entry -> ViewChange.loading(() -> turn(entry))).orElse(ViewChange.STAY);
            case "s", "Right" -> chosen().map(this::settings).orElse(ViewChange.STAY);
            case "Esc", "q", "Ctrl-c" -> ViewChange.only(new Title(host));
            default -> ListKeys.walked(key, marked, page()).map(this::mark).orElse(ViewChange.STAY);
        };
    }

    @Override
    public ViewChange onWheel(int notches) {
        return mark(marked + notches);
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        Optional<Integer> row = list.filter(rows -> rows.isHit(click)).map(rows -> top + rows.rowOf(click));
        row.filter(place -> place < entries().size()).ifPresent(this::mark);
        return ViewChange.STAY;
    }

    private int page() {
        return list.map(Canvas::height).orElse(1);
    }

    private ViewChange mark(int place) {
        marked = Math.clamp(place, 0, Math.max(0, entries().size() - 1));
        return ViewChange.STAY;
    }

    private ViewChange turn(ModEntry entry) {
        try {
            said = new Text(host.shelf().turn(entry.id(), !entry.isOn()), "good");
            return ViewChange.STAY;
        } catch (RuntimeException refused) {
            Caption stays = entry.isOn() ? Caption.STAYS_ON : Caption.STAYS_OFF;
            said = new Text(words().of(stays, "name", entry.id()) + ".", "bad");
            return ViewChange.open(ErrorText.page(words().of(stays, "name", entry.name()), refused));
        }
    }

    private ViewChange settings(ModEntry entry) {
        if (entry.settings().isEmpty()) {
            said = new Text(words().of(Caption.NOTHING_TO_SET, "name", entry.id()), "dim");
            return ViewChange.STAY;
        }
        return ViewChange.open(new ModSettings(host, entry.id()));
    }
}
