package gnaw.terminal.play;

import gnaw.terminal.key.Key;
import gnaw.terminal.play.ModEntry.Setting;
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
    private final Rows rows = new Rows(() -> entry().settings().size());

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
                entry.settings().stream().map(ModSettings::row).toList(),
                new Text(words().of(Caption.SETTINGS_FOOT), "dim"));
    }

    private static Rows.Row row(Setting setting) {
        String shown = setting.values().isEmpty() ? setting.value() : "< " + setting.value() + " >";
        return new Rows.Row(
                setting.name() + " = " + shown,
                List.of(Text.plain(setting.text()), new Text("(" + setting.wanted() + ")", "dim")));
    }

    @Override
    public ViewChange onKey(Key key) {
        Setting setting = entry().settings().get(rows.marked());
        return switch (key.name()) {
            case "Left", "4", "h" -> turn(setting, -1);
            case "Right", "6", "l", "Space" -> turn(setting, 1);
            case "Enter" -> setting.values().isEmpty() ? ViewChange.open(prompt(setting)) : turn(setting, 1);
            default -> rows.onKey(key);
        };
    }

    /** The next of the words, or the one before. */
    private ViewChange turn(Setting setting, int by) {
        List<String> values = setting.values();
        if (values.isEmpty()) {
            return ViewChange.STAY;
        }
        String next = values.get(Math.floorMod(values.indexOf(setting.value()) + by, values.size()));
        return ViewChange.loading(() -> set(setting, next));
    }

    private ViewChange set(Setting setting, String value) {
        try {
            host.shelf().set(mod, setting.name(), value);
            return ViewChange.STAY;
        } catch (RuntimeException refused) {
            return ViewChange.open(ErrorText.page(
                    words().of(Caption.SETTING_STAYS, Map.of("name", setting.name(), "value", setting.value())),
                    refused));
        }
    }

    private Prompt prompt(Setting setting) {
        return new Prompt(
                setting.text() + "\n"
                        + words().of(
                                        Caption.SETTING_IS,
                                        Map.of(
                                                "name",
                                                setting.name(),
                                                "value",
                                                setting.value(),
                                                "wanted",
                                                setting.wanted())),
                word -> complaint(setting, word),
                _ -> ViewChange.CLOSE);
    }

    /** Setting it is the only way to know whether it can be set. */
    private Optional<String> complaint(Setting setting, String word) {
        try {
            host.shelf().set(mod, setting.name(), word.strip());
            return Optional.empty();
        } catch (RuntimeException refused) {
            return Optional.of(ErrorText.why(refused));
        }
    }
}
