package gnaw.terminal.style;

/** There is no terminal that one could play in; the message tells the player what to do about it. */
public final class TerminalRefused extends Exception {
    private static final long serialVersionUID = 1;

    /** With the reason, in a sentence or two. */
    public TerminalRefused(String message) {
        super(message);
    }
}
