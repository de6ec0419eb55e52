package gnaw.game.dice;

import java.util.SplittableRandom;

/** Dice that always fall in the same order. */
public final class RepeatableDice implements Dice {
    private final SplittableRandom random = new SplittableRandom(1);

    @Override
    public int between(int low, int high) {
        if (high < low) {
            throw new IllegalArgumentException("There is no number between " + low + " and " + high + ".");
        }
        return random.nextInt(low, high + 1);
    }

    @Override
    public double fraction() {
        return random.nextDouble();
    }
}
