package gnaw.testing;

import gnaw.game.RuleFailure;
import gnaw.script.TestHost;
import java.util.List;
import java.util.stream.Collectors;

/** A rule failed in the middle of a test. The message is the card that its author would read in play. */
final class RuleBroke extends AssertionError implements TestHost.Brief {
    private static final long serialVersionUID = 1;

    private final String told;

    RuleBroke(List<RuleFailure> failures) {
        super(failures.stream().map(RuleFailure::card).distinct().collect(Collectors.joining("\n")));
        this.told = failures.stream().map(RuleFailure::getMessage).distinct().collect(Collectors.joining("\n"));
    }

    /** The failures in few lines, without facts and values: what a test expects. */
    @Override
    public String told() {
        return told;
    }
}
