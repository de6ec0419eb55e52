package gnaw.terminal.play;

import gnaw.terminal.key.Key;
import gnaw.terminal.play.ModEntry.Knob;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.Prompt;
import gnaw.terminal.screen.Rows;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The settings of one mod: each with its meaning, its value, and its limits. */
final class ModSettings implements View {
    private final Host host;
    private final String mod;
    private final Rows rows = new Rows(() -> entry().knobs().size());

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
        rows.paint(
                canvas,
                words().of(Caption.SETTINGS_OF, "name", entry.name()),
                entry.knobs().stream().map(ModSettings::row).toList(),
                new Text(words().of(Caption.SETTINGS_FOOT), "dim"));
    }

    private static Rows.Row row(Knob knob) {
        String shown = knob.values().isEmpty() ? knob.value() : "< " + knob.value() + " >";
        return new Rows.Row(
                knob.name() + " = " + shown,
                List.of(Text.plain(knob.text()), new Text("(" + knob.wanted() + ")", "dim")));
    }

    @Override
    public ViewChange onKey(Key key) {
        Knob knob = entry().knobs().get(rows.marked());
        return switch (key.name()) {
            case "Left", "4", "h" -> turn(knob, -1);
            case "Right", "6", "l", "Space" -> turn(knob, 1);
            case "Enter" -> knob.values().isEmpty() ? ViewChange.open(prompt(knob)) : turn(knob, 1);
            default -> rows.onKey(key);
        };
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
