package gnaw.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Measures works one after the other, and between any two passes the yardstick: what the machine is at then, it is at for both. */
final class PairedMeasure {
    private static final int PLAIN_TURNS = 5_000;
    private static final int PLAIN_PASSES_TO_WARM_UP = 12;

    private final Clock clock;
    private final int passes;
    private final Yardstick yardstick = new Yardstick();
    // Nobody asks for it; but Java's compiler, which would leave out what nobody asks for, cannot know that.
    private int seen;

    /** What one pass came to. */
    private record Pass(double nanos, double plain) {
        Pass(double nanos, double plainBefore, double plainAfter) {
            this(nanos, nanos * 2 / (plainBefore + plainAfter));
        }
    }

    PairedMeasure(Clock clock, int passes) {
        this.clock = clock;
        this.passes = passes;
        for (int pass = 0; pass < PLAIN_PASSES_TO_WARM_UP; pass++) {
            plainTurn();
        }
    }

    /** The yardstick itself. */
    BenchFigure plain(ScriptMode way) throws Exception {
        return of(way, BenchRow.PLAIN, this::plainTurn, Duration.ZERO);
    }

    /** The median of some passes, after the work was done for so long without being measured. */
    BenchFigure of(ScriptMode way, BenchRow row, Work work, Duration warmUp) throws Exception {
        long begin = clock.nanos();
        while (clock.nanos() - begin < warmUp.toNanos()) {
            work.once();
        }
        List<Pass> all = new ArrayList<>();
        double before = plainTurn();
        for (int pass = 0; pass < passes; pass++) {
            double nanos = work.once();
            double after = plainTurn();
            all.add(new Pass(nanos, before, after));
            before = after;
        }
        all.sort(Comparator.comparingDouble(Pass::plain));
        Pass median = all.get(passes / 2);
        return new BenchFigure(way, row, median.nanos(), median.plain());
    }

    private double plainTurn() {
        long begin = clock.nanos();
        for (int turn = 0; turn < PLAIN_TURNS; turn++) {
            seen += yardstick.turn();
        }
        return (clock.nanos() - begin) / (double) PLAIN_TURNS;
    }
}
