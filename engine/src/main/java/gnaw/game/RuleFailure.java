package gnaw.game;

import java.util.ArrayList;
import java.util.List;

/** A rule could not be asked, or answered what cannot be. The message is whole: who, where, what was expected. */
public final class RuleFailure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String place;
    private final transient List<String> circumstances;

    public RuleFailure(String place, String message) {
        this(place, message, List.of());
    }

    /** A failure under circumstances that its author may want to know: the facts that the rule was given, the seed, the turn. */
    public RuleFailure(String place, String message, List<String> circumstances) {
        super(message);
        this.place = place;
        this.circumstances = List.copyOf(circumstances);
    }

    /** Where: mod, file, line and column, as far as it is known; or "". */
    public String place() {
        return place;
    }

    /** The message, and under it the circumstances. */
    public String card() {
        return circumstances.isEmpty() ? getMessage() : getMessage() + "\n\n" + String.join("\n", circumstances);
    }

    /** The same failure, with a further line under it. */
    public RuleFailure with(String circumstance) {
        List<String> all = new ArrayList<>(circumstances);
        all.add(circumstance);
        return new RuleFailure(place, getMessage(), all);
    }
}
