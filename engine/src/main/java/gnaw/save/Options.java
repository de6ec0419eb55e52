package gnaw.save;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The wishes of a player that last from one game to the next.
 *
 * @param mods the mods that are on, without those that they require
 * @param settings what is set for mods, also for those that are off, by {@code mod.name}
 */
public record Options(List<String> mods, SortedMap<String, String> settings) {
    /** Those of somebody who has not chosen anything yet. */
    public static final Options NONE = new Options(List.of(), new TreeMap<>());

    public Options {
        mods = List.copyOf(mods);
        settings = new TreeMap<>(settings);
    }

    /** The same settings, but with these mods on. */
    public Options with(List<String> on) {
        return new Options(on, settings);
    }

    /** The same, but with this said for a setting. */
    public Options with(String setting, String word) {
        SortedMap<String, String> all = new TreeMap<>(settings);
        all.put(setting, word);
        return new Options(mods, all);
    }

    @Override
    public SortedMap<String, String> settings() {
        return new TreeMap<>(settings);
    }
}
