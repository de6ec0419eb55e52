package gnaw.lab.simulate;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.DoubleStream;

/** How often each number came. It grows with the numbers that differ, not with those that come, and loses none of them. */
final class Histogram implements Serializable {
    private static final long serialVersionUID = 1;

    private final TreeMap<Double, Long> times = new TreeMap<>();

    /** The number came once more. */
    void add(double number) {
        add(number, 1);
    }

    /** The number came so many times more. */
    void add(double number, long more) {
        times.merge(number, more, Long::sum);
        times.remove(number, 0L);
    }

    /** All that came to the other came here, too. */
    void addAll(Histogram other) {
        other.times.forEach(this::add);
    }

    /** What came to the other, and here before, never came. */
    void takeAll(Histogram other) {
        other.times.forEach((number, often) -> add(number, -often));
    }

    /** How many numbers have come. */
    long count() {
        return count(times);
    }

    /** How many of them were greater. */
    long countAbove(double bound) {
        return count(times.tailMap(bound, false));
    }

    /** The greatest one, if any has come. */
    double greatest() {
        return times.lastKey();
    }

    /** All together, rounded once: so it is the same in whatever order they came. */
    double sum() {
        return times.entrySet().stream()
                .map(entry -> new BigDecimal(entry.getKey()).multiply(BigDecimal.valueOf(entry.getValue())))
                .reduce(BigDecimal.ZERO, BigDecimal::add)
                .doubleValue();
    }

    /** How they are spread, if any has come; quantiles by the nearest rank. */
    Spread spread() {
        double[] ranks =
                DoubleStream.of(0, 10, 25, 50, 75, 90, 100).map(this::rank).toArray();
        int count = Math.toIntExact(count());
        return new Spread(count, sum() / count, ranks[0], ranks[1], ranks[2], ranks[3], ranks[4], ranks[5], ranks[6]);
    }

    private double rank(double percent) {
        long wanted = Math.max(1, (long) Math.ceil(percent / 100 * count()));
        for (var entry : times.entrySet()) {
            wanted -= entry.getValue();
            if (wanted <= 0) {
                return entry.getKey();
            }
        }
        return greatest();
    }

    private static long count(NavigableMap<Double, Long> some) {
        return some.values().stream().mapToLong(often -> often).sum();
    }
}
