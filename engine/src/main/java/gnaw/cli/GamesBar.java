package gnaw.cli;

import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** How many games are over, as a bar on standard error; nothing where nobody watches. */
final class GamesBar implements AutoCloseable {
    /** What the bar takes for a number that is not known. */
    private static final int UNKNOWN = -1;

    private final Optional<ProgressBar> bar;

    private GamesBar(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    /** A bar for so many games. */
    static GamesBar of(int games) {
        return watched("Games", games);
    }

    /** A bar for games of which nobody knows how many there will be. */
    static GamesBar ofTries() {
        return watched("Tries", UNKNOWN);
    }

    private static GamesBar watched(String what, int games) {
        boolean isWatched = System.console() != null && System.console().isTerminal();
        return new GamesBar(isWatched ? Optional.of(bar(what, games)) : Optional.empty());
    }

    private static ProgressBar bar(String what, int games) {
        return new ProgressBarBuilder()
                .setTaskName(what)
                .setInitialMax(games)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .setConsumer(new ConsoleProgressBarConsumer(System.err))
                .clearDisplayOnFinish()
                .build();
    }

    /** One game more is over. */
    void step() {
        bar.ifPresent(ProgressBar::step);
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
