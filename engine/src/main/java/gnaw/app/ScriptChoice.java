package gnaw.app;

import gnaw.mod.Mods;
import gnaw.mod.Scripts;
import gnaw.save.Options;
import java.nio.file.Path;
import java.util.List;

/** The places of scripts, and the wishes of this one start for what is played. */
public interface ScriptChoice {
    /** All mods that can be found. */
    Mods found();

    /** Every folder in which scripts may lie: that of the base game, and then those of mods. */
    List<Path> folders();

    /**
     * The base game with these mods and those that they require.
     *
     * @param settings such as {@code rain.rate=2}
     * @throws gnaw.mod.ScriptError if there are no such mods and settings, or they do not go together
     */
    Scripts scripts(List<String> mods, List<String> settings);

    /** Whether anything was said for this start, so that nothing is to be remembered of it. */
    boolean overrules();

    /** What was said for this start makes of the player's own choice. */
    Options overruling(Options remembered);
}
