package gnaw.terminal.screen;

/** There is no terminal that one could play in; the message tells the player what to do about it. */
public final class TerminalRefused extends Exception {
    private static final long serialVersionUID = 1;

    TerminalRefused(String message) {
        super(message);
    }
}
