package gnaw.app.console;

import gnaw.script.Profile;
import gnaw.script.Rulebook;
import gnaw.terminal.play.Developer.Cost;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Counts what the rules cost from turn to turn, while somebody wants to see it. */
final class LiveProfile {
    private Optional<Rulebook> counted = Optional.empty();
    private Optional<Profile> profile = Optional.empty();
    private List<Cost> shown = List.of();
    private int since;

    /** Begins or ends to count; tells whether it counts now. */
    boolean turn(Rulebook rules) {
        if (profile.isPresent()) {
            end();
        } else {
            begin(rules);
        }
        return profile.isPresent();
    }

    private void begin(Rulebook rules) {
        counted = Optional.of(rules);
        profile = Optional.of(rules.profile(true));
        shown = List.of(new Cost("Counted from now on.", ""));
        since = 0;
    }

    private void end() {
        profile.ifPresent(Profile::close);
        profile = Optional.empty();
        shown = List.of();
    }

    /** What was counted until this turn, the dearest first; what comes later stays uncounted until a further turn has passed. */
    List<Cost> lines(Rulebook rules, int turn) {
        if (profile.isPresent() && counted.filter(rules::equals).isEmpty()) {
            end();
            begin(rules);
        }
        if (profile.isPresent() && turn > since && since > 0) {
            shown = lines(profile.get().take(), since, turn);
        }
        since = turn;
        return shown;
    }

    private static List<Cost> lines(List<Profile.Row> rows, int from, int to) {
        List<Cost> lines = new ArrayList<>();
        lines.add(new Cost(to - from == 1 ? "Turn " + from : "Turns " + from + "-" + (to - 1), "statements     µs"));
        rows.forEach(row -> lines.add(new Cost(
                row.rule(), "%d %6d".formatted(row.statements(), row.time().toNanos() / 1000))));
        return lines;
    }
}
