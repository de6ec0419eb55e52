package gnaw.game;

/** A rule could not be asked, or answered what cannot be. The message is whole: who, where, what was expected. */
public final class RuleFailure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String place;

    public RuleFailure(String place, String message) {
        super(message);
        this.place = place;
    }

    /** Where: mod, file, line and column, as far as it is known; or "". */
    public String place() {
        return place;
    }
}
