package gnaw.script.failure;

import gnaw.game.RuleFailure;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Failures that cost a rule its own answer and no more. The same one is told once until the rules are read again, or a game begins. */
public final class ReportedOnce {
    private final Set<String> known = new HashSet<>();
    private final List<RuleFailure> untold = new ArrayList<>();

    /** Reports a failure, unless the same was reported before. */
    public void note(RuleFailure failure) {
        String gist = String.join(
                "\n", failure.place(), failure.parts().rule(), failure.moment().note());
        if (known.add(gist)) {
            untold.add(failure);
        }
    }

    /** What has not been told yet. */
    public List<RuleFailure> take() {
        List<RuleFailure> taken = List.copyOf(untold);
        untold.clear();
        return taken;
    }

    /** Lets every failure be reported again. */
    public void forget() {
        known.clear();
        untold.clear();
    }
}
