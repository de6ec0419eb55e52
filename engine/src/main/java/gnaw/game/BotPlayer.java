package gnaw.game;

import gnaw.game.dice.Dice;
import gnaw.game.dice.DiceBox;
import java.util.List;

/** A bot that decides in the hero's place, with dice of its own. */
public record BotPlayer(Rules.Mind bot, Game game) {
    /** It answers the choice that waits, or acts. */
    public List<Event> decide() {
        Dice dice = game.world().diceBox().of(DiceBox.BOTS);
        return game.world().offer().map(offer -> answer(offer, dice)).orElseGet(() -> game.act(
                        bot.act(game.world().hero(), game.world(), dice))
                .events());
    }

    /** When it is asked for a cell, it takes that of a foe, and none where no foe is in reach. */
    private List<Event> answer(Offer offer, Dice dice) {
        Offer told = offer.aim().isPresent() ? offer.atFoes(game.world()) : offer;
        if (told.options().isEmpty()) {
            game.decline();
            return game.takeEvents();
        }
        return game.choose(bot.choose(game.world().hero(), told, game.world(), dice));
    }
}
