package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.Intention;
import gnaw.game.Offer;
import gnaw.game.Question;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import java.util.List;
import org.graalvm.polyglot.Value;

/** A row of the table {@code bots}: it plays in the hero's place. */
record ScriptedBot(RuleCaller asking, String id) implements Rules.Mind {
    @Override
    public Intention act(Creature who, World world, Dice dice) {
        Object[] given = {who, new Question.Outlook(who), dice, world};
        return asking.ask("bots", id, "act", world, given, asking.actions()::intention);
    }

    @Override
    public String choose(Creature who, Offer offer, World world, Dice dice) {
        Object[] given = {who, offer, dice, world};
        return asking.ask("bots", id, "choose", world, given, answer -> option(answer, offer));
    }

    private static String option(Value answer, Offer offer) {
        List<String> options = offer.options().stream().map(Offer.Option::id).toList();
        if (!answer.isString() || !options.contains(answer.asString())) {
            throw new Malformed("One of " + String.join(", ", options) + " for the choice \"" + offer.title()
                    + "\" is wanted, but got " + StrictObject.shown(answer) + ".");
        }
        return answer.asString();
    }
}
