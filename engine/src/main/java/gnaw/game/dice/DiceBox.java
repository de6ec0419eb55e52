package gnaw.game.dice;

import java.util.Map;
import java.util.TreeMap;

/**
 * All dice of a game: one stream for each rule and one for each level, so that a rule that rolls more shifts nobody else's dice and a
 * level is the same in whatever order levels are visited.
 */
public final class DiceBox {
    /** The stream of the bots, who think outside of the game. */
    public static final String BOTS = "bots";

    private final long seed;
    private final TreeMap<String, SeededDice> streams = new TreeMap<>();
    private DiceOverride lent = (_, own) -> own.get();

    /** Dice of a game that has thrown some already; streams that are missing begin anew. */
    public DiceBox(long seed, Map<String, Long> states) {
        this.seed = seed;
        states.forEach((name, state) -> streams.put(name, new SeededDice(state)));
    }

    /** Dice for a rule, by its name. */
    public Dice of(String rule) {
        return lent.dice(rule, () -> stream(rule));
    }

    /** Dice for a rule that fills a new level: the same whatever happened before. */
    public Dice of(String rule, String level) {
        return lent.dice(rule, () -> SeededDice.of(seed, rule + " at " + level));
    }

    /** A fresh stream for the making of a level: it does not depend on anything that happened before. */
    public SeededDice forLevel(String level) {
        return SeededDice.of(seed, level);
    }

    /** From now on rules throw what is lent to them. */
    public void lend(DiceOverride dice) {
        lent = dice;
    }

    /** The state of every stream that was used, by its name. */
    public Map<String, Long> states() {
        TreeMap<String, Long> states = new TreeMap<>();
        streams.forEach((name, stream) -> states.put(name, stream.state()));
        return states;
    }

    private SeededDice stream(String rule) {
        return streams.computeIfAbsent(rule, name -> SeededDice.of(seed, name));
    }
}
