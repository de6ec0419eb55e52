package gnaw.terminal.key;

import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.Map;
import java.util.Optional;

/**
 * A number that is being typed, and stands for how often the next command is to be done.
 *
 * @param isEnded whether digits are commands again: on many keyboards they walk
 * @param complaint what was wrong with the last key
 */
public record Count(String digits, boolean isEnded, Optional<Caption> complaint) {
    private static final int MOST = 999;

    /** Nothing typed yet. */
    public static final Count NONE = typed("");

    private static Count typed(String digits) {
        return new Count(digits, false, Optional.empty());
    }

    private Count complaining(Caption what) {
        return new Count(digits, isEnded, Optional.of(what));
    }

    /** The number with one more key; empty where the key is no part of it, but the command. */
    public Optional<Count> with(Key key) {
        if (key.equals(Key.BACKSPACE)) {
            return Optional.of(typed(isEnded ? digits : digits.substring(0, Math.max(0, digits.length() - 1))));
        }
        if (isDigit(key) && !isEnded) {
            return Optional.of(longer(key));
        }
        if (times() == 0) {
            return Optional.of(complaining(Caption.NO_COUNT));
        }
        boolean ends = key.equals(Key.ENTER) && !isEnded;
        return ends ? Optional.of(new Count(digits, true, Optional.empty())) : Optional.empty();
    }

    private static boolean isDigit(Key key) {
        return key.name().matches("[0-9]");
    }

    private Count longer(Key digit) {
        Count longer = typed((digits + digit.name()).replaceFirst("^0+", ""));
        return longer.times() > MOST ? complaining(Caption.COUNT_TOO_HIGH) : longer;
    }

    /** How often; 0 while there is no number. */
    public int times() {
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }

    /** What is asked meanwhile. */
    public String prompt(Captions words) {
        String question = words.of(isEnded ? Caption.TIMES_WHAT : Caption.HOW_OFTEN, "count", digits);
        return complaint
                .map(what -> words.of(what, Map.of("most", MOST)) + " " + question)
                .orElse(question);
    }
}
