package gnaw.lab;

import gnaw.game.Event;
import gnaw.game.Game;
import java.util.List;

/** Something that is looked for in a game after each thing that was done in it. */
@FunctionalInterface
public interface Watch {
    /** Looks for nothing. */
    Watch NONE = (_, _) -> false;

    /** Whether it is the case now, given what has just happened. */
    boolean sees(Game game, List<Event> events);

    /** The hero's death of that cause. */
    static Watch death(String cause) {
        return (game, _) -> game.world()
                .ending()
                .filter(ending -> !ending.won() && ending.cause().equals(cause))
                .isPresent();
    }
}
