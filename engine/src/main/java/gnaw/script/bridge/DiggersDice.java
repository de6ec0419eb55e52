package gnaw.script.bridge;

import gnaw.game.dice.Dice;
import java.util.random.RandomGenerator;

/** The dice of a rule in the hands of a digger, who throws nothing but whole numbers below a bound. */
record DiggersDice(Dice dice) implements RandomGenerator {
    @Override
    public int nextInt(int bound) {
        return dice.between(0, bound - 1);
    }

    @Override
    public int nextInt(int low, int bound) {
        return dice.between(low, bound - 1);
    }

    @Override
    public long nextLong() {
        throw new IllegalStateException("Diggers throw whole numbers below a bound.");
    }
}
