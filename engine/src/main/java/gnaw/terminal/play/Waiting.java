package gnaw.terminal.play;

import gnaw.game.Game;
import java.util.List;

/** A kept game, which can go on. */
public interface Waiting {
    /** Where it stands, such as "depth 3, turn 412", and its mods where they are not those that are on. */
    String where();

    /** Whether its mods are those that are on, so that a new game would take its place. */
    boolean fits();

    /** What it was played with and is gone, a sentence each; mostly none. */
    List<String> lacks();

    /** What has changed since it was kept: its rules, or that it has ended already; in one line, or "". */
    String changes();

    /** The game; what it {@link #lacks} is left out. */
    Game resume();
}
