package gnaw.lab.simulate;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.inference.BinomialTest;
import org.apache.commons.statistics.inference.TTest;

/**
 * The difference of one number between two sets of rules, over the same seeds.
 *
 * @param one the mean, or the share of games, under the first
 * @param difference by how much it is greater under the second
 * @param bounds between which the true difference lies in 95 of 100 such comparisons; nothing where all pairs differ by the same, which says
 *     nothing of how they spread
 * @param chance how probable so great a difference is if the rules make none
 */
record PairedDifference(double one, double other, double difference, Optional<Bounds> bounds, double chance) {
    private static final double CERTAINTY = 0.95;

    /** The ends of an interval. */
    record Bounds(double low, double high) {
        /** A share is not less than nothing, and not more than all. */
        private static Bounds ofShares(double middle, double margin) {
            return new Bounds(Math.max(-1, middle - margin), Math.min(1, middle + margin));
        }
    }

    /** Compares the means of as many numbers each, at least two, by Student's t for pairs. */
    static PairedDifference ofMeans(List<Double> one, List<Double> other) {
        double[] differences = IntStream.range(0, one.size())
                .mapToDouble(i -> other.get(i) - one.get(i))
                .toArray();
        double mean = mean(DoubleStream.of(differences));
        double squares = DoubleStream.of(differences)
                .map(difference -> (difference - mean) * (difference - mean))
                .sum();
        double error = Math.sqrt(squares / (differences.length - 1) / differences.length);
        double margin =
                error * TDistribution.of(differences.length - 1).inverseCumulativeProbability(0.5 + CERTAINTY / 2);
        return new PairedDifference(
                mean(numbers(one)),
                mean(numbers(other)),
                mean,
                error == 0 ? Optional.empty() : Optional.of(new Bounds(mean - margin, mean + margin)),
                chance(differences, error));
    }

    /**
     * Answers Student's chance, but none smaller than that all pairs differ in the same direction by luck. A few whole numbers that happen to
     * spread little, or not at all, would be taken for certain.
     */
    private static double chance(double[] differences, double error) {
        boolean noneDiffers = error == 0 && differences[0] == 0;
        if (noneDiffers) {
            return 1;
        }
        double student = error == 0 ? 0 : TTest.withDefaults().test(differences).getPValue();
        return Math.max(student, Math.pow(0.5, differences.length - 1));
    }

    /**
     * Compares the shares of games of which something is true. The chance is McNemar's, exact; the interval is Agresti and Min's of 2005,
     * which adds half a game to each of the four kinds of pairs and so holds for few games, too.
     */
    static PairedDifference ofShares(List<Boolean> one, List<Boolean> other) {
        int games = one.size();
        int lost = (int) IntStream.range(0, games)
                .filter(i -> one.get(i) && !other.get(i))
                .count();
        int won = (int) IntStream.range(0, games)
                .filter(i -> !one.get(i) && other.get(i))
                .count();
        double n = games + 2.0;
        double forth = (won + 0.5) / n;
        double back = (lost + 0.5) / n;
        double error = Math.sqrt((forth + back - (forth - back) * (forth - back)) / n);
        double chance = won + lost == 0
                ? 1
                : BinomialTest.withDefaults().test(won + lost, won, 0.5).getPValue();
        Bounds bounds = Bounds.ofShares(forth - back, error * NORMAL_QUANTILE);
        return new PairedDifference(
                share(one), share(other), (won - lost) / (double) games, Optional.of(bounds), chance);
    }

    /** What 97.5 % of a normal distribution does not exceed. */
    private static final double NORMAL_QUANTILE = 1.959964;

    private static double share(List<Boolean> games) {
        return games.stream().filter(game -> game).count() / (double) games.size();
    }

    private static DoubleStream numbers(List<Double> list) {
        return list.stream().mapToDouble(number -> number);
    }

    private static double mean(DoubleStream numbers) {
        return numbers.average().orElseThrow();
    }
}
