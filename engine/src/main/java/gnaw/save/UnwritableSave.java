package gnaw.save;

/** A game that cannot be saved. The message tells where, and why. */
public final class UnwritableSave extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnwritableSave(String message) {
        super(message);
    }
}
