package gnaw.script;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Dice;
import gnaw.game.Offer;
import gnaw.game.Question;
import gnaw.game.Rules;
import gnaw.game.World;

/** A row of the table {@code bots}: it plays in the hero's place. */
record ScriptedBot(Asking asking, String id) implements Rules.Mind {
    @Override
    public Action act(Creature who, World world, Dice dice) {
        Object[] given = {who, new Question.Outlook(who), dice, world};
        return asking.ask("bots", id, "act", world, given, asking.actions()::action);
    }

    @Override
    public String choose(Creature who, Offer offer, World world, Dice dice) {
        return asking.ask("bots", id, "choose", world, new Object[] {who, offer, dice, world}, Cells::text);
    }
}
