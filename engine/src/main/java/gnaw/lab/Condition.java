package gnaw.lab;

import gnaw.game.Game;
import java.util.function.Predicate;

/**
 * A condition that is looked for in a game after each thing that was done in it.
 *
 * @param words what it is, as whoever looks for it says it
 * @param sees whether it is the case now
 */
public record Condition(String words, Predicate<Game> sees) {
    /** Looks for nothing. */
    public static final Condition NONE = new Condition("", _ -> false);
}
