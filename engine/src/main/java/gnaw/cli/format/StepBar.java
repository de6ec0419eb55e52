package gnaw.cli.format;

import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on standard error that shows how much of something long is done, with lines above it; without the bar where nobody watches. */
public final class StepBar implements AutoCloseable {
    /** What the bar takes for a number that is not known. */
    private static final int UNKNOWN = -1;

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

    private StepBar(String what, int steps) {
        this.bar = isWatched() ? Optional.of(drawn(what, steps)) : Optional.empty();
    }

    /** A bar for so many steps, and what is counted. */
    public static StepBar of(String what, int steps) {
        return new StepBar(what, steps);
    }

    /** A bar for games of which nobody knows how many there will be. */
    public static StepBar ofTries() {
        return new StepBar("Tries", UNKNOWN);
    }

    /** Whether what is written goes to a terminal, and not into a file or to another program. */
    public static boolean isWatched() {
        return System.console() != null && System.console().isTerminal();
    }

    private ProgressBar drawn(String what, int steps) {
        return new ProgressBarBuilder()
                .setTaskName(what)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(UPDATE_MILLIS)
                .setConsumer(row)
                .clearDisplayOnFinish()
                .build();
    }

    /** One step more is done. */
    public void step() {
        bar.ifPresent(ProgressBar::step);
    }

    /** So many steps more are done. */
    public void step(int steps) {
        bar.ifPresent(shown -> shown.stepBy(steps));
    }

    /** Prints lines where the bar was; it is drawn again below. */
    public void above(Runnable print) {
        bar.ifPresentOrElse(_ -> row.lent(print), print);
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
