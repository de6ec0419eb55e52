package gnaw.testing;

import gnaw.text.DidYouMean;
import gnaw.text.Ids;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/** The dice of a test: they fall as the seed has it, unless the test loads them, for all rules or for one. */
public final class TestDice {
    private final DiceScript all = new DiceScript();
    private final Map<String, DiceScript> cups = new TreeMap<>();
    private final Set<String> throwers = new TreeSet<>();
    private long seed = 1;

    TestDice() {}

    /** The dice of all rules show these numbers, as {@link DiceScript#fall} says. */
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

    /**
     * The dice of one rule, by its row, such as {@code "blows"}; those of the creatures' minds are {@code "creatureThinks"}. If they are told how
     * to fall and nobody throws them, the test fails and names those who threw.
     */
    public DiceScript of(String rule) {
        return cups.computeIfAbsent(rule, _ -> new DiceScript());
    }

    DiceScript all() {
        return all;
    }

    long seed() {
        return seed;
    }

    /** The loaded dice if there are some, else the game's own. A mod's rule is also found by its name without the mod's. */
    gnaw.game.dice.Dice lent(String rule, Supplier<gnaw.game.dice.Dice> own) {
        String bare = rule.substring(rule.indexOf(':') + 1);
        Optional<gnaw.game.dice.Dice> loaded = in(rule).or(() -> in(bare)).or(all::dice);
        return new NoticedDice(loaded.orElseGet(own), () -> throwers.add(rule));
    }

    /** Fails when dice were told how to fall that nobody ever threw, or that no rule of these could throw. */
    void requireThrown(Supplier<Set<String>> rules) {
        if (all.isUntouched()) {
            throw new AssertionError("The loaded dice were never thrown.");
        }
        misnamed(rules).ifPresent(what -> {
            throw new AssertionError(what);
        });
        cups.forEach((rule, cup) -> {
            if (cup.isUntouched()) {
                throw new AssertionError("The dice loaded for the rule \"" + rule + "\" were never thrown. "
                        + (throwers.isEmpty()
                                ? "No rule threw any."
                                : "Dice were thrown by " + String.join(", ", throwers) + "."));
            }
        });
    }

    /** That dice are loaded for a rule that is not there, in a sentence; empty where there is nothing to tell. */
    Optional<String> misnamed(Supplier<Set<String>> rules) {
        return cups.keySet().stream()
                .filter(rule -> cups.get(rule).isLeft() && !new Ids(rules.get()).include(rule))
                .findFirst()
                .map(rule -> "Dice are loaded for a rule \"" + rule + "\", but there is none."
                        + DidYouMean.hint(rule, rules.get()));
    }

    private Optional<gnaw.game.dice.Dice> in(String rule) {
        return Optional.ofNullable(cups.get(rule)).flatMap(DiceScript::dice);
    }
}
