package gnaw.save;

import java.time.Duration;
import java.time.Instant;

/**
 * The process that has a {@link Claim}.
 *
 * @param process its number
 * @param started when it began, in milliseconds, for numbers are given again
 */
public record Owner(long process, long started) {
    /** Somebody who could not sign. */
    static final Owner UNKNOWN = new Owner(0, 0);

    /** The same start is told a little differently when the clock is set. */
    private static final Duration INEXACT = Duration.ofSeconds(2);

    static Owner ofThisProcess() {
        ProcessHandle current = ProcessHandle.current();
        return new Owner(current.pid(), start(current).toEpochMilli());
    }

    private static Instant start(ProcessHandle process) {
        return process.info().startInstant().orElse(Instant.EPOCH);
    }

    /** The number, or a question mark. */
    public String name() {
        return process == 0 ? "?" : Long.toString(process);
    }

    /**
     * Tells it to end, as politely as a system does that shuts down. Nothing happens to this process, nor to one that only has the number by
     * now.
     */
    public void tellToEnd() {
        ProcessHandle.of(process)
                .filter(found -> !found.equals(ProcessHandle.current()))
                .filter(this::isMeant)
                .ifPresent(ProcessHandle::destroy);
    }

    private boolean isMeant(ProcessHandle found) {
        Duration apart = Duration.between(start(found), Instant.ofEpochMilli(started));
        return apart.abs().compareTo(INEXACT) < 0;
    }
}
