package gnaw.lab;

/** How numbers are spread: the least, that which a tenth, half and nine tenths of them do not exceed, and the greatest. */
public record Spread(long least, long tenth, long half, long nineTenths, long greatest) {
    /** Of numbers in ascending order, one at least; quantiles by the nearest rank. */
    static Spread of(long... sorted) {
        return new Spread(rank(sorted, 0), rank(sorted, 10), rank(sorted, 50), rank(sorted, 90), rank(sorted, 100));
    }

    private static long rank(long[] sorted, int percent) {
        int rank = (int) Math.ceil(percent / 100.0 * sorted.length);
        return sorted[Math.max(0, rank - 1)];
    }
}
