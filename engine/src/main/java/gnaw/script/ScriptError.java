package gnaw.script;

/** Scripts that cannot be loaded. The message is whole: what is wrong, where, and the nearest right name. */
public final class ScriptError extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ScriptError(String message) {
        super(message);
    }
}
