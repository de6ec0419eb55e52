package gnaw.save;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The wishes of a player that last from one game to the next.
 *
 * @param mods the mods that are on, without those that they require
 * @param settings what is set for mods, also for those that are off, by {@code mod.name}
 * @param syncEvery how many turns a power cut may cost, 1 to 100: after so many the disk is told to hold fast what it has been given
 */
public record Options(List<String> mods, SortedMap<String, String> settings, int syncEvery) {
    /** Few turns, and yet an explorer at full speed leaves a slow disk the time to follow. */
    public static final int USUAL_SYNC = 5;

    private static final int RAREST_SYNC = 100;

    /** Those of somebody who has not chosen anything yet. */
    public static final Options NONE = new Options(List.of(), new TreeMap<>(), USUAL_SYNC);

    /** {@link IllegalArgumentException} where a number is out of its range. */
    public Options {
        if (syncEvery < 1 || syncEvery > RAREST_SYNC) {
            throw new IllegalArgumentException(
                    "\"syncEvery\" must be from 1 to " + RAREST_SYNC + " and not " + syncEvery);
        }
        mods = List.copyOf(mods);
        settings = new TreeMap<>(settings);
    }

    /** The same settings, but with these mods on. */
    public Options with(List<String> on) {
        return new Options(on, settings, syncEvery);
    }

    /** The same, but with this said for a setting. */
    public Options with(String setting, String word) {
        SortedMap<String, String> all = new TreeMap<>(settings);
        all.put(setting, word);
        return new Options(mods, all, syncEvery);
    }

    @Override
    public SortedMap<String, String> settings() {
        return new TreeMap<>(settings);
    }
}
