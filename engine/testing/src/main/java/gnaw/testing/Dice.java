package gnaw.testing;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How the dice of a test fall: as the seed has it, unless the test loads them, for all rules or for one. */
public final class Dice {
    private final Cup all = new Cup();
    private final Map<String, Cup> cups = new TreeMap<>();
    private long seed = 1;

    Dice() {}

    /** The dice of all rules show these numbers, as {@link Cup#fall} says. */
    public void fall(int... results) {
        all.fall(results);
    }

    /** The dice of all rules show these fractions. */
    public void fallAt(double... results) {
        all.fallAt(results);
    }

    /** All dice show their lowest side. */
    public void lowest() {
        all.lowest();
    }

    /** All dice show their highest side. */
    public void highest() {
        all.highest();
    }

    /** The dice fall as in the game of that seed; to be said before anything else. */
    public void seeded(long newSeed) {
        seed = newSeed;
    }

    /** The dice of one rule, by its row, such as {@code "blows"}; those of the creatures' minds are {@code "creatureThinks"}. */
    public Cup of(String rule) {
        return cups.computeIfAbsent(rule, _ -> new Cup());
    }

    Cup all() {
        return all;
    }

    long seed() {
        return seed;
    }

    /** The dice that the game gives to a rule, if they are loaded. A mod's rule is also found by its name without the mod's. */
    Optional<gnaw.game.Dice> given(String rule) {
        String bare = rule.substring(rule.indexOf(':') + 1);
        return in(rule).or(() -> in(bare)).or(all::dice);
    }

    /** Fails when dice were told how to fall that nobody ever threw. */
    void requireThrown() {
        if (all.isUntouched()) {
            throw new AssertionError("The loaded dice were never thrown.");
        }
        cups.forEach((rule, cup) -> {
            if (cup.isUntouched()) {
                throw new AssertionError("The dice loaded for the rule \"" + rule + "\" were never thrown.");
            }
        });
    }

    private Optional<gnaw.game.Dice> in(String rule) {
        return Optional.ofNullable(cups.get(rule)).flatMap(Cup::dice);
    }
}
