package gnaw.game;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Intents in few words, as journals and tests hold them: {@code step north}, {@code use 17 to read}, {@code go on: do rest},
 * {@code answer yes}. Things and creatures are meant by their numbers.
 */
public final class IntentWords {
    private static final Pattern HOW = Pattern.compile("(go on|perform|perform on|conclude): (.*)");
    private static final Pattern GO_TO = Pattern.compile("go to (-?\\d{1,9}),(-?\\d{1,9})");
    private static final Pattern USE_AT = Pattern.compile("use (\\d+) at (-?\\d+),(-?\\d+) to (.+)");
    private static final Pattern USE = Pattern.compile("use (\\d+) to (.+)");
    private static final Pattern PUT_DOWN = Pattern.compile("put down (\\d+) of (\\d+)");
    private static final Pattern OF_ONE = Pattern.compile("(step|attack|pick up|do|tile|choose) (.+)");

    private IntentWords() {}

    /** The words for an intent; empty for a wish, which has none. */
    public static Optional<String> of(Intent intent) {
        return switch (intent) {
            case Intent.Act(Action action, boolean goesOn) -> Optional.of((goesOn ? "go on: " : "") + words(action));
            case Intent.Perform(Action action, boolean goesOn) ->
                Optional.of((goesOn ? "perform on: " : "perform: ") + words(action));
            case Intent.Conclude(Action action) -> Optional.of("conclude: " + words(action));
            case Intent.Pass _ -> Optional.of("pass");
            case Intent.GoTo(Point goal) -> Optional.of("go to " + goal.x() + "," + goal.y());
            case Intent.Choose(String option) -> Optional.of("answer " + option);
            case Intent.Decline _ -> Optional.of("decline");
            case Intent.Wish _, Intent.Meddle _ -> Optional.empty();
        };
    }

    private static String words(Action action) {
        return switch (action) {
            case Action.Step(Direction direction) -> "step " + direction;
            case Action.Attack(int target) -> "attack " + target;
            case Action.Plain(String id) -> "do " + id;
            case Action.PickUp(Optional<Integer> item) ->
                item.map(id -> "pick up " + id).orElse("pick up");
            case Action.PutDown(int item, int count) -> "put down " + count + " of " + item;
            case Action.Choose(String verb) -> "choose " + verb;
            case Action.Use(String verb, int item, Optional<Point> target) ->
                "use " + item + target.map(at -> " at " + at.x() + "," + at.y()).orElse("") + " to " + verb;
            case Action.UseTile(String id) -> "tile " + id;
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
            return new Intent.GoTo(new Point(number(going.group(1)), number(going.group(2))));
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
            return found(USE_AT, words)
                    .map(parts -> use(parts.group(4), parts.group(1), Optional.of(point(parts))))
                    .or(() -> found(USE, words).map(parts -> use(parts.group(2), parts.group(1), Optional.empty())))
                    .or(() -> found(PUT_DOWN, words)
                            .map(parts -> new Action.PutDown(number(parts.group(2)), number(parts.group(1)))))
                    .or(() -> found(OF_ONE, words).map(parts -> ofOne(parts.group(1), parts.group(2))))
                    .or(() ->
                            Optional.of(words).filter("pick up"::equals).map(_ -> new Action.PickUp(Optional.empty())))
                    .orElseThrow();
        } catch (RuntimeException unreadable) {
            throw new IllegalArgumentException("\"" + words + "\" means nothing that can be done.");
        }
    }

    private static Action ofOne(String verb, String what) {
        return switch (verb) {
            case "step" -> new Action.Step(Direction.named(what));
            case "attack" -> new Action.Attack(number(what));
            case "pick up" -> new Action.PickUp(Optional.of(number(what)));
            case "do" -> new Action.Plain(what);
            case "tile" -> new Action.UseTile(what);
            default -> new Action.Choose(what);
        };
    }

    private static Action use(String verb, String item, Optional<Point> target) {
        return new Action.Use(verb, number(item), target);
    }

    private static Point point(MatchResult parts) {
        return new Point(number(parts.group(2)), number(parts.group(3)));
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    private static Optional<MatchResult> found(Pattern pattern, String words) {
        return Optional.of(pattern.matcher(words)).filter(Matcher::matches).map(Matcher::toMatchResult);
    }
}
