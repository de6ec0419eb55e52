package gnaw.game;

import java.io.Serializable;
import java.util.Optional;

/** A count that simulations take: asked after the rules, it sees what they have done and can change nothing. */
public interface Measure {
    /** How the amounts of many games are shown. */
    enum Plot {
        /** An amount at each turn: quantiles over time. */
        CURVE,
        /** An amount at each depth: quantiles over depth. */
        BAND,
        /** One amount a game. */
        TOTAL,
        /** Words, counted by depth. */
        BARS,
        /** The share of games whose amount is greater: over the amount. */
        SURVIVAL
    }

    /**
     * What it is.
     *
     * @param unit what the amounts are counted in, or ""
     * @param adds whether amounts add up over a game; else the last one counts
     */
    record About(String id, String title, String unit, Plot plot, boolean adds) implements Serializable {
        /** Whether a game comes to all its amounts together: words are always counted. Else it comes to the last. */
        public boolean addsUp() {
            return adds || plot == Plot.BARS;
        }
    }

    /**
     * What was counted.
     *
     * @param name of what so much was counted, or ""
     */
    record Count(String name, double amount) {}

    /** What it is. */
    About about();

    /** The name of the question after which it counts; that of none if it counts at the end of a game. */
    String question();

    /** What there is to count after its question. May throw a {@link RuleFailure}. */
    Optional<Count> after(Happening happening, World world);

    /** What there is to count when the game is over, or broken off: then the cause is "". May throw a {@link RuleFailure}. */
    Optional<Count> atEnd(Ending ending, World world);
}
