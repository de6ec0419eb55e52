package gnaw.lab;

import gnaw.game.Measure;
import java.io.Serializable;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The counts of one game in one measure.
 *
 * @param amounts by name ("" where no names are counted) and by place: the turn in a curve, the depth in a band and in bars, else 0
 */
public record Counts(SortedMap<String, SortedMap<Integer, Double>> amounts) implements Serializable {
    /** Nothing was counted. */
    public static final Counts NONE = new Counts(new TreeMap<>());

    public Counts {
        TreeMap<String, SortedMap<Integer, Double>> copy = new TreeMap<>();
        amounts.forEach((name, places) -> copy.put(name, Collections.unmodifiableSortedMap(new TreeMap<>(places))));
        amounts = Collections.unmodifiableSortedMap(copy);
    }

    /** The amounts that have no name, by place. */
    public SortedMap<Integer, Double> places() {
        return amounts.getOrDefault("", Collections.emptySortedMap());
    }

    /** All amounts together. */
    public double sum() {
        return amounts.values().stream().mapToDouble(Counts::sum).sum();
    }

    /** What the game comes to in that measure: all amounts together where they add up, else the last one; 0 where nothing was counted. */
    public double amount(Measure.About about) {
        return about.addsUp() ? sum() : places().isEmpty() ? 0 : places().get(places().lastKey());
    }

    /** All amounts of a name together; 0 if it was never counted. */
    public double sum(String name) {
        return sum(amounts.getOrDefault(name, Collections.emptySortedMap()));
    }

    private static double sum(SortedMap<Integer, Double> places) {
        return places.values().stream().mapToDouble(amount -> amount).sum();
    }
}
