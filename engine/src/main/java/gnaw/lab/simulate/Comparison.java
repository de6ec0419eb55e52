package gnaw.lab.simulate;

import gnaw.game.Measure;
import gnaw.lab.Counts;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The same seeds under two sets of rules.
 *
 * @param lines a line for each figure that is a number
 */
public record Comparison(
        String nameOfOne, SimulationResults one, String nameOfOther, SimulationResults other, List<Line> lines) {
    private static final double SURE = 0.05;

    /**
     * One figure, in words.
     *
     * @param one how it was, and {@code other} how it is
     * @param change the difference
     * @param bounds from where to where it may be by chance; {@link #ALL_ALIKE} where no pair differs otherwise than any other, which tells nothing
     *     of that
     * @param chance how probable so great a difference is if the rules make none
     * @param isSure whether it is more than chance, although many figures were looked at (Holm's correction, 5 %)
     */
    public record Line(
            String title, String one, String other, String change, String bounds, String chance, boolean isSure) {
        private static final String ALL_ALIKE = "all alike";

        /** As a part of a sentence: {@code deaths by cold 31 % → 12 % (−22 to −16)}. */
        String words() {
            return title + " " + one + " → " + other + " (" + bounds + ")";
        }
    }

    private record Figured(String title, boolean isShare, PairedDifference paired) {}

    /** Compares the seeds that both have; a {@link LabMisuse} when they are fewer than two. */
    public static Comparison of(String nameOfOne, SimulationResults one, String nameOfOther, SimulationResults other) {
        SimulationResults mine = common(one, other);
        SimulationResults theirs = common(other, one);
        if (mine.results().size() < 2) {
            throw new LabMisuse("Two games at least are needed on each side for a comparison.");
        }
        return new Comparison(nameOfOne, mine, nameOfOther, theirs, lines(figures(mine, theirs)));
    }

    /** The whole verdict in sentences. */
    public List<String> verdict() {
        int games = one.results().size();
        List<String> sure = lines.stream().filter(Line::isSure).map(Line::words).toList();
        String from = String.format(
                Locale.ROOT, "From %s to %s, %,d games each with the same seeds.", nameOfOne, nameOfOther, games);
        return sure.isEmpty()
                ? List.of(from, "Nothing changed beyond chance.")
                : List.of(from, "Changed beyond chance: " + String.join("; ", sure) + ".");
    }

    private static SimulationResults common(SimulationResults mine, SimulationResults theirs) {
        Set<Long> seeds = theirs.results().stream().map(GameResult::seed).collect(Collectors.toSet());
        return new SimulationResults(
                mine.key(),
                mine.results().stream()
                        .filter(result -> seeds.contains(result.seed()))
                        .toList());
    }

    private static List<Figured> figures(SimulationResults one, SimulationResults other) {
        List<Figured> figures = new ArrayList<>();
        figures.add(share("won", one, other, GameResult::won));
        ends(one, other)
                .forEach(end -> figures.add(
                        share(titleOf(end), one, other, result -> result.end().equals(end))));
        figures.add(mean("turns", one, other, result -> (double) result.turns()));
        figures.add(mean("depth", one, other, result -> (double) result.depth()));
        figures.add(mean("points", one, other, result -> (double) result.points()));
        for (Measure.About about : one.key().measures()) {
            if (other.key().measures().contains(about) && isComparable(about, one) && isComparable(about, other)) {
                figures.add(mean(titled(about), one, other, result -> amount(about, result)));
            }
        }
        return figures;
    }

    /** How long games lasted is compared already; and a curve that no game has is no 0. */
    private static boolean isComparable(Measure.About about, SimulationResults results) {
        return switch (about.plot()) {
            case SURVIVAL -> false;
            case CURVE ->
                results.results().stream()
                        .anyMatch(result -> !result.counts(about.id()).places().isEmpty());
            case BAND, TOTAL, BARS -> true;
        };
    }

    private static String titleOf(String end) {
        return end.equals(GameResult.UNFINISHED) ? end : "ended by " + end;
    }

    /** Every end that came at all, the most frequent first. */
    private static Set<String> ends(SimulationResults one, SimulationResults other) {
        SortedMap<String, Long> ends = Stream.of(one, other)
                .flatMap(results -> results.results().stream())
                .collect(Collectors.groupingBy(GameResult::end, TreeMap::new, Collectors.counting()));
        return Ranking.mostFirst(ends, count -> count).keySet();
    }

    /** Answers the mean of a curve, and of all else what it comes to. */
    private static double amount(Measure.About about, GameResult result) {
        Counts counts = result.counts(about.id());
        boolean isCurve = about.plot() == Measure.Plot.CURVE && !about.adds();
        return isCurve ? counts.sum() / Math.max(1, counts.places().size()) : counts.amount(about);
    }

    private static String titled(Measure.About about) {
        boolean saysAll = about.unit().isEmpty() || about.plot() == Measure.Plot.BARS;
        return saysAll ? about.title() : about.title() + ", " + about.unit();
    }

    private static Figured share(
            String title, SimulationResults one, SimulationResults other, Predicate<GameResult> isSo) {
        return new Figured(
                title,
                true,
                PairedDifference.ofShares(
                        one.results().stream().map(isSo::test).toList(),
                        other.results().stream().map(isSo::test).toList()));
    }

    private static Figured mean(
            String title, SimulationResults one, SimulationResults other, Function<GameResult, Double> amount) {
        return new Figured(
                title,
                false,
                PairedDifference.ofMeans(
                        one.results().stream().map(amount).toList(),
                        other.results().stream().map(amount).toList()));
    }

    private static List<Line> lines(List<Figured> figures) {
        double limit = limit(figures);
        return figures.stream()
                .map(figure -> line(figure, figure.paired().chance() <= limit))
                .toList();
    }

    /** Holm: the k-th smallest chance of n must be at most 5 % / (n - k + 1), and so must all smaller ones. */
    private static double limit(List<Figured> figures) {
        double[] chances = figures.stream()
                .mapToDouble(figure -> figure.paired().chance())
                .sorted()
                .toArray();
        double limit = -1;
        for (int k = 0; k < chances.length && chances[k] <= SURE / (chances.length - k); k++) {
            limit = chances[k];
        }
        return limit;
    }

    private static Line line(Figured figure, boolean isSure) {
        PairedDifference paired = figure.paired();
        double times = figure.isShare() ? 100 : 1;
        String unit = figure.isShare() ? " %" : "";
        DoubleFunction<String> number = figure.isShare() ? Comparison::tenths : Comparison::number;
        double difference = paired.difference() * times;
        return new Line(
                figure.title(),
                number.apply(paired.one() * times) + unit,
                number.apply(paired.other() * times) + unit,
                signed(difference, number),
                paired.bounds()
                        .map(bounds ->
                                signed(bounds.low() * times, number) + " to " + signed(bounds.high() * times, number))
                        .orElse(Line.ALL_ALIKE),
                paired.chance() < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", paired.chance()),
                isSure);
    }

    private static String signed(double amount, DoubleFunction<String> number) {
        String text = number.apply(Math.abs(amount));
        boolean isNothing = text.chars().allMatch(digit -> digit == '0' || digit == '.');
        return (isNothing ? "" : amount < 0 ? "−" : "+") + text;
    }

    private static String tenths(double percent) {
        return String.format(Locale.ROOT, percent == Math.rint(percent) ? "%.0f" : "%.1f", percent);
    }

    private static String number(double number) {
        String format = number == Math.rint(number) || Math.abs(number) >= 100
                ? "%,.0f"
                : Math.abs(number) >= 10 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, format, number);
    }
}
