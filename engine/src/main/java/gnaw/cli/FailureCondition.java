package gnaw.cli;

import gnaw.game.Game;
import gnaw.lab.Condition;
import gnaw.script.Expressions;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A condition that counts as going wrong in a game, besides what always does; it is given on the command line and asserted by a test.
 */
sealed interface FailureCondition {
    Pattern DEATH = Pattern.compile("\\s*death by (\\S.*)");

    /** Reads {@code death by CAUSE}, or else an assertion. */
    static FailureCondition of(String words) {
        Matcher death = DEATH.matcher(words);
        return death.matches() ? new Death(death.group(1).strip()) : new Assertion(words.strip());
    }

    /** Looks for it; the expressions are those of the rules that the game is played under. */
    Condition watch(Expressions expressions);

    /** That it does not happen, as half a sentence. */
    String denied();

    /** The statement of a test that fails when it has happened; it uses {@code expect} and {@code world}. */
    String expectation();

    /** The hero's death of a cause. */
    record Death(String cause) implements FailureCondition {
        @Override
        public Condition watch(Expressions expressions) {
            Predicate<Game> isDead = game -> game.world()
                    .ending()
                    .filter(ending -> !ending.won() && ending.cause().equals(cause))
                    .isPresent();
            return new Condition("death by " + cause, isDead);
        }

        @Override
        public String denied() {
            return "the hero does not die of " + cause;
        }

        @Override
        public String expectation() {
            return "expect(world.hero).not.toBeDeadOf(" + ShrunkTest.literal(cause) + ");";
        }
    }

    /** Something that should never be true of the facts of a game: {@code hero.hitPoints < 5}. */
    record Assertion(String expression) implements FailureCondition {
        @Override
        public Condition watch(Expressions expressions) {
            return new Condition(expression, game -> expressions.holds(expression, game.world()));
        }

        @Override
        public String denied() {
            return "it never holds that " + expression;
        }

        @Override
        public String expectation() {
            return "expect(world).not.toHold(" + ShrunkTest.literal(expression) + ");";
        }
    }
}
