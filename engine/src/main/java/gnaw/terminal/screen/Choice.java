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
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final String DIGITS = "123456789";

    /** The entry at that place of a list, counted from 0: small letters take the first, capitals those behind them, and no key any that follow. */
    public static Choice lettered(int place, String text, Supplier<ViewChange> taken) {
        return new Choice(keyAt(place, LETTERS), text, "text", taken);
    }

    /** The same with digits, from 1 to 9. */
    public static Choice numbered(int place, String text, Supplier<ViewChange> taken) {
        return new Choice(keyAt(place, DIGITS), text, "text", taken);
    }

    private static Key keyAt(int place, String keys) {
        return place < keys.length() ? Key.of(keys.charAt(place)) : Key.NONE;
    }

    /** In the tone of ordinary text. */
    public Choice(char key, String text, Supplier<ViewChange> taken) {
        this(Key.of(key), text, "text", taken);
    }
}
