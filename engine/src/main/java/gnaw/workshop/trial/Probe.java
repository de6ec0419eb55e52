package gnaw.workshop.trial;

import gnaw.game.World;
import java.util.function.Function;
import java.util.function.Supplier;
import org.graalvm.polyglot.Value;

/**
 * A rule to be asked, and with what.
 *
 * @param about the case, such as "a blow of hero at rat, in a crowd"
 * @param basis how sure it is that the rule is given such things in play
 * @param given the same things each time, and dice that fall the same way
 * @param reader what makes sense of the answer; it complains of what cannot be
 */
record Probe(
        String table,
        String row,
        String cell,
        String about,
        Basis basis,
        World world,
        Supplier<Object[]> given,
        Function<Value, Object> reader) {
    /** How it is known what a rule is given. */
    enum Basis {
        /** The engine asks so: a failure is the rule's. */
        ASKED,
        /** Its parameters are called what only facts are called: who asks these for what is a fact of nothing is wrong. */
        NAMED,
        /** It may want anything: a failure says nothing. */
        GUESSED
    }

    /** The rule as errors name it. */
    String rule() {
        String named = row.isEmpty() ? table : table + "." + row;
        return basis != Basis.ASKED ? named + "." + cell : named;
    }

    /** What no other sample is called. */
    String name() {
        return rule() + ", " + about;
    }
}
