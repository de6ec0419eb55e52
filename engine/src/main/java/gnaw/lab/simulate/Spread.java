package gnaw.lab.simulate;

import java.util.Arrays;
import java.util.Collection;

/**
 * The spread of numbers.
 *
 * @param games how many numbers there are
 * @param tenth what a tenth of them does not exceed; {@code quarter}, {@code half} and so on likewise
 */
public record Spread(
        int games,
        double mean,
        double least,
        double tenth,
        double quarter,
        double half,
        double threeQuarters,
        double nineTenths,
        double greatest) {
    /** Of one number at least; quantiles by the nearest rank. */
    public static Spread of(Collection<Double> numbers) {
        double[] sorted =
                numbers.stream().mapToDouble(number -> number).sorted().toArray();
        return new Spread(
                sorted.length,
                Arrays.stream(sorted).sum() / sorted.length,
                rank(sorted, 0),
                rank(sorted, 10),
                rank(sorted, 25),
                rank(sorted, 50),
                rank(sorted, 75),
                rank(sorted, 90),
                rank(sorted, 100));
    }

    private static double rank(double[] sorted, int percent) {
        int rank = (int) Math.ceil(percent / 100.0 * sorted.length);
        return sorted[Math.max(0, rank - 1)];
    }
}
