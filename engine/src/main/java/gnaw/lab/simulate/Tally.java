package gnaw.lab.simulate;

import gnaw.game.RowReached;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What many games come to, without the games: how often there was what. It does not grow with them, and it is the same in whatever order
 * they are added, and whatever shares of them are put together.
 */
public final class Tally implements Serializable {
    private static final long serialVersionUID = 1;

    private static final int WORST = 5;

    private static final Comparator<GameResult> FROM_WORST = Comparator.comparingLong(GameResult::points)
            .thenComparingInt(GameResult::turns)
            .thenComparingLong(GameResult::seed);

    private final Histogram turns = new Histogram();
    private final Histogram depth = new Histogram();
    private final Histogram points = new Histogram();
    private final TreeMap<String, Long> ends = new TreeMap<>();
    private final TreeMap<String, Long> failures = new TreeMap<>();
    private final TreeMap<String, Long> firstFailed = new TreeMap<>();
    private final ArrayList<MeasureTally> measures = new ArrayList<>();
    private final ArrayList<GameResult> worst = new ArrayList<>();
    private final ArrayList<RowReached> met;
    private long won;
    private long firstSeed = Long.MAX_VALUE;
    private long lastSeed = Long.MIN_VALUE;

    /** Counts nothing yet; games played with that key may be added. */
    public Tally(RunKey key) {
        key.measures().forEach(about -> measures.add(new MeasureTally(about)));
        met = new ArrayList<>(Collections.nCopies(key.rows().size(), RowReached.NEVER));
    }

    /** Counts these games. */
    public static Tally of(SimulationResults results) {
        Tally tally = new Tally(results.key());
        results.results().forEach(tally::add);
        return tally;
    }

    /** One game more; a {@link LabMisuse} if it does not tell how far it met rows that it should have met. */
    public void add(GameResult result) {
        meet(rows(result));
        turns.add(result.turns());
        depth.add(result.depth());
        points.add(result.points());
        ends.merge(result.end(), 1L, Long::sum);
        result.failures().stream().distinct().forEach(failure -> {
            failures.merge(failure, 1L, Long::sum);
            firstFailed.merge(failure, result.seed(), Math::min);
        });
        measures.forEach(measure -> measure.add(result));
        won += result.won() ? 1 : 0;
        firstSeed = Math.min(firstSeed, result.seed());
        lastSeed = Math.max(lastSeed, result.seed());
        if (result.isOver() && !result.won()) {
            rank(List.of(result));
        }
    }

    /** Adds the games of another share, played with the same key. */
    public void addAll(Tally other) {
        meet(other.met);
        turns.addAll(other.turns);
        depth.addAll(other.depth);
        points.addAll(other.points);
        other.ends.forEach((end, games) -> ends.merge(end, games, Long::sum));
        other.failures.forEach((failure, games) -> failures.merge(failure, games, Long::sum));
        other.firstFailed.forEach((failure, seed) -> firstFailed.merge(failure, seed, Math::min));
        for (int i = 0; i < measures.size(); i++) {
            measures.get(i).addAll(other.measures.get(i));
        }
        won += other.won;
        firstSeed = Math.min(firstSeed, other.firstSeed);
        lastSeed = Math.max(lastSeed, other.lastSeed);
        rank(other.worst);
    }

    /** How many games there are. */
    public int games() {
        return Math.toIntExact(turns.count());
    }

    /** How many turns they took together. */
    public long turnsPlayed() {
        return (long) turns.sum();
    }

    /** The least of their seeds, if there are games. */
    public long firstSeed() {
        return firstSeed;
    }

    /** The greatest of their seeds, if there are games. */
    public long lastSeed() {
        return lastSeed;
    }

    /** How far they met each of the rows in the key, all together. */
    public List<RowReached> met() {
        return List.copyOf(met);
    }

    /** The first game of each failure, until so many failures are told, and the worst games: by their seeds. */
    public SortedSet<Long> worthwhile(int mostFailures) {
        SortedSet<Long> seeds = new TreeSet<>();
        TreeMap<Long, Long> bySeed = new TreeMap<>();
        firstFailed.values().forEach(seed -> bySeed.merge(seed, 1L, Long::sum));
        long told = 0;
        for (Map.Entry<Long, Long> first : bySeed.entrySet()) {
            if (told < mostFailures) {
                seeds.add(first.getKey());
                told += first.getValue();
            }
        }
        worst.forEach(result -> seeds.add(result.seed()));
        return seeds;
    }

    /** The findings, of one game at least. */
    public SimulationSummary summary() {
        return new SimulationSummary(
                games(),
                won,
                turnsPlayed(),
                Ranking.mostFirst(ends, count -> count),
                turns.spread(),
                depth.spread(),
                points.spread(),
                measures.stream().map(MeasureTally::figure).toList(),
                List.copyOf(worst),
                failures());
    }

    /** What the rules that failed told, and in how many games. */
    public Map<String, Long> failures() {
        return Ranking.mostFirst(failures, count -> count);
    }

    /** The least seed of the games in which a rule told this failure, one of {@link #failures()}. */
    public long firstSeedOf(String failure) {
        return firstFailed.get(failure);
    }

    private void rank(List<GameResult> lost) {
        worst.addAll(lost);
        worst.sort(FROM_WORST);
        worst.subList(Math.min(WORST, worst.size()), worst.size()).clear();
    }

    private void meet(List<RowReached> rows) {
        for (int i = 0; i < met.size(); i++) {
            met.set(i, met.get(i).or(rows.get(i)));
        }
    }

    private List<RowReached> rows(GameResult result) {
        if (met.isEmpty()) {
            return List.of();
        }
        if (!result.met().matches("[012]{" + met.size() + "}")) {
            throw new LabMisuse("The game with seed " + result.seed() + " does not tell how far it met each of the "
                    + met.size() + " rows.");
        }
        return RowReached.read(result.met());
    }
}
