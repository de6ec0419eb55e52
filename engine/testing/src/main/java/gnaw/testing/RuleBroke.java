package gnaw.testing;

import gnaw.game.RuleFailure;
import java.util.List;
import java.util.stream.Collectors;

/** A rule failed in the middle of a test. The message is what its author would be told in play. */
final class RuleBroke extends AssertionError {
    private static final long serialVersionUID = 1;

    RuleBroke(List<RuleFailure> failures) {
        super(failures.stream().map(RuleFailure::getMessage).distinct().collect(Collectors.joining("\n")));
    }

    String told() {
        return getMessage();
    }
}
