package gnaw.game.dice;

import java.util.random.RandomGenerator;

/**
 * A stream of chance that a seed and a name determine: SplitMix64 (Steele, Lea and Flood 2014), whose whole state is one number, so that
 * it is saved with the game.
 */
public final class SeededDice implements Dice {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private long state;

    SeededDice(long state) {
        this.state = state;
    }

    /** The stream called {@code name} of a game: other names, other numbers. */
    static SeededDice of(long seed, String name) {
        long state = mix(seed);
        for (int i = 0; i < name.length(); i++) {
            state = mix(state ^ name.charAt(i) + GOLDEN_GAMMA);
        }
        return new SeededDice(state);
    }

    long state() {
        return state;
    }

    /** The same stream, for diggers. */
    public RandomGenerator generator() {
        return this::next;
    }

    @Override
    public int between(int low, int high) {
        if (high < low) {
            throw new IllegalArgumentException("There is no number between " + low + " and " + high + ".");
        }
        long span = (long) high - low + 1;
        return (int) (low + (((next() >>> 32) * span) >>> 32));
    }

    @Override
    public double fraction() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    private long next() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    private static long mix(long value) {
        long z = value;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
