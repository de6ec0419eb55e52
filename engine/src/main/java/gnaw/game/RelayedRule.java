package gnaw.game;

import gnaw.game.Question.Happening;
import java.util.List;

/** A rule that hands every question on to another. */
public abstract class RelayedRule implements Rule {
    private final Rule behind;

    /** Hands on to that one. */
    protected RelayedRule(Rule behind) {
        this.behind = behind;
    }

    @Override
    public String name() {
        return behind.name();
    }

    @Override
    public boolean isFor(Creature subject, World world) {
        return behind.isFor(subject, world);
    }

    @Override
    public List<Effect> answer(Happening happening, World world, Dice dice) {
        return behind.answer(happening, world, dice);
    }
}
