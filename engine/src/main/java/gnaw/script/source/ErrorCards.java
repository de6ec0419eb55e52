package gnaw.script.source;

import gnaw.mod.Mod;
import gnaw.script.context.LockedContext;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.graalvm.polyglot.PolyglotException;

/** Tells script errors to their author: where, what, and the line with a caret. */
public final class ErrorCards {
    /** What is told of a rule that does not come to an end. */
    public static final String ENDLESS = "an endless loop";

    /** Where a text cannot be read, as the language tells it: with columns from 0. Its place is told with columns from 1, as editors do. */
    private static final Pattern PLACE_IN_TEXT = Pattern.compile("^(SyntaxError: )?\\S+:\\d+:\\d+:? +");

    private static final int LONGEST_OBJECT = 60;
    private static final Pattern OBJECT_BEHIND =
            Pattern.compile("(.* of [\\[{].{" + LONGEST_OBJECT + "}).+", Pattern.DOTALL);

    /** Said of an answer for which the memory of the process did not suffice. */
    public static final String NO_MEMORY = "There was not enough memory for it.";

    private ErrorCards() {}

    /**
     * The whole text of what went wrong in a test; {@code when} says what was going on, {@code otherwise} the place of an error that has none
     * of its own, {@code sources} the texts of all modules.
     */
    public static String told(
            PolyglotException error, String when, String otherwise, Supplier<? extends Map<String, String>> sources) {
        Optional<Place> place = Place.blamed(error).or(() -> Optional.ofNullable(error.getSourceLocation())
                .map(Place::at)
                .filter(where -> !where.file().startsWith(Mod.ENGINE + "/")));
        String head = place.map(Place::name).orElse(otherwise) + "  " + when;
        String what = error.isResourceExhausted() ? exhausted(error, "for one test") : what(error, sources);
        String excerpt = place.map(where -> "\n" + excerpt(where, error)).orElse("");
        return head + ("\n" + what).replace("\n", "\n  ") + excerpt;
    }

    /** The place that its author has to look at, or what is told otherwise. */
    public static String place(PolyglotException error, Supplier<String> otherwise) {
        return Place.blamed(error).map(Place::name).orElseGet(otherwise);
    }

    /** The line of that place with a caret, or ""; and where it was thrown, if a function of the base game's has thrown it. */
    public static String excerpt(PolyglotException error) {
        return Place.blamed(error).map(place -> excerpt(place, error)).orElse("");
    }

    private static String excerpt(Place blamed, PolyglotException error) {
        return blamed.excerpt()
                + Place.of(error)
                        .filter(thrown -> !thrown.equals(blamed))
                        .map(thrown -> "\n  thrown at " + thrown.name())
                        .orElse("");
    }

    /** What happened while scripts were loaded, in words. */
    static String whileLoading(PolyglotException error, Modules modules) {
        return error.isResourceExhausted()
                ? exhausted(error, "to do while scripts load")
                : what(error, modules::sources);
    }

    /** What happened, in words; {@code sources} are the texts of all modules, by file. */
    public static String what(PolyglotException error, Supplier<? extends Map<String, String>> sources) {
        if (error.isHostException()) {
            return Optional.ofNullable(error.asHostException().getMessage())
                    .orElse(error.asHostException().toString());
        }
        if (error.isResourceExhausted()) {
            return exhausted(error, "for one answer");
        }
        if (error.isCancelled()) {
            return "It took too long, or too much memory, and was stopped.";
        }
        String message = Optional.ofNullable(error.getMessage()).orElse("It failed without a word.");
        return error.isSyntaxError()
                ? PLACE_IN_TEXT
                                .matcher(message.lines().findFirst().orElse(message))
                                .replaceFirst(found ->
                                        Optional.ofNullable(found.group(1)).orElse(""))
                                .replaceFirst("but found eof$", "but found the end")
                        + Unclosed.hint(error)
                : thrown(
                        message.replaceFirst("^(Type|Range|Reference)?Error: ", ""),
                        () -> Undefined.hint(error, sources));
    }

    /** With one hint: whoever looks for what other houses have has not misspelt a name of this one. */
    private static String thrown(String message, Supplier<String> otherwise) {
        String elsewhere = Elsewhere.hint(message);
        return shortened(message.replace(
                        "setPrototype failed", "The prototype of what the engine gives cannot be changed."))
                + (elsewhere.isEmpty() ? otherwise.get() : elsewhere);
    }

    /** Some errors of the language name a whole object: its beginning and what the message says about it are enough. */
    private static String shortened(String message) {
        Matcher ofObject = OBJECT_BEHIND.matcher(message);
        if (ofObject.matches()) {
            return ofObject.group(1) + "…";
        }
        int end = message.lastIndexOf('}');
        return message.startsWith("{") && end > LONGEST_OBJECT
                ? message.substring(0, LONGEST_OBJECT) + "… " + message.substring(end)
                : message;
    }

    /** Whoever runs out of statements is cancelled; whoever runs out of memory is not. */
    private static String exhausted(PolyglotException error, String forWhat) {
        return !error.isCancelled()
                ? NO_MEMORY
                : "It took more than " + LockedContext.STATEMENTS_PER_ANSWER + " statements: " + ENDLESS
                        + ", or too much " + forWhat + ".";
    }
}
