package gnaw.lab.trace;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The conditions of a trace. The texts are those of the command line.
 *
 * @param firstTurn the number of the first turn
 * @param turns how many turns at the most
 * @param sets meters of the hero before the first turn: {@code NAME=VALUE}
 * @param steps what he does when: {@code TURN:STEP}
 * @param hasFoe whether a harmless creature is in view
 * @param dice how the dice fall from the first turn on: {@code 3,1} for the rules of {@code mods}, {@code RULE:3,1} for one rule
 * @param mods whose rules roll the dice that are loaded
 * @param choice the option that is taken from every offer
 */
public record TraceOptions(
        long seed,
        int firstTurn,
        int turns,
        List<String> sets,
        List<String> steps,
        boolean hasFoe,
        List<String> dice,
        List<String> mods,
        Optional<String> choice) {

    public TraceOptions {
        sets = List.copyOf(sets);
        steps = List.copyOf(steps);
        dice = List.copyOf(dice);
        mods = List.copyOf(mods);
    }

    /** So many turns from the first on, in which the hero only waits. */
    public static TraceOptions of(int turns) {
        return new TraceOptions(1, 1, turns, List.of(), List.of(), false, List.of(), List.of(), Optional.empty());
    }

    /** Another number for the first turn. */
    public TraceOptions from(int turn) {
        return new TraceOptions(seed, turn, turns, sets, steps, hasFoe, dice, mods, choice);
    }

    /** More meters, {@code NAME=VALUE}. */
    public TraceOptions set(String... more) {
        return new TraceOptions(seed, firstTurn, turns, and(sets, more), steps, hasFoe, dice, mods, choice);
    }

    /** More steps, {@code TURN:STEP}. */
    public TraceOptions having(String... more) {
        return new TraceOptions(seed, firstTurn, turns, sets, and(steps, more), hasFoe, dice, mods, choice);
    }

    /** With a harmless creature in view. */
    public TraceOptions watched() {
        return new TraceOptions(seed, firstTurn, turns, sets, steps, true, dice, mods, choice);
    }

    /** With loaded dice for the rules of a mod. */
    public TraceOptions rolling(String mod, String results) {
        return new TraceOptions(
                seed, firstTurn, turns, sets, steps, hasFoe, and(dice, results), and(mods, mod), choice);
    }

    /** With this option taken from every offer. */
    public TraceOptions choosing(String option) {
        return new TraceOptions(seed, firstTurn, turns, sets, steps, hasFoe, dice, mods, Optional.of(option));
    }

    private static List<String> and(List<String> some, String... more) {
        return Stream.concat(some.stream(), Stream.of(more)).toList();
    }
}
