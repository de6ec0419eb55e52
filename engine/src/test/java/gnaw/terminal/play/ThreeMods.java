package gnaw.terminal.play;

import gnaw.terminal.play.ModEntry.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Three mods: one with something to set, one that cannot be read, and one that will not be switched on; and others behind them. */
final class ThreeMods implements ModShelf {
    final List<String> told = new ArrayList<>();
    final SortedMap<String, String> values = new TreeMap<>();
    boolean isOn;
    int others;
    String notice = "";
    String title = "";
    String titleOfOthers = "";
    /** What happens while something is loaded. */
    Runnable loads = () -> {};

    Optional<Trouble> trouble = Optional.empty();
    Optional<RuntimeException> unreadable = Optional.empty();

    ThreeMods() {
        values.put("rate", "2");
        values.put("mood", "calm");
        values.put("night", "no");
    }

    @Override
    public List<ModEntry> entries() {
        List<ModEntry> entries = new ArrayList<>(named());
        for (int i = 1; i <= others; i++) {
            entries.add(
                    new ModEntry("other-" + i, "Other " + i, "", "", false, List.of(), "", List.of(), titleOfOthers));
        }
        return entries;
    }

    private List<ModEntry> named() {
        return List.of(
                new ModEntry(
                        "flood",
                        "flood",
                        "",
                        "It cannot be played.",
                        false,
                        List.of(),
                        "flood/mod.json  Bad.",
                        List.of(),
                        ""),
                new ModEntry(
                        "rain",
                        "Rain",
                        "1.2.0",
                        "It rains.",
                        isOn,
                        List.of("Requires wells ^1."),
                        "",
                        settings(),
                        title),
                new ModEntry("snow", "Snow", "0.1.0", "It snows.", false, List.of(), "", List.of(), ""));
    }

    private List<Setting> settings() {
        return List.of(
                new Setting("rate", "How fast.", values.get("rate"), "a number from 0 to 9", List.of()),
                new Setting("mood", "How it sounds.", values.get("mood"), "one of calm, wild", List.of("calm", "wild")),
                new Setting("night", "Also at night.", values.get("night"), "yes or no", List.of("no", "yes")));
    }

    @Override
    public String turn(String id, boolean on) {
        loads.run();
        told.add(id + (on ? " on" : " off"));
        if (!id.equals("rain")) {
            throw new IllegalArgumentException(id + "/main.js:3:1\n  It does not work.");
        }
        isOn = on;
        return on ? "rain is on, with wells, which it requires." : "rain is off.";
    }

    @Override
    public void set(String id, String setting, String value) {
        loads.run();
        if (setting.equals("rate") && !value.matches("[0-9]")) {
            throw new IllegalArgumentException("\"" + value + "\" will not do: rate must be a number from 0 to 9.");
        }
        values.put(setting, value);
    }

    @Override
    public void refresh() {
        loads.run();
        told.add("refresh");
        unreadable.ifPresent(fault -> {
            throw fault;
        });
    }

    @Override
    public Optional<Trouble> trouble() {
        return trouble;
    }

    @Override
    public void leaveOut(List<String> ids) {
        told.add("without " + ids);
        trouble = Optional.empty();
    }

    @Override
    public String notice() {
        return notice;
    }
}
