package gnaw.game;

/** The answer of rules before an action. */
public sealed interface Permission {
    /** Yes; {@code line} is said at the first step of something that goes on, or "". */
    record Yes(String line) implements Permission {}

    /** No, and why; no time passes. */
    record No(String why) implements Permission {}

    /** Something else is done in its place. */
    record Instead(Action action) implements Permission {}
}
