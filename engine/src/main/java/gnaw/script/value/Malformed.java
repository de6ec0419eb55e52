package gnaw.script.value;

/** A script answered something that is not what was asked for. */
public final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Tells in a whole sentence what is wrong, with what was expected. */
    public Malformed(String message) {
        super(message);
    }
}
