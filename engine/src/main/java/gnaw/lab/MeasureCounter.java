package gnaw.lab;

import gnaw.game.Ending;
import gnaw.game.Happening;
import gnaw.game.Measure;
import gnaw.game.QuestionListener;
import gnaw.game.RuleFailure;
import gnaw.game.World;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Counts in one game whatever the measures count. A measure that fails loses only what it would have counted. */
final class MeasureCounter implements QuestionListener {
    private final List<Measure> measures;
    private final Map<String, List<Measure>> byQuestion;
    private final SortedMap<String, SortedMap<String, SortedMap<Integer, Double>>> counted = new TreeMap<>();
    private final Set<String> failures = new LinkedHashSet<>();

    MeasureCounter(List<Measure> measures) {
        this.measures = measures;
        this.byQuestion = measures.stream().collect(Collectors.groupingBy(Measure::question));
    }

    @Override
    public void answered(Happening happening, World world) {
        byQuestion
                .getOrDefault(happening.name(), List.of())
                .forEach(measure -> count(measure.about(), () -> measure.after(happening, world), world));
    }

    /** The game is over, or broken off with an ending without a cause. */
    void end(Ending ending, World world) {
        measures.forEach(measure -> count(measure.about(), () -> measure.atEnd(ending, world), world));
    }

    /** By measure; those that counted nothing are left out. */
    SortedMap<String, Counts> counts() {
        TreeMap<String, Counts> counts = new TreeMap<>();
        counted.forEach((id, amounts) -> counts.put(id, new Counts(amounts)));
        return counts;
    }

    /** What failing measures told. */
    Set<String> failures() {
        return failures;
    }

    private void count(Measure.About about, Supplier<Optional<Measure.Count>> asked, World world) {
        try {
            asked.get().ifPresent(count -> note(about, count, place(about, world)));
        } catch (RuleFailure failure) {
            failures.add(failure.getMessage());
        }
    }

    private static int place(Measure.About about, World world) {
        return switch (about.plot()) {
            case CURVE -> world.turn();
            case BAND, BARS -> world.depth();
            case TOTAL, SURVIVAL -> 0;
        };
    }

    private void note(Measure.About about, Measure.Count count, int place) {
        SortedMap<Integer, Double> places = counted.computeIfAbsent(about.id(), _ -> new TreeMap<>())
                .computeIfAbsent(count.name(), _ -> new TreeMap<>());
        if (about.addsUp()) {
            places.merge(place, count.amount(), Double::sum);
        } else {
            places.put(place, count.amount());
        }
    }
}
