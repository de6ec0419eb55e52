package gnaw.terminal.play;

import java.util.List;
import java.util.Optional;

/** The mods that there are: which are on, and what is set for them. Where something is refused, an exception tells why and all stays. */
public interface ModShelf {
    /** All mods, by id. */
    List<ModEntry> entries();

    /** Switches a mod on or off, and with it what must be; tells what was switched. */
    String turn(String id, boolean on);

    /** Sets something for a mod. */
    void set(String id, String name, String value);

    /** Reads the mods and their scripts again. */
    void refresh();

    /** Why those that are on cannot be played; the base game is played meanwhile. */
    Optional<Trouble> trouble();

    /** Leaves mods out, and those that require them; only until the program ends. */
    void leaveOut(List<String> ids);

    /** One line for the player about what became of his choice, such as "…for this run only"; or "". */
    String notice();

    /**
     * What keeps mods from being played.
     *
     * @param text the whole error
     * @param mods the mods that cause it, as far as they are known
     */
    record Trouble(String text, List<String> mods) {}
}
