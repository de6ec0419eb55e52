package gnaw.testing;

import gnaw.game.dice.FixedDice;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleBinaryOperator;

/** A dice cup: what the dice of one rule, or of all rules, will show. */
public final class DiceScript {
    private Optional<gnaw.game.dice.Dice> inside = Optional.empty();
    private boolean thrown;
    private boolean owed;

    DiceScript() {}

    /**
     * The dice show these whole numbers, one after the other, and again from the start: {@code percent} throws 1 to 100 and holds at its
     * number or below, {@code oneIn(n)} throws 1 to n and holds at 1. Dice that are told how to fall and are never thrown fail the test.
     */
    public void fall(int... results) {
        told(Arrays.stream(results).asDoubleStream().boxed().toList());
    }

    /** The dice show these fractions, each from 0 up to, but not including, 1. */
    public void fallAt(double... results) {
        told(Arrays.stream(results).boxed().toList());
    }

    /** Every die shows its lowest side. */
    public void lowest() {
        inside = Optional.of(new Weighted((low, _) -> low, 0));
    }

    /** Every die shows its highest side. */
    public void highest() {
        inside = Optional.of(new Weighted((_, high) -> high, Math.nextDown(1.0)));
    }

    /** The dice for a throw; empty for those of the game itself. */
    Optional<gnaw.game.dice.Dice> dice() {
        return inside.map(dice -> new NoticedDice(dice, () -> thrown = true));
    }

    /** Whether dice were told how to fall and nobody threw them. */
    boolean isUntouched() {
        return owed && !thrown;
    }

    /** Whether nobody threw the dice in it. */
    boolean isLeft() {
        return inside.isPresent() && !thrown;
    }

    void told(List<Double> results) {
        inside = Optional.of(new FixedDice(results));
        owed = true;
    }

    /** Dice that always fall on one side. */
    private record Weighted(DoubleBinaryOperator side, double fraction) implements gnaw.game.dice.Dice {
        @Override
        public int between(int low, int high) {
            return (int) side.applyAsDouble(low, high);
        }
    }
}
