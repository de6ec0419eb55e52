package gnaw.lab.replay;

import gnaw.game.Game;
import gnaw.game.GameTrouble;
import gnaw.game.Journal;
import gnaw.game.Rules;
import gnaw.lab.Condition;
import gnaw.lab.Playthrough;
import gnaw.lab.TroubleFinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game by a bot that is written down.
 *
 * @param trouble what went wrong first
 */
public record Recording(Journal journal, Optional<GameTrouble> trouble) {
    /** A new game, played as {@link Playthrough} plays it; a fault of the engine ends it and is its trouble. */
    public static Recording of(Rules rules, Rules.Mind bot, long seed, int turns) {
        Game game = Game.begin(rules, seed);
        List<GameTrouble> troubles = new ArrayList<>();
        try {
            Playthrough.goOn(
                    game, bot, turns, (now, events) -> troubles.addAll(TroubleFinder.in(now, events, Condition.NONE)));
        } catch (RuntimeException fault) {
            troubles.add(GameTrouble.of(fault));
        }
        return new Recording(game.journal(), troubles.stream().findFirst());
    }
}
