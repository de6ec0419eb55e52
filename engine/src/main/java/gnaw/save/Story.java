package gnaw.save;

import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Line;
import java.util.List;

/**
 * A finished game for programs, such as a page that gathers games.
 *
 * @param score as it stands in the list of scores
 * @param counts whether it does, and was not meddled with
 * @param pack what the hero carried, by name
 * @param text the story as a person reads it, a line each
 */
public record Story(ScoreLine score, boolean counts, List<String> pack, List<Line> messages, List<String> text) {
    private static final int LAST_MESSAGES = 20;

    /** That of a game which is over, with its score. */
    public static Story of(Game game, ScoreLine score, List<String> text) {
        List<Line> log = game.world().log();
        List<Item> pack = game.world().hero().pack();
        return new Story(
                score,
                !game.world().isTouched(),
                pack.stream().map(game.description()::nameOf).toList(),
                List.copyOf(log.subList(Math.max(0, log.size() - LAST_MESSAGES), log.size())),
                text);
    }
}
