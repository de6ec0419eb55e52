package gnaw.text;

import java.util.stream.Collectors;

/**
 * The texts that can be shown and written to files as they are. Control characters would command the terminal, and half of a pair of
 * surrogates cannot be written as UTF-8; line breaks and tabs are harmless.
 */
public final class Printable {
    private Printable() {}

    /** Whether all of a text can be shown as it is. */
    public static boolean is(String text) {
        return text.codePoints().allMatch(Printable::isHarmless);
    }

    /** The text with what cannot be shown in the notation of scripts, such as \u005cu001b. */
    public static String of(String text) {
        return is(text)
                ? text
                : text.codePoints()
                        .mapToObj(letter ->
                                isHarmless(letter) ? Character.toString(letter) : String.format("\\u%04x", letter))
                        .collect(Collectors.joining());
    }

    private static boolean isHarmless(int letter) {
        boolean isBlank = letter == '\n' || letter == '\t';
        boolean isHalf = letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE;
        return isBlank || !Character.isISOControl(letter) && !isHalf;
    }
}
