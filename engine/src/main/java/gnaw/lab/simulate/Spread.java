package gnaw.lab.simulate;

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
        double greatest) {}
