package gnaw.mod;

import gnaw.text.Printable;
import java.util.List;

/** Scripts that cannot be loaded. The message is whole: everything that is wrong, where, and the nearest right names, {@link Printable}. */
public final class ScriptError extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient List<String> mods;
    private final transient List<Blame> blames;

    /**
     * One of the things that are wrong.
     *
     * @param place mod and file, with line and column where they are known
     * @param what what is wrong there, with what would have been right
     */
    public record Blame(String place, String what) {
        public Blame {
            place = Printable.of(place);
            what = Printable.of(what);
        }
    }

    /** A problem that is no mod's. */
    public ScriptError(String message) {
        this(message, List.of(), List.of());
    }

    /** Problems of these mods. */
    public ScriptError(String message, List<String> mods) {
        this(message, mods, List.of());
    }

    /** Problems of these mods, piece by piece. */
    public ScriptError(String message, List<String> mods, List<Blame> blames) {
        super(Printable.of(message));
        this.mods = List.copyOf(mods);
        this.blames = List.copyOf(blames);
    }

    /** The ids of the mods that have them, as far as they are known: without them the game might start. */
    public List<String> mods() {
        return mods;
    }

    /** What is wrong piece by piece; none where the message has no pieces. */
    public List<Blame> blames() {
        return blames;
    }
}
