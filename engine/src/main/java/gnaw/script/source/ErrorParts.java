package gnaw.script.source;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An error message taken apart for a card. All our errors are built alike: what is wrong, ", but got" what was there, and last a hint.
 *
 * @param what what happened
 * @param expected what would have been right, or ""
 * @param got what was there, or ""
 * @param hint how to mend it, or ""
 */
public record ErrorParts(String what, String expected, String got, String hint) {
    private static final Pattern HINT = Pattern.compile(
            "(?s)(.*?[.:]) ((?:Did you mean|There are:|Ask it as|Answer an effect|Amend it|Is return) .*)");
    private static final Pattern WANTS = Pattern.compile("(.+?) wants (.+?)(?: for (.+?))?, but got (.+)\\.");
    private static final Pattern WANTED = Pattern.compile("(.+?) (?:is|are) wanted( here)?, but got (.+)\\.");
    private static final Pattern ANSWERS = Pattern.compile("A rule answers (.+); this one answered (.+)\\.");

    /** Takes a message apart; what does not look like ours is told whole. */
    public static ErrorParts of(String error) {
        Matcher hinted = HINT.matcher(error);
        return hinted.matches() ? read(hinted.group(1), hinted.group(2)) : read(error, "");
    }

    private static ErrorParts read(String told, String hint) {
        Matcher wants = WANTS.matcher(told);
        if (wants.matches()) {
            String about = wants.group(3) == null ? "" : ": " + wants.group(3);
            return new ErrorParts(wants.group(1) + about + " is wrong.", wants.group(2), wants.group(4), hint);
        }
        Matcher wanted = WANTED.matcher(told);
        if (wanted.matches()) {
            String what = "What is given here is not what is wanted.";
            return new ErrorParts(what, lower(wanted.group(1)), wanted.group(3), hint);
        }
        Matcher answers = ANSWERS.matcher(told);
        return answers.matches()
                ? new ErrorParts("The rule's answer is none.", answers.group(1), answers.group(2), hint)
                : new ErrorParts(told, "", "", hint);
    }

    private static String lower(String text) {
        return Character.toLowerCase(text.charAt(0)) + text.substring(1);
    }
}
