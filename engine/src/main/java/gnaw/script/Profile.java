package gnaw.script;

import gnaw.script.source.Modules;
import gnaw.script.source.Place;
import gnaw.script.table.Tables;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.management.ExecutionEvent;
import org.graalvm.polyglot.management.ExecutionListener;

/**
 * The cost of rules: how often each is asked, for how long, and how many statements it runs. What a rule asks of another rule counts
 * for the other. Calls and statements are exact and the same in each run; counting statements takes time itself.
 */
public final class Profile implements AutoCloseable {
    private final Tables tables;
    private final Runnable closed;
    private final Optional<ExecutionListener> listener;
    private final Deque<Sum> underway = new ArrayDeque<>();
    private final Map<String, Sum> sums = new HashMap<>();
    private final Map<Spot, Count> spots = new HashMap<>();
    private long since;

    /**
     * What one rule has cost.
     *
     * @param rule table and row; with the cell unless it is the answer to a question
     * @param mod which mod added the row
     * @param place where the function stands
     */
    public record Row(String rule, String mod, String place, long calls, long statements, Duration time) {}

    /** How many statements began on a line of a script, such as {@code base/rules/names.js:12}. */
    public record Line(String place, long statements) {}

    private record Spot(String file, int line) {}

    /** A number that grows. */
    private static final class Count {
        private long value;
    }

    /** What one rule has cost so far. */
    private static final class Sum {
        private final String table;
        private final String row;
        private final String cell;
        private long calls;
        private long statements;
        private long nanos;

        Sum(String table, String row, String cell) {
            this.table = table;
            this.row = row;
            this.cell = cell;
        }

        String rule() {
            return table + "." + row + (cell.equals("answer") ? "" : "." + cell);
        }
    }

    private Profile(Tables tables, Optional<Engine> counted, Runnable closed) {
        this.tables = tables;
        this.closed = closed;
        this.listener = counted.map(engine -> ExecutionListener.newBuilder()
                .statements(true)
                .onEnter(this::count)
                .attach(engine));
    }

    /** A profile of times and calls; {@code counted} runs the rules whose statements are to be counted, too. */
    static Profile begin(Tables tables, Optional<Engine> counted, Runnable closed) {
        return new Profile(tables, counted, closed);
    }

    /** A rule is asked from now on. */
    void enter(String table, String row, String cell) {
        clock();
        Sum sum = sums.computeIfAbsent(table + "." + row + "." + cell, _ -> new Sum(table, row, cell));
        sum.calls++;
        underway.push(sum);
    }

    /** It has answered. */
    void leave() {
        clock();
        underway.pop();
    }

    /** The time that has passed belongs to the rule that was asked last. */
    private void clock() {
        long now = System.nanoTime();
        if (!underway.isEmpty()) {
            underway.element().nanos += now - since;
        }
        since = now;
    }

    private void count(ExecutionEvent event) {
        if (!underway.isEmpty()) {
            underway.element().statements++;
            SourceSection at = event.getLocation();
            String file = Optional.ofNullable(at.getSource().getPath())
                    .orElse(at.getSource().getName());
            spots.computeIfAbsent(new Spot(file, at.getStartLine()), _ -> new Count()).value++;
        }
    }

    /** All rules that were asked, the one with the longest time first. */
    public List<Row> rows() {
        return sums.values().stream()
                .map(this::row)
                .sorted(Comparator.comparing(Row::time).reversed().thenComparing(Row::rule))
                .toList();
    }

    private Row row(Sum sum) {
        String place = Optional.ofNullable(tables.cells(sum.table, sum.row).get(sum.cell))
                .flatMap(function -> Optional.ofNullable(function.getSourceLocation()))
                .map(at -> Place.at(at).name())
                .orElseGet(() -> tables.place(sum.table, sum.row))
                .replaceFirst("(:\\d+):\\d+$", "$1");
        String mod = tables.mod(sum.table, sum.row);
        return new Row(sum.rule(), mod, place, sum.calls, sum.statements, Duration.ofNanos(sum.nanos));
    }

    /** The lines of scripts where most statements began, the busiest first. */
    public List<Line> busiest(int most) {
        Map<String, Long> lines = new TreeMap<>();
        spots.forEach((spot, count) -> lines.put(Modules.shown(spot.file()) + ":" + spot.line(), count.value));
        return lines.entrySet().stream()
                .map(entry -> new Line(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingLong(Line::statements).reversed())
                .limit(most)
                .toList();
    }

    /** What {@link #rows} gives; counting begins anew. */
    public List<Row> take() {
        List<Row> taken = new ArrayList<>(rows());
        sums.clear();
        spots.clear();
        return taken;
    }

    @Override
    public void close() {
        listener.ifPresent(ExecutionListener::close);
        closed.run();
    }
}
