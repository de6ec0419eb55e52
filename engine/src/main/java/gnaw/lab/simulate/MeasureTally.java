package gnaw.lab.simulate;

import gnaw.game.Measure;
import gnaw.lab.Counts;
import gnaw.lab.GameResult;
import java.io.Serializable;
import java.util.DoubleSummaryStatistics;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** What one measure has counted in many games: how often each amount came, by name and place. */
final class MeasureTally implements Serializable {
    private static final long serialVersionUID = 1;

    private static final int STEPS = 100;

    private final Measure.About about;
    private final TreeMap<String, TreeMap<Integer, Histogram>> amounts = new TreeMap<>();
    /** For what adds up, holds the sums that no longer hold from a place on, because the game counted more there, or ended. */
    private final TreeMap<Integer, Histogram> gone = new TreeMap<>();

    private long games;

    MeasureTally(Measure.About about) {
        this.about = about;
    }

    /** One game more. */
    void add(GameResult result) {
        games++;
        Counts counts = result.counts(about.id());
        switch (about.plot()) {
            case TOTAL, SURVIVAL -> at("", 0).add(counts.sum());
            case BARS ->
                counts.amounts()
                        .forEach((name, places) -> places.forEach(
                                (place, amount) -> at(name, place).add(amount)));
            case CURVE -> addAlong(counts.places(), result.turns());
            case BAND -> addAlong(counts.places(), result.depth());
        }
    }

    /** The games of another share. */
    void addAll(MeasureTally other) {
        games += other.games;
        other.amounts.forEach((name, places) -> addAll(places(name), places));
        addAll(gone, other.gone);
    }

    /** What it shows, of one game at least. */
    MeasureFigure figure() {
        return switch (about.plot()) {
            case CURVE, BAND -> new MeasureFigure.Along(about, about.adds() ? addedUp() : spreads());
            case TOTAL -> new MeasureFigure.Whole(about, at("", 0).spread());
            case SURVIVAL -> new MeasureFigure.Surviving(about, surviving(at("", 0)));
            case BARS -> new MeasureFigure.Named(about, named());
        };
    }

    private static void addAll(TreeMap<Integer, Histogram> all, TreeMap<Integer, Histogram> more) {
        more.forEach((place, amounts) -> at(all, place).addAll(amounts));
    }

    private Histogram at(String name, int place) {
        return at(places(name), place);
    }

    private static Histogram at(TreeMap<Integer, Histogram> places, int place) {
        return places.computeIfAbsent(place, _ -> new Histogram());
    }

    private TreeMap<Integer, Histogram> places(String name) {
        return amounts.computeIfAbsent(name, _ -> new TreeMap<>());
    }

    private void addAlong(SortedMap<Integer, Double> places, int reached) {
        if (about.adds()) {
            addSteps(places, reached);
        } else {
            places.forEach((place, amount) -> at("", place).add(amount));
        }
    }

    /** A game counts wherever it got to, also where it counted nothing: so its steps are kept, and no place between them. */
    private void addSteps(SortedMap<Integer, Double> places, int reached) {
        DoubleSummaryStatistics sum = new DoubleSummaryStatistics();
        places.forEach((place, amount) -> {
            Histogram here = at("", place);
            if (place <= reached) {
                at(gone, place).add(sum.getSum());
                sum.accept(amount);
                here.add(sum.getSum());
            }
        });
        at(gone, reached + 1).add(sum.getSum());
    }

    private SortedMap<Integer, Spread> spreads() {
        SortedMap<Integer, Spread> spreads = new TreeMap<>();
        places("").forEach((place, amounts) -> spreads.put(place, amounts.spread()));
        return spreads;
    }

    private SortedMap<Integer, Spread> addedUp() {
        SortedMap<Integer, Spread> spreads = new TreeMap<>();
        TreeMap<Integer, Histogram> left = new TreeMap<>(gone);
        Histogram there = new Histogram();
        there.add(0, games);
        places("").forEach((place, come) -> {
            there.addAll(come);
            SortedMap<Integer, Histogram> passed = left.headMap(place + 1);
            passed.values().forEach(there::takeAll);
            passed.clear();
            if (there.count() > 0) {
                spreads.put(place, there.spread());
            }
        });
        return spreads;
    }

    private SortedMap<Integer, Double> surviving(Histogram amounts) {
        double greatest = Math.max(1, amounts.greatest());
        SortedMap<Integer, Double> shares = new TreeMap<>();
        IntStream.range(0, STEPS)
                .map(step -> (int) Math.floor(greatest * step / STEPS))
                .forEach(at -> shares.put(at, amounts.countAbove(at) / (double) games));
        return shares;
    }

    private Map<String, SortedMap<Integer, Double>> named() {
        TreeMap<String, SortedMap<Integer, Double>> all = new TreeMap<>();
        amounts.forEach((name, places) -> {
            SortedMap<Integer, Double> sums = new TreeMap<>();
            places.forEach((place, amounts) -> sums.put(place, amounts.sum()));
            all.put(name, sums);
        });
        return Ranking.mostFirst(
                all, sums -> sums.values().stream().mapToDouble(sum -> sum).sum());
    }
}
