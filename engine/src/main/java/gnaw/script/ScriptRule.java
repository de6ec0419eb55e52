package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.Dice;
import gnaw.game.Effect;
import gnaw.game.Question;
import gnaw.game.Rule;
import gnaw.game.World;
import java.util.List;

/** A row of a question's table. It is found anew by its name each time, so that it outlives the context it was loaded into. */
record ScriptRule(Rulebook book, String question, String name, Audience audience) implements Rule {
    @Override
    public boolean isFor(Creature subject, World world) {
        return book.isAsked(question, name) && audience.includes(subject, subject == world.hero());
    }

    @Override
    public List<Effect> answer(Question asked, World world, Dice dice) {
        return book.effects(this, asked, world, dice);
    }
}
