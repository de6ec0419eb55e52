package gnaw.game;

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
    public List<Effect> answer(Question question, World world, Dice dice) {
        return behind.answer(question, world, dice);
    }
}
