package gnaw.script;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Dice;
import gnaw.game.Offer;
import gnaw.game.Rules;
import gnaw.game.World;
import java.util.Map;

/** A row of the table {@code bots}: it plays in the hero's place. */
record ScriptedBot(Asking asking, Rules rules, String id) implements Rules.Mind {
    @Override
    public Action act(Creature who, World world, Dice dice) {
        Object[] arguments = {
            asking.book().of(who, world),
            new SightFacts(asking.book(), world, rules, who),
            asking.book().of(dice),
            asking.book().of(world)
        };
        return asking.ask("bots", id, "act", arguments, asking.actions()::action);
    }

    @Override
    public String choose(Creature who, Offer offer, World world, Dice dice) {
        PlainFacts choice = new PlainFacts(Map.of(
                "title", offer.title(),
                "options",
                        Facts.list(
                                offer.options().stream().map(Offer.Option::id).toList())));
        Object[] arguments = {
            asking.book().of(who, world),
            choice,
            asking.book().of(dice),
            asking.book().of(world)
        };
        return asking.ask("bots", id, "choose", arguments, Cells::text);
    }
}
