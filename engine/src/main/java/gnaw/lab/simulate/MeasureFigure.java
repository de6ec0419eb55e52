package gnaw.lab.simulate;

import gnaw.game.Measure;
import gnaw.lab.GameResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The numbers behind the plot of one measure over many games. */
public sealed interface MeasureFigure {
    /** What was measured. */
    Measure.About about();

    /** How amounts are spread at each place: a turn, or a depth. Only the games that got so far count there. */
    record Along(Measure.About about, SortedMap<Integer, Spread> spreads) implements MeasureFigure {}

    /** How the amounts of all games are spread. */
    record Whole(Measure.About about, Spread spread) implements MeasureFigure {}

    /** How many of each name there were at each depth; the most frequent name first. */
    record Named(Measure.About about, Map<String, SortedMap<Integer, Double>> amounts) implements MeasureFigure {}

    /** The share of games whose amount is greater than this. */
    record Surviving(Measure.About about, SortedMap<Integer, Double> shares) implements MeasureFigure {}

    /** What a measure shows of stories, of which there must be one at least. */
    static MeasureFigure of(Measure.About about, Collection<GameResult> stories) {
        return switch (about.plot()) {
            case CURVE -> new Along(about, along(about, stories, false));
            case BAND -> new Along(about, along(about, stories, true));
            case TOTAL -> new Whole(about, Spread.of(amounts(about, stories)));
            case SURVIVAL -> new Surviving(about, surviving(amounts(about, stories)));
            case BARS -> new Named(about, named(about, stories));
        };
    }

    /** What each game came to, in the order of the stories. */
    static List<Double> amounts(Measure.About about, Collection<GameResult> stories) {
        return stories.stream().map(result -> result.counts(about.id()).sum()).toList();
    }

    private static SortedMap<Integer, Spread> along(
            Measure.About about, Collection<GameResult> stories, boolean byDepth) {
        SortedSet<Integer> places = new TreeSet<>();
        stories.forEach(
                result -> places.addAll(result.counts(about.id()).places().keySet()));
        SortedMap<Integer, Spread> spreads = new TreeMap<>();
        for (int place : places) {
            List<Double> there = new ArrayList<>();
            for (GameResult result : stories) {
                int reached = byDepth ? result.depth() : result.turns();
                SortedMap<Integer, Double> amounts = result.counts(about.id()).places();
                if (about.adds() && reached >= place) {
                    there.add(amounts.headMap(place + 1).values().stream()
                            .mapToDouble(amount -> amount)
                            .sum());
                } else if (!about.adds() && amounts.containsKey(place)) {
                    there.add(amounts.get(place));
                }
            }
            if (!there.isEmpty()) {
                spreads.put(place, Spread.of(there));
            }
        }
        return spreads;
    }

    private static SortedMap<Integer, Double> surviving(List<Double> amounts) {
        int steps = 100;
        double greatest = Math.max(1, Collections.max(amounts));
        SortedMap<Integer, Double> shares = new TreeMap<>();
        IntStream.range(0, steps)
                .map(step -> (int) Math.floor(greatest * step / steps))
                .forEach(at -> shares.put(
                        at, amounts.stream().filter(amount -> amount > at).count() / (double) amounts.size()));
        return shares;
    }

    private static Map<String, SortedMap<Integer, Double>> named(Measure.About about, Collection<GameResult> stories) {
        SortedMap<String, SortedMap<Integer, Double>> all = new TreeMap<>();
        stories.forEach(result -> result.counts(about.id())
                .amounts()
                .forEach((name, places) -> places.forEach((depth, amount) ->
                        all.computeIfAbsent(name, _ -> new TreeMap<>()).merge(depth, amount, Double::sum))));
        return Ranking.mostFirst(
                all,
                places -> places.values().stream().mapToDouble(amount -> amount).sum());
    }
}
