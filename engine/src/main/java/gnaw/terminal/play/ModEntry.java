package gnaw.terminal.play;

import java.util.List;

/**
 * A mod as its player chooses it.
 *
 * @param isOn whether it is played
 * @param facts what it requires and excludes, in sentences
 * @param problem what is wrong with it; "" if it can be played
 * @param settings what can be set for it
 * @param title how the first screen offers to begin a game with it; "" if it does not
 */
public record ModEntry(
        String id,
        String name,
        String version,
        String description,
        boolean isOn,
        List<String> facts,
        String problem,
        List<Setting> settings,
        String title) {

    /**
     * Something that can be set.
     *
     * @param text what it means
     * @param value what it is now, as a player writes it
     * @param wanted what it may be, such as "a number from 0 to 9"
     * @param values the words among which to choose; none if it is written
     */
    public record Setting(String name, String text, String value, String wanted, List<String> values) {}
}
