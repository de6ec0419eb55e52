package gnaw.terminal.screen;

import gnaw.terminal.key.Key;
import java.util.function.Supplier;

/**
 * One entry of a menu.
 *
 * @param key the key that takes it at once
 * @param text what is written on it
 * @param tone the tone of the text
 * @param taken what happens when it is taken
 */
public record Choice(Key key, String text, String tone, Supplier<ViewChange> taken) {

    /** In the tone of ordinary text. */
    public Choice(char key, String text, Supplier<ViewChange> taken) {
        this(Key.of(key), text, "text", taken);
    }
}
