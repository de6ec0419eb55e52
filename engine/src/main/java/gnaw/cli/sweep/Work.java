package gnaw.cli.sweep;

import java.io.Serializable;
import java.nio.file.Path;

/**
 * A piece of something large, small enough to be lost with a machine and done again. It takes along what it needs to know, but for the
 * scripts, which each machine is sent once.
 *
 * @param <R> what comes back: something that can be sent
 */
public interface Work<R> extends Serializable {
    /** Does it with the game that was sent and lies in that folder; a {@link gnaw.lab.LabMisuse} says why it must not be done there. */
    R in(Path home) throws Exception;
}
