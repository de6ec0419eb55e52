package gnaw.lab;

import gnaw.game.Measure;
import java.util.List;

/**
 * What must be the same in two simulations before their games can be put together.
 *
 * @param version of the engine
 * @param mods the base game's scripts first, each with its version and fingerprint
 * @param settings what players have set, {@code mod.name=value}
 * @param turns where a game is broken off
 * @param measures what was counted
 */
public record Terms(
        String version, List<String> mods, List<String> settings, String bot, int turns, List<Measure.About> measures) {
    public Terms {
        mods = List.copyOf(mods);
        settings = List.copyOf(settings);
        measures = List.copyOf(measures);
    }

    /** How other terms differ from these, as the end of a sentence; "" if they do not. */
    String differenceFrom(Terms other) {
        if (!bot.equals(other.bot)) {
            return "the bot is " + bot + " here and " + other.bot + " there";
        }
        if (turns != other.turns) {
            return "games are broken off after turn " + turns + " here and after turn " + other.turns + " there";
        }
        if (!mods.equals(other.mods)) {
            return "the scripts are " + listed(mods) + " here and " + listed(other.mods) + " there";
        }
        if (!settings.equals(other.settings)) {
            return "the settings are " + listed(settings) + " here and " + listed(other.settings) + " there";
        }
        if (!measures.equals(other.measures)) {
            return "other things were counted";
        }
        return version.equals(other.version) ? "" : "Gnaw is " + version + " here and " + other.version + " there";
    }

    private static String listed(List<String> words) {
        return words.isEmpty() ? "none" : String.join(", ", words);
    }
}
