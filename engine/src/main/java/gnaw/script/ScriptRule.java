package gnaw.script;

import gnaw.game.Effect;
import gnaw.game.Happening;
import gnaw.game.Question;
import gnaw.game.Rule;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.script.table.Audience;
import java.util.List;

/** A row of a question's table. Its function is found anew in each context, so that it outlives the one it was loaded into. */
record ScriptRule(Rulebook book, String question, String name, Audience audience) implements Rule {
    @Override
    public boolean isFor(Question<?> question, World world) {
        return book.isAsked(this) && audience.isMeantBy(question, world);
    }

    @Override
    public List<Effect> answer(Happening happening, World world, Dice dice) {
        return book.effects(this, happening, world, dice);
    }
}
