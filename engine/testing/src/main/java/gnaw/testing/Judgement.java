package gnaw.testing;

import gnaw.lab.GameResult;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/** Says whether many games keep to a bound, how sure that is, and which of them is the worst. */
record Judgement(Games games) {
    /** How often an interval may miss the truth. */
    private static final double DOUBT = 0.05;

    /**
     * Between what the true quantile lies in 95 of 100 such samples, whatever the distribution is like: the amounts at two ranks, which the
     * binomial distribution tells. Endless where so few games have no such rank.
     */
    private record Span(double low, double high) {
        static Span of(List<Double> sorted, double part) {
            BinomialDistribution below = BinomialDistribution.of(sorted.size(), part);
            int low = below.inverseCumulativeProbability(DOUBT / 2);
            int high = below.inverseCumulativeProbability(1 - DOUBT / 2) + 1;
            return new Span(
                    low < 1 ? Double.NEGATIVE_INFINITY : sorted.get(low - 1),
                    high > sorted.size() ? Double.POSITIVE_INFINITY : sorted.get(high - 1));
        }

        String words() {
            boolean isLowKnown = Double.isFinite(low);
            if (!Double.isFinite(high)) {
                return isLowKnown ? "95 % sure: at least " + number(low) : "too few games to be sure of anything";
            }
            return "95 % sure: " + (isLowKnown ? number(low) + " to " : "at most ") + number(high);
        }
    }

    /** What is wrong with the share of games of which something is true; empty if it is between the bounds. */
    Optional<String> ofShare(String what, List<Boolean> isSo, double atLeast, double atMost) {
        int all = isSo.size();
        int so = (int) isSo.stream().filter(yes -> yes).count();
        double share = so / (double) all;
        if (share >= atLeast && share <= atMost) {
            return Optional.empty();
        }
        Interval sure = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(all, so, DOUBT);
        boolean isTooMany = share > atMost;
        boolean isSure = isTooMany ? sure.getLowerBound() > atMost : sure.getUpperBound() < atLeast;
        return Optional.of(text(
                "%s in %d of %d games by %s: %s (95 %% sure: %s to %s), but it should be %s %s. %s\n%s",
                what,
                so,
                all,
                games.bot(),
                percent(share),
                percent(sure.getLowerBound()),
                percent(sure.getUpperBound()),
                isTooMany ? "at most" : "at least",
                percent(isTooMany ? atMost : atLeast),
                certainty(isSure),
                worst(isSo, isTooMany)));
    }

    /** What is wrong with what a part of the games does not exceed; empty if it is between the bounds. */
    Optional<String> ofQuantile(double part, String what, List<Double> amounts, double atLeast, double atMost) {
        List<Double> sorted = amounts.stream().sorted().toList();
        double found = ranked(sorted, part * sorted.size());
        if (found >= atLeast && found <= atMost) {
            return Optional.empty();
        }
        Span sure = Span.of(sorted, part);
        boolean isTooMuch = found > atMost;
        boolean isSure = isTooMuch ? sure.low() > atMost : sure.high() < atLeast;
        return Optional.of(text(
                "%s: in %s of %d games by %s it is at most %s (%s), but that should be %s %s. %s\n%s",
                what,
                percent(part),
                sorted.size(),
                games.bot(),
                number(found),
                sure.words(),
                isTooMuch ? "at most" : "at least",
                number(isTooMuch ? atMost : atLeast),
                certainty(isSure),
                extreme(amounts, isTooMuch)));
    }

    private static double ranked(List<Double> sorted, double rank) {
        return sorted.get((int) Math.clamp(Math.ceil(rank) - 1, 0, sorted.size() - 1));
    }

    private static String certainty(boolean isSure) {
        return isSure ? "That is more than chance." : "It might be chance: more games would tell.";
    }

    /** Tells the game with the fewest points of those that are so, or are not. */
    private String worst(List<Boolean> isSo, boolean so) {
        return IntStream.range(0, isSo.size())
                .filter(i -> isSo.get(i) == so)
                .mapToObj(games.results()::get)
                .min(Comparator.comparingLong(GameResult::points).thenComparingInt(GameResult::turns))
                .map(Judgement::told)
                .orElse("");
    }

    private String extreme(List<Double> amounts, boolean greatest) {
        Comparator<Integer> byAmount = Comparator.comparingDouble(amounts::get);
        return IntStream.range(0, amounts.size())
                .boxed()
                .min(greatest ? byAmount.reversed() : byAmount)
                .map(i -> told(games.results().get(i)))
                .orElse("");
    }

    private static String told(GameResult result) {
        return text(
                "The worst: seed %d, depth %d, turn %d, %s.",
                result.seed(), result.depth(), result.turns(), result.end());
    }

    private static String percent(double share) {
        return number(100 * share) + " %";
    }

    private static String number(double number) {
        return number == Math.rint(number) ? text("%.0f", number) : text("%.1f", number);
    }

    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
