package gnaw.terminal.screen;

import gnaw.terminal.key.Key;
import java.util.Map;
import java.util.Optional;

/** The keys that move the mark of a list, the same in all lists: by one, by as much as is in sight, to both ends. */
public final class ListKeys {
    private static final Map<String, String> WALKED =
            Map.of("8", "Up", "2", "Down", "9", "PgUp", "3", "PgDn", "7", "Home", "1", "End", "k", "Up", "j", "Down");

    private ListKeys() {}

    /** The place that such a key moves the mark to, which may lie beyond the list; empty for any other key. */
    public static Optional<Integer> moved(Key key, int marked, int page) {
        return moved(key.name(), marked, Math.max(1, page));
    }

    /** The same where nothing is typed: digits move it as they lie on the keypad, and the letters of vi as they walk. */
    public static Optional<Integer> walked(Key key, int marked, int page) {
        return moved(WALKED.getOrDefault(key.name(), key.name()), marked, Math.max(1, page));
    }

    private static Optional<Integer> moved(String key, int marked, int page) {
        return switch (key) {
            case "Up" -> Optional.of(marked - 1);
            case "Down" -> Optional.of(marked + 1);
            case "PgUp" -> Optional.of(marked - page);
            case "PgDn" -> Optional.of(marked + page);
            case "Home" -> Optional.of(0);
            case "End" -> Optional.of(Integer.MAX_VALUE);
            default -> Optional.empty();
        };
    }
}
