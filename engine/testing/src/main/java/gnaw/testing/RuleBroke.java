package gnaw.testing;

import gnaw.game.RuleFailure;
import gnaw.game.RuleFailure.Parts;
import gnaw.workshop.test.TestHost;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.opentest4j.AssertionFailedError;

/**
 * A rule failed in the middle of a test. The message is the card that its author would read in play; what was expected and what was there
 * are told apart, too, for tools that show both sides.
 */
final class RuleBroke extends AssertionFailedError implements TestHost.Brief {
    private static final long serialVersionUID = 1;

    private final String told;
    private final String wanted;
    private final String got;

    private RuleBroke(List<RuleFailure> failures) {
        super(joined(failures, RuleFailure::card));
        this.told = joined(failures, RuleFailure::getMessage);
        this.wanted = "";
        this.got = "";
    }

    private RuleBroke(RuleFailure failure, Parts parts) {
        super(failure.card(), parts.expected(), parts.got());
        this.told = failure.getMessage();
        this.wanted = parts.expected();
        this.got = parts.got();
    }

    /** One or several failures; one that comes again in a later turn is told as it was the first time. */
    static RuleBroke of(List<RuleFailure> failures) {
        Parts first = failures.getFirst().parts();
        boolean isOne =
                failures.stream().map(RuleFailure::getMessage).distinct().count() == 1;
        return isOne && !first.expected().isEmpty()
                ? new RuleBroke(failures.getFirst(), first)
                : new RuleBroke(failures);
    }

    private static String joined(List<RuleFailure> failures, Function<RuleFailure, String> text) {
        return failures.stream()
                .collect(Collectors.toMap(RuleFailure::getMessage, text, (first, _) -> first, LinkedHashMap::new))
                .values()
                .stream()
                .collect(Collectors.joining("\n"));
    }

    /** The failures in few lines, without facts and values: what a test expects. */
    @Override
    public String told() {
        return told;
    }

    @Override
    public String wanted() {
        return wanted;
    }

    @Override
    public String got() {
        return got;
    }
}
