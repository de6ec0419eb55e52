package gnaw.game.dice;

import java.util.List;

/** Dice that fall as they have fallen once, and then on their lowest side. */
public final class ReplayedDice implements Dice {
    private final List<Double> throwsOnce;
    private int next;

    ReplayedDice(List<Double> throwsOnce) {
        this.throwsOnce = List.copyOf(throwsOnce);
    }

    /** Dice for questions that have none. */
    public ReplayedDice() {
        this(List.of());
    }

    @Override
    public int between(int low, int high) {
        return Math.clamp((long) shown(low), low, high);
    }

    @Override
    public double fraction() {
        return Math.clamp(shown(0), 0, Math.nextDown(1.0));
    }

    private double shown(double lowest) {
        return next < throwsOnce.size() ? throwsOnce.get(next++) : lowest;
    }
}
