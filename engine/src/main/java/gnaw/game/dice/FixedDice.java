package gnaw.game.dice;

import gnaw.text.Numbers;
import java.util.Arrays;
import java.util.List;

/** Dice that fall as they are told, in order and again from the start; each result is checked to be possible for what is drawn. */
public final class FixedDice implements Dice {
    private final List<Double> results;
    private int drawn;

    /** Shows these results, from the start again when they are used up. */
    public FixedDice(List<Double> results) {
        if (results.isEmpty()) {
            throw new IllegalArgumentException("Loaded dice need at least one result.");
        }
        this.results = List.copyOf(results);
    }

    /** Dice that fall as these whole numbers say. */
    public static FixedDice of(int... results) {
        return new FixedDice(Arrays.stream(results).asDoubleStream().boxed().toList());
    }

    @Override
    public int between(int low, int high) {
        double result = next();
        if (result < low || result > high || result != Math.rint(result)) {
            throw new ImpossibleDie(Numbers.text(result), "a whole number from " + low + " to " + high);
        }
        return (int) result;
    }

    @Override
    public double fraction() {
        double result = next();
        if (result < 0 || result >= 1) {
            throw new ImpossibleDie(Numbers.text(result), "a number from 0 up to, but not including, 1");
        }
        return result;
    }

    private double next() {
        return results.get(drawn++ % results.size());
    }
}
