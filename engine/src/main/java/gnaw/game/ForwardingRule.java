package gnaw.game;

import gnaw.game.dice.Dice;
import java.util.List;

/** A rule that hands every question on to another. */
public abstract class ForwardingRule implements Rule {
    private final Rule behind;

    /** Hands on to that one. */
    protected ForwardingRule(Rule behind) {
        this.behind = behind;
    }

    @Override
    public String name() {
        return behind.name();
    }

    @Override
    public boolean isFor(Question<?> question, World world) {
        return behind.isFor(question, world);
    }

    @Override
    public List<Effect> answer(Happening happening, World world, Dice dice) {
        return behind.answer(happening, world, dice);
    }
}
