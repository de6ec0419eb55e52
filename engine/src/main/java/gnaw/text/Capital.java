package gnaw.text;

import java.util.Locale;

/** Words as a sentence, or the name of a type, begins with them. */
public final class Capital {
    private Capital() {}

    /** The same words with a capital at the front; none are none. */
    public static String of(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
