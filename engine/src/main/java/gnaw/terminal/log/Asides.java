package gnaw.terminal.log;

import gnaw.game.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lines that stand in the log for whoever reads it, and are not kept with the game: why the hero has stopped, and hints. */
public final class Asides {
    private static final int MOST = 60;

    private final List<Aside> told = new ArrayList<>();

    /** A line, and the line of the log behind which it was told, if there was one. */
    private record Aside(Optional<Line> after, Line line) {}

    /** Tells a line behind all that the log says by now. */
    public void add(List<Line> log, Line line) {
        Optional<Line> after = log.isEmpty() ? Optional.empty() : Optional.of(log.getLast());
        told.add(new Aside(after, line));
        if (told.size() > MOST) {
            told.removeFirst();
        }
    }

    /** The log with these lines in it; those that were told behind a line which is no longer there are gone with it. */
    public List<Line> among(List<Line> log) {
        if (told.isEmpty()) {
            return log;
        }
        List<Line> all = new ArrayList<>(log);
        for (Aside aside : told.reversed()) {
            int after = aside.after().map(all::lastIndexOf).orElse(-1);
            if (after < 0 && aside.after().isPresent()) {
                return all;
            }
            all.add(after + 1, aside.line());
        }
        return all;
    }
}
