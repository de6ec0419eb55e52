package gnaw.save;

/** A saved game or a replay that cannot be read. The message tells why, and where the file is now. */
public final class UnreadableSave extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnreadableSave(String message) {
        super(message);
    }
}
