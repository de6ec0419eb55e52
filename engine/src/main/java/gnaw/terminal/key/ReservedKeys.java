package gnaw.terminal.key;

import gnaw.text.Caption;
import java.util.Map;
import java.util.Optional;

/** The keys that screens need themselves, wherever one is: nobody can give them to another command. */
public final class ReservedKeys {
    /** Stops the program until the shell lets it go on. */
    public static final Key SUSPEND = Key.of('z').with("Ctrl");

    /** Paints the screen anew. */
    public static final Key REPAINT = Key.of('l').with("Ctrl");

    /** Leaves the program, from wherever one is. */
    public static final Key LEAVE = Key.of('c').with("Ctrl");

    private static final Map<Key, Caption> NEEDED = Map.of(
            Key.ESCAPE,
            Caption.ESCAPE_NEEDED,
            Key.ENTER,
            Caption.ENTER_NEEDED,
            LEAVE,
            Caption.LEAVE_NEEDED,
            SUSPEND,
            Caption.SUSPEND_NEEDED,
            REPAINT,
            Caption.REPAINT_NEEDED);

    private ReservedKeys() {}

    /** Whether it can be given to any command. */
    static boolean isFree(Key key) {
        return !NEEDED.containsKey(key);
    }

    /** For what it is needed; empty if it is free. */
    public static Optional<Caption> need(Key key) {
        return Optional.ofNullable(NEEDED.get(key));
    }
}
