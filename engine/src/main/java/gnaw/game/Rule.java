package gnaw.game;

import gnaw.game.dice.Dice;
import java.util.List;

/** One row that answers a question. */
public interface Rule {
    /** Its name, for its dice, for reports and for errors. */
    String name();

    /** Whether it is asked: its author has said for whom, and on what ground. */
    boolean isFor(Question<?> question, World world);

    /** The effects it wishes; a {@link RuleFailure} when it fails, which loses only its own effects. */
    List<Effect> answer(Happening happening, World world, Dice dice);
}
