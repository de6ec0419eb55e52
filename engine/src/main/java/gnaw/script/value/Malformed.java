package gnaw.script.value;

/** A script answered something that is not what was asked for. */
public final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Malformed(String message) {
        super(message);
    }
}
