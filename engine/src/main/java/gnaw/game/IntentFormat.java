package gnaw.game;

import gnaw.map.Point;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Intents in few words, as journals and tests hold them: {@code step north}, {@code use 17 to read}, {@code go on: do rest},
 * {@code answer yes}. Things and creatures are meant by their numbers.
 */
public final class IntentFormat {
    private static final Pattern HOW = Pattern.compile("(go on|perform|perform on|conclude): (.*)");
    private static final Pattern GO_TO = Pattern.compile("go to (" + Point.WORDS + ")");
    private static final Pattern INSCRIBE = Pattern.compile("inscribe (\\d{1,9}) with (.*)");

    private IntentFormat() {}

    /** The words for an intent; empty for effects, which have none. */
    public static Optional<String> of(Intent intent) {
        return switch (intent) {
            case Intent.Act(Action action, boolean goesOn) ->
                Optional.of((goesOn ? "go on: " : "") + ActionWords.of(action));
            case Intent.Perform(Action action, boolean goesOn) ->
                Optional.of((goesOn ? "perform on: " : "perform: ") + ActionWords.of(action));
            case Intent.Conclude(Action action) -> Optional.of("conclude: " + ActionWords.of(action));
            case Intent.Pass _ -> Optional.of("pass");
            case Intent.GoTo(Point goal) -> Optional.of("go to " + goal.words());
            case Intent.Choose(String option) -> Optional.of("answer " + option);
            case Intent.Decline _ -> Optional.of("decline");
            case Intent.Inscribe(int item, String text) -> Optional.of("inscribe " + item + " with " + text);
            case Intent.Apply _, Intent.Cheat _ -> Optional.empty();
        };
    }

    /** The intent with those words; an {@link IllegalArgumentException} says so when they mean nothing. */
    public static Intent read(String words) {
        if (words.equals("pass")) {
            return new Intent.Pass();
        }
        if (words.equals("decline")) {
            return new Intent.Decline();
        }
        if (words.startsWith("answer ")) {
            return new Intent.Choose(words.substring("answer ".length()));
        }
        Matcher going = GO_TO.matcher(words);
        if (going.matches()) {
            return new Intent.GoTo(Point.named(going.group(1)));
        }
        Matcher inscribing = INSCRIBE.matcher(words);
        if (inscribing.matches()) {
            return new Intent.Inscribe(Integer.parseInt(inscribing.group(1)), inscribing.group(2));
        }
        Matcher how = HOW.matcher(words);
        if (!how.matches()) {
            return new Intent.Act(action(words), false);
        }
        Action action = action(how.group(2));
        return switch (how.group(1)) {
            case "go on" -> new Intent.Act(action, true);
            case "perform" -> new Intent.Perform(action, false);
            case "perform on" -> new Intent.Perform(action, true);
            default -> new Intent.Conclude(action);
        };
    }

    private static Action action(String words) {
        try {
            return ActionWords.read(words).orElseThrow();
        } catch (IllegalArgumentException | NoSuchElementException unreadable) {
            throw new IllegalArgumentException("\"" + words + "\" means nothing that can be done.");
        }
    }
}
