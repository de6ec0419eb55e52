package gnaw.cli.format;

import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on standard error that shows how much of something long is done; nothing where nobody watches. */
public final class StepBar implements AutoCloseable {
    /** What the bar takes for a number that is not known. */
    private static final int UNKNOWN = -1;

    private final Optional<ProgressBar> bar;

    private StepBar(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    /** A bar for so many steps, and what is counted. */
    public static StepBar of(String what, int steps) {
        return watched(what, steps);
    }

    /** A bar for games of which nobody knows how many there will be. */
    public static StepBar ofTries() {
        return watched("Tries", UNKNOWN);
    }

    private static StepBar watched(String what, int steps) {
        boolean isWatched = System.console() != null && System.console().isTerminal();
        return new StepBar(isWatched ? Optional.of(bar(what, steps)) : Optional.empty());
    }

    private static ProgressBar bar(String what, int steps) {
        return new ProgressBarBuilder()
                .setTaskName(what)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .setConsumer(new ConsoleProgressBarConsumer(System.err))
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

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
