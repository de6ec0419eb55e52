package gnaw.game;

import gnaw.game.dice.Dice;
import gnaw.game.dice.DiceBox;
import gnaw.map.Point;
import java.util.List;
import java.util.Optional;

/**
 * A bot that decides in the hero's place, with dice of its own. As a player does who presses a key to explore, it looks up from an errand when
 * something happens: when a foe is in view, something is said, somebody is hurt, or no step was taken.
 */
public final class BotPlayer {
    /** So many steps are taken without a thought: of what nobody tells, such as a well that comes into view, it thinks then. */
    private static final int MOST_STEPS = 10;

    private final Rules.Mind bot;
    private final Game game;
    private Optional<Errand> errand = Optional.empty();
    private int steps;

    /** A bot that plays this game from now on. */
    public BotPlayer(Rules.Mind bot, Game game) {
        this.bot = bot;
        this.game = game;
    }

    /** It answers the choice that waits, goes on with what it has begun, or decides what to do. */
    public List<Event> decide() {
        Dice dice = game.world().diceBox().of(DiceBox.BOTS);
        return game.world().offer().map(offer -> answer(offer, dice)).orElseGet(() -> errand.map(on -> goOn(on, dice))
                .orElseGet(() -> begin(dice)));
    }

    private List<Event> begin(Dice dice) {
        World world = game.world();
        Intention intention = bot.act(world.hero(), world, dice);
        steps = 0;
        errand = intention.then();
        return advance((_, _) -> new Errand.Next.Go(intention.first()));
    }

    /** Where an errand has come to its end, it thinks at once. */
    private List<Event> goOn(Errand on, Dice dice) {
        List<Event> events = advance(on);
        return events.isEmpty() && errand.isEmpty() ? begin(dice) : events;
    }

    private List<Event> advance(Errand on) {
        Point from = game.world().hero().at();
        Progress progress = game.advance(on, steps == 0);
        steps++;
        errand = errand.filter(_ -> steps < MOST_STEPS && isUneventful(progress, from));
        return progress.events();
    }

    private boolean isUneventful(Progress progress, Point from) {
        World world = game.world();
        return progress.ended().isEmpty()
                && !world.hero().at().equals(from)
                && progress.events().stream().allMatch(BotPlayer::isUsual)
                && world.eyesight().foesInView(world.hero()).isEmpty();
    }

    private static boolean isUsual(Event event) {
        return switch (event) {
            case Event.Moved _, Event.TurnEnded _, Event.Hinted _ -> true;
            case Event.Said _, Event.Hurt _, Event.Died _, Event.Arrived _, Event.Interrupted _ -> false;
            case Event.Offered _, Event.RuleFailed _, Event.Flashed _, Event.Ended _ -> false;
        };
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
