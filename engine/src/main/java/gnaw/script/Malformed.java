package gnaw.script;

/** A script answered something that is not what was asked for. */
final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Malformed(String message) {
        super(message);
    }
}
