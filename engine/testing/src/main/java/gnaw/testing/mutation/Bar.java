package gnaw.testing.mutation;

import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on standard error that shows how many mutants were tried, with lines above it; without the bar where nobody watches. */
final class Bar implements AutoCloseable {
    private static final int UPDATE_MILLIS = 200;

    private final Row row = new Row();
    private final Optional<ProgressBar> bar;

    /** The row of the terminal that the bar has. */
    private static final class Row extends ConsoleProgressBarConsumer {
        Row() {
            super(System.err);
        }

        @Override
        public synchronized void accept(String drawn) {
            super.accept(drawn);
        }

        synchronized void lent(Runnable print) {
            System.err.print("\r\033[K");
            System.err.flush();
            print.run();
        }
    }

    /** A bar for so many mutants. */
    Bar(int mutants) {
        boolean isWatched = System.console() != null && System.console().isTerminal();
        this.bar = isWatched ? Optional.of(drawn(mutants)) : Optional.empty();
    }

    private ProgressBar drawn(int mutants) {
        return new ProgressBarBuilder()
                .setTaskName("Mutants")
                .setInitialMax(mutants)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(UPDATE_MILLIS)
                .setConsumer(row)
                .clearDisplayOnFinish()
                .build();
    }

    /** One mutant more was tried. */
    void step() {
        bar.ifPresent(ProgressBar::step);
    }

    /** Prints lines where the bar was; it is drawn again below. */
    void above(Runnable print) {
        bar.ifPresentOrElse(_ -> row.lent(print), print);
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
