package gnaw.script.source;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Something that JavaScript can do in browsers and in Node and rules cannot, with what does instead.
 *
 * @param message what the language says of it
 * @param instead what to write, in a sentence
 */
record Elsewhere(Pattern message, String instead) {
    private static final List<Elsewhere> ALL = List.of(
            missing("Date|performance|Temporal", "There is no clock: world.turn counts the turns."),
            missing(
                    "console|alert|print",
                    "To look at a value, log(value) of \"gnaw\" writes it below the test and in the console of --dev."),
            missing("require|module|exports", "Write at the top of the file: import { say } from \"gnaw\"."),
            missing(
                    "Promise|AsyncFunction",
                    "Nothing waits here: a rule answers at once, and so does all that it calls."),
            missing(
                    "setTimeout|setInterval|queueMicrotask|requestAnimationFrame",
                    "Nothing happens by itself later: a row of rules.turnEnds is asked each turn."),
            missing(
                    "fetch|XMLHttpRequest|WebSocket|Worker|localStorage|sessionStorage|Java|Polyglot",
                    "Rules reach no files and no network. A file of the mod itself can be imported: "
                            + "import data from \"./data.json\" with { type: \"json\" }."),
            missing(
                    "window|document|process|global|navigator|Buffer",
                    "Rules run in no browser and not in Node; what they can use stands in mods/REFERENCE.md."),
            new Elsewhere(
                    Pattern.compile("Invalid module type was asserted"),
                    "A file that holds no rules is imported with its kind: import data from \"./data.json\" with { type: \"json\" }."),
            new Elsewhere(
                    Pattern.compile("Math\\.random is not a function"),
                    "Chance comes from dice, which a rule is given: dice.between(1, 6), dice.roll(\"2d6\")."),
            new Elsewhere(
                    Pattern.compile("Cannot convert object to primitive value"),
                    "What rules are given is no text: world.nameOf(who) names somebody or something, and who.kind is the id of a kind."),
            new Elsewhere(
                    Pattern.compile("Cannot (add new|assign to read only|delete) property .*", Pattern.DOTALL),
                    "It is only for reading. A copy can be changed, such as [...list]; the game is changed by effects."));

    private static Elsewhere missing(String words, String instead) {
        return new Elsewhere(Pattern.compile("(" + words + ") is not defined"), instead);
    }

    /** What to write instead, led by a full stop; "" where the message is about something else. */
    static String hint(String message) {
        return ALL.stream()
                .filter(known -> known.message.matcher(message).matches())
                .map(known -> ". " + known.instead)
                .findFirst()
                .orElse("");
    }
}
