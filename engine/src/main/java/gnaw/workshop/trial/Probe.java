package gnaw.workshop.trial;

import gnaw.game.World;
import java.util.function.Function;
import java.util.function.Supplier;
import org.graalvm.polyglot.Value;

/**
 * A rule to be asked, and with what.
 *
 * @param about the case, such as "a blow of hero at rat, in a crowd"
 * @param isGuess whether the arguments are only guessed, so that a failure says nothing of the rule
 * @param given the same things each time, and dice that fall the same way
 * @param reader what makes sense of the answer; it complains of what cannot be
 */
record Probe(
        String table,
        String row,
        String cell,
        String about,
        boolean isGuess,
        World world,
        Supplier<Object[]> given,
        Function<Value, Object> reader) {
    /** The rule as errors name it. */
    String rule() {
        String named = row.isEmpty() ? table : table + "." + row;
        return isGuess ? named + "." + cell : named;
    }

    /** What no other sample is called. */
    String name() {
        return rule() + ", " + about;
    }
}
