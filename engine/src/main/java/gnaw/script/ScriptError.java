package gnaw.script;

import java.util.List;

/** Scripts that cannot be loaded. The message is whole: everything that is wrong, where, and the nearest right names. */
public final class ScriptError extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient List<String> mods;

    public ScriptError(String message) {
        this(message, List.of());
    }

    /** Faults of these mods. */
    ScriptError(String message, List<String> mods) {
        super(message);
        this.mods = List.copyOf(mods);
    }

    /** The ids of the mods at fault, as far as they are known: without them the game might start. */
    public List<String> mods() {
        return mods;
    }
}
