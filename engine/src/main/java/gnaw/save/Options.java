package gnaw.save;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The wishes of a player that last from one game to the next.
 *
 * @param mods the mods that are on, without those that they require
 * @param settings what is set for mods, also for those that are off, by {@code mod.name}
 * @param syncEvery how many turns a power cut may cost, 1 to 100: after so many the disk is told to hold fast what it has been given
 * @param screen what is chosen about screen and play, by the name of the option; what is not there is as usual
 * @param keys the keys that are given to commands, by the names of both
 */
public record Options(
        List<String> mods,
        SortedMap<String, String> settings,
        int syncEvery,
        SortedMap<String, String> screen,
        SortedMap<String, List<String>> keys) {
    /** Few turns, and yet an explorer at full speed leaves a slow disk the time to follow. */
    public static final int USUAL_SYNC = 5;

    private static final int RAREST_SYNC = 100;

    /** Those of somebody who has not chosen anything yet. */
    public static final Options NONE =
            new Options(List.of(), new TreeMap<>(), USUAL_SYNC, new TreeMap<>(), new TreeMap<>());

    /** {@link IllegalArgumentException} where a number is out of its range. */
    public Options {
        if (syncEvery < 1 || syncEvery > RAREST_SYNC) {
            throw new IllegalArgumentException(
                    "\"syncEvery\" must be from 1 to " + RAREST_SYNC + " and not " + syncEvery);
        }
        mods = List.copyOf(mods);
        settings = new TreeMap<>(settings);
        screen = new TreeMap<>(screen);
        screen.values().forEach(Objects::requireNonNull);
        keys = new TreeMap<>(keys);
        keys.replaceAll((_, names) -> List.copyOf(names));
    }

    /** The same settings, but with these mods on. */
    public Options with(List<String> on) {
        return new Options(on, settings, syncEvery, screen, keys);
    }

    /** The same, but with this said for a setting. */
    public Options with(String setting, String word) {
        return new Options(mods, put(settings, setting, word), syncEvery, screen, keys);
    }

    /** The same, but with this chosen for an option of the screen. */
    public Options withScreen(String option, String word) {
        return new Options(mods, settings, syncEvery, put(screen, option, word), keys);
    }

    /** The same, but the disk is told after so many turns. */
    public Options withSyncEvery(int turns) {
        return new Options(mods, settings, turns, screen, keys);
    }

    /** The same, but with these keys, and no others, given to commands. */
    public Options withKeys(Map<String, List<String>> given) {
        return new Options(mods, settings, syncEvery, screen, new TreeMap<>(given));
    }

    /** These mods and what is set for them, and all else as it is here. */
    public Options withModsOf(Options other) {
        return new Options(other.mods, other.settings, syncEvery, screen, keys);
    }

    private static SortedMap<String, String> put(SortedMap<String, String> words, String name, String word) {
        SortedMap<String, String> all = new TreeMap<>(words);
        all.put(name, word);
        return all;
    }

    @Override
    public SortedMap<String, String> settings() {
        return new TreeMap<>(settings);
    }

    @Override
    public SortedMap<String, String> screen() {
        return new TreeMap<>(screen);
    }

    @Override
    public SortedMap<String, List<String>> keys() {
        return new TreeMap<>(keys);
    }
}
