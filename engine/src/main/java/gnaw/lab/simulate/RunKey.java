package gnaw.lab.simulate;

import gnaw.game.Measure;
import gnaw.game.TableRow;
import java.util.List;
import java.util.Optional;

/**
 * The conditions that two simulations must share before their games can be put together.
 *
 * @param version of the engine
 * @param mods the base game's scripts first, each with its version and fingerprint
 * @param settings what players have set, {@code mod.name=value}
 * @param turns where a game is broken off
 * @param measures what was counted
 * @param rows the rows of tables of which it was noted how far each game met them; none if that was not noted
 */
public record RunKey(
        String version,
        List<String> mods,
        List<String> settings,
        String bot,
        int turns,
        List<Measure.About> measures,
        List<TableRow> rows) {
    /** Files in which nothing of rows is said tell of none. */
    public RunKey {
        mods = List.copyOf(mods);
        settings = List.copyOf(settings);
        measures = List.copyOf(measures);
        rows = List.copyOf(Optional.ofNullable(rows).orElse(List.of()));
    }

    /** How another key differs from this one, as the end of a sentence about the file that holds this one; "" if they do not. */
    public String differenceFrom(RunKey other) {
        if (!bot.equals(other.bot)) {
            return "its bot is " + bot + " instead of " + other.bot;
        }
        if (turns != other.turns) {
            return "its games are broken off after turn " + turns + " instead of turn " + other.turns;
        }
        if (!mods.equals(other.mods)) {
            return "its scripts are " + listed(mods) + " instead of " + listed(other.mods);
        }
        if (!settings.equals(other.settings)) {
            return "its settings are " + listed(settings) + " instead of " + listed(other.settings);
        }
        if (!measures.equals(other.measures)) {
            return "other things were counted";
        }
        if (!rows.equals(other.rows)) {
            return "which rows are reached is " + (rows.isEmpty() ? "not noted in it" : "noted in it alone");
        }
        return version.equals(other.version) ? "" : "its Gnaw is " + version + " instead of " + other.version;
    }

    private static String listed(List<String> words) {
        return words.isEmpty() ? "none" : String.join(", ", words);
    }
}
