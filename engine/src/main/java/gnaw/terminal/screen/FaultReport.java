package gnaw.terminal.screen;

import java.util.Optional;

/**
 * What is known of a fault in a view.
 *
 * @param unkept why the game could not be kept, if so
 * @param file the file that tells all of it and can be sent to somebody, as a player types it, if it could be written
 */
public record FaultReport(Optional<String> unkept, Optional<String> file) {
    /** A fault that cost nothing, and is written down nowhere. */
    public static final FaultReport NONE = new FaultReport(Optional.empty(), Optional.empty());
}
