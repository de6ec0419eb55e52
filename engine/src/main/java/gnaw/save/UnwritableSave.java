package gnaw.save;

import java.nio.file.Path;

/** A game that cannot be saved. The message tells where, and why. */
public final class UnwritableSave extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** {@code why} is no whole sentence. */
    public UnwritableSave(Path file, String why) {
        super("The game cannot be saved in " + file + ": " + why);
    }
}
