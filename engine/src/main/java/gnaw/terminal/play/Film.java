package gnaw.terminal.play;

import gnaw.game.Game;
import gnaw.game.Intent;
import java.util.List;
import java.util.function.Supplier;

/**
 * A game to be seen again.
 *
 * @param start makes the game as it began
 * @param intents what was decided in it
 */
public record Film(Supplier<Game> start, List<Intent> intents) {}
