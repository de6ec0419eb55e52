package gnaw.game.dice;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Chance, as a rule sees it. Everything is drawn through {@link #between} and {@link #fraction}, so that loaded dice have two things
 * to answer only.
 */
public interface Dice {
    /** A die formula such as {@code 2d6+1}; the count (up to 999) and the bonus may be left out. */
    Pattern FORMULA = Pattern.compile("\\s*(\\d{0,3})d(0{0,5}[1-9]\\d{0,5})\\s*([+-]\\s*\\d{1,6})?\\s*");

    /** The dice of whoever only looks: none. */
    Dice NONE = new Dice() {
        @Override
        public int between(int low, int high) {
            throw new IllegalStateException("A measure cannot roll dice: it looks, and changes nothing.");
        }

        @Override
        public double fraction() {
            return between(0, 0);
        }
    };

    /** A whole number from {@code low} to {@code high}, both included. */
    int between(int low, int high);

    /** A number from 0 (included) to 1 (not included). */
    double fraction();

    /** True once in {@code n} times: a die of {@code n} sides shows 1. */
    default boolean oneIn(int n) {
        return between(1, n) == 1;
    }

    /** True {@code chance} times in a hundred: a die of 100 sides shows at most {@code chance}. Where it shows the next, the fraction decides. */
    default boolean percent(double chance) {
        double left = chance - (between(1, 100) - 1);
        return left >= 1 || left > 0 && fraction() < left;
    }

    /** The sum of a die formula; an {@link IllegalArgumentException} says what a formula looks like. */
    default int roll(String formula) {
        Matcher dice = FORMULA.matcher(formula);
        if (!dice.matches()) {
            throw new IllegalArgumentException(
                    "\"" + formula + "\" is not a die formula; one looks like \"2d6+1\", \"d20\" or \"3d4-2\".");
        }
        int count = dice.group(1).isEmpty() ? 1 : Integer.parseInt(dice.group(1));
        int sum = dice.group(3) == null ? 0 : Integer.parseInt(dice.group(3).replaceAll("\\s", ""));
        for (int i = 0; i < count; i++) {
            sum += between(1, Integer.parseInt(dice.group(2)));
        }
        return sum;
    }

    /** The index of one weight, each as likely as its weight; weights of 0 or less are never chosen, and some weight must be above 0. */
    default int pick(List<Integer> weights) {
        int total = weights.stream().mapToInt(weight -> Math.max(0, weight)).sum();
        if (total == 0) {
            throw new IllegalArgumentException("There is nothing to pick from: no weight is above 0.");
        }
        int rest = between(1, total);
        int index = 0;
        while (rest > Math.max(0, weights.get(index))) {
            rest -= Math.max(0, weights.get(index));
            index++;
        }
        return index;
    }
}
