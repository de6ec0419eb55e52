package gnaw.terminal.play;

import gnaw.terminal.key.Key;
import gnaw.terminal.play.ModEntry.Knob;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.Prompt;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The settings of one mod: each with its meaning, its value, and its limits. */
final class ModSettings implements View {
    private final Host host;
    private final String mod;
    private int marked;

    ModSettings(Host host, String mod) {
        this.host = host;
        this.mod = mod;
    }

    private Captions words() {
        return host.captions();
    }

    private ModEntry entry() {
        return host.shelf().entries().stream()
                .filter(entry -> entry.id().equals(mod))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The mod " + mod + " is gone."));
    }

    @Override
    public void paint(Canvas canvas) {
        ModEntry entry = entry();
        canvas.line(0, '─', "frame");
        canvas.cutText(2, 0, " " + words().of(Caption.SETTINGS_OF, "name", entry.name()) + " ", "title");
        Canvas inside = canvas.part(1, 1, canvas.width() - 2, canvas.height() - 2);
        List<Text> lines = new ArrayList<>();
        int markedAt = 0;
        for (int i = 0; i < entry.knobs().size(); i++) {
            markedAt = i == marked ? lines.size() : markedAt;
            lines.addAll(lines(entry.knobs().get(i), i == marked, inside.width()));
        }
        int above = Math.max(0, Math.min(markedAt, lines.size() - inside.height()));
        for (int y = 0; y < inside.height() && above + y < lines.size(); y++) {
            inside.text(0, y, lines.get(above + y).text(), lines.get(above + y).tone());
        }
        inside.cursor(0, markedAt - above);
        canvas.line(canvas.height() - 1, '─', "frame");
        canvas.cutText(2, canvas.height() - 1, " " + words().of(Caption.SETTINGS_FOOT) + " ", "dim");
    }

    private static List<Text> lines(Knob knob, boolean isMarked, int width) {
        List<Text> lines = new ArrayList<>();
        String shown = knob.values().isEmpty() ? knob.value() : "< " + knob.value() + " >";
        lines.add(new Text((isMarked ? "> " : "  ") + knob.name() + " = " + shown, isMarked ? "chosen" : "bright"));
        lines.add(Text.plain("  " + knob.text()));
        lines.add(new Text("  (" + knob.wanted() + ")", "dim"));
        return lines.stream().flatMap(line -> line.wrapped(width).stream()).toList();
    }

    @Override
    public ViewChange onKey(Key key) {
        List<Knob> knobs = entry().knobs();
        Knob knob = knobs.get(marked);
        return switch (key.name()) {
            case "Up", "8", "k" -> mark(marked - 1, knobs);
            case "Down", "2", "j" -> mark(marked + 1, knobs);
            case "Left", "4", "h" -> turn(knob, -1);
            case "Right", "6", "l", "Space" -> turn(knob, 1);
            case "Enter" -> knob.values().isEmpty() ? ViewChange.open(prompt(knob)) : turn(knob, 1);
            case "Esc", "q", "Ctrl-c" -> ViewChange.CLOSE;
            default -> ViewChange.STAY;
        };
    }

    private ViewChange mark(int place, List<Knob> knobs) {
        marked = Math.clamp(place, 0, knobs.size() - 1);
        return ViewChange.STAY;
    }

    /** The next of the words, or the one before. */
    private ViewChange turn(Knob knob, int by) {
        List<String> values = knob.values();
        if (values.isEmpty()) {
            return ViewChange.STAY;
        }
        String next = values.get(Math.floorMod(values.indexOf(knob.value()) + by, values.size()));
        return ViewChange.loading(() -> set(knob, next));
    }

    private ViewChange set(Knob knob, String value) {
        try {
            host.shelf().set(mod, knob.name(), value);
            return ViewChange.STAY;
        } catch (RuntimeException refused) {
            return ViewChange.open(ErrorText.page(
                    words().of(Caption.SETTING_STAYS, Map.of("name", knob.name(), "value", knob.value())), refused));
        }
    }

    private Prompt prompt(Knob knob) {
        return new Prompt(
                knob.text() + "\n"
                        + words().of(
                                        Caption.SETTING_IS,
                                        Map.of("name", knob.name(), "value", knob.value(), "wanted", knob.wanted())),
                word -> complaint(knob, word),
                _ -> ViewChange.CLOSE);
    }

    /** Setting it is the only way to know whether it can be set. */
    private Optional<String> complaint(Knob knob, String word) {
        try {
            host.shelf().set(mod, knob.name(), word.strip());
            return Optional.empty();
        } catch (RuntimeException refused) {
            return Optional.of(ErrorText.why(refused));
        }
    }
}
