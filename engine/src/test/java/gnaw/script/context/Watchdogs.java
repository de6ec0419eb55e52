package gnaw.script.context;

import java.util.Set;
import java.util.stream.Collectors;

/** The watchdogs of this process. */
public final class Watchdogs {
    private Watchdogs() {}

    /** The threads of those that are at work or rest. */
    public static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("gnaw-watchdog"))
                .collect(Collectors.toSet());
    }
}
