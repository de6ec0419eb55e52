package gnaw.game;

import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Something that has gone wrong with a game, so told that it is known again when the game is played once more.
 *
 * @param place where in the scripts or in the engine, as far as it is known; or ""
 */
public record GameTrouble(Kind kind, String place, String message) {
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?(E-?\\d+)?|NaN|Infinity");

    /** The kinds of trouble. */
    public enum Kind {
        /** A rule failed. */
        RULE("A rule failed"),
        /** Something was not as it is in every game. */
        INVARIANT("The game came out of order"),
        /** The engine failed. */
        CRASH("The engine failed"),
        /** What somebody looked for came true. */
        CONDITION("What was looked for came true");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** Half a sentence. */
        public String words() {
            return words;
        }
    }

    /** A rule that failed. */
    public static GameTrouble of(RuleFailure failure) {
        return new GameTrouble(Kind.RULE, failure.place(), failure.getMessage());
    }

    /** A fault of the engine's; its place is the innermost line of Gnaw's own. */
    public static GameTrouble of(RuntimeException fault) {
        String place = Arrays.stream(fault.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("gnaw."))
                .findFirst()
                .map(StackTraceElement::toString)
                .orElse("");
        return new GameTrouble(Kind.CRASH, place, fault.toString());
    }

    /** Whether it is the same trouble again: of one kind, at one place, and told in the same words but for the numbers in them. */
    public boolean isLike(GameTrouble other) {
        return kind == other.kind && place.equals(other.place) && gist().equals(other.gist());
    }

    private String gist() {
        return NUMBER.matcher(message).replaceAll("0");
    }

    @Override
    public String toString() {
        return kind.words() + (place.isEmpty() ? "" : " at " + place) + ":\n" + message;
    }
}
