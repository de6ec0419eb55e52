package gnaw.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import gnaw.game.GameProblem;
import gnaw.game.Intent;
import gnaw.game.Journal.Start;
import gnaw.game.SavedGame;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A test in JavaScript that fails as long as a game goes wrong.
 *
 * @param intents what is done in it, in the fewest words
 * @param sought what somebody looked for; empty where something goes wrong that always counts
 */
record ShrunkTest(Replay replay, List<Intent> intents, GameProblem trouble, Optional<FailureCondition> sought) {
    /** JSON that is a literal of JavaScript. */
    private static final Gson LITERAL = new GsonBuilder().disableHtmlEscaping().create();

    private static final Pattern RULE = Pattern.compile("\\brule (\\S+)");
    private static final int MOST_DIGITS = 15;

    /** The whole text of the test's file. */
    String text() {
        String imports = sought.isPresent() ? "expect, given, test, world" : "given, test";
        return trouble.toString()
                        .lines()
                        .map(line -> ("// " + line).stripTrailing() + "\n")
                        .collect(Collectors.joining())
                + "import { " + imports + " } from \"gnaw/test\";\n\n"
                + "test(" + LITERAL.toJson(name()) + ", () => {\n"
                + rules()
                + "  given.game(" + start() + ").plays([\n"
                + intents.stream()
                        .map(intent -> "    " + ReplayFile.json(intent) + ",\n")
                        .collect(Collectors.joining())
                + "  ]);\n"
                + sought.map(what -> "  " + what.expectation() + "\n").orElse("")
                + "});\n"
                + kept();
    }

    private String name() {
        return switch (trouble.kind()) {
            case RULE ->
                "the rule "
                        + RULE.matcher(trouble.message())
                                .results()
                                .map(found -> found.group(1))
                                .findFirst()
                                .orElse(trouble.place())
                        + " does not fail";
            case INVARIANT -> "the game stays in order";
            case CRASH -> "the engine does not fail";
            case CONDITION -> sought.map(FailureCondition::denied).orElse("the game goes well");
        };
    }

    private String rules() {
        if (replay.modIds().isEmpty()) {
            return "";
        }
        String mods = LITERAL.toJson(replay.modIds());
        String settings = replay.settings().stream()
                .map(word -> word.split("=", 2))
                .map(parts -> LITERAL.toJson(parts[0]) + ": " + LITERAL.toJson(parts[1]))
                .collect(Collectors.joining(", "));
        return "  given.rules(" + mods + (settings.isEmpty() ? "" : ", { " + settings + " }") + ");\n";
    }

    /** Numbers that JavaScript would round are written as texts. */
    private String start() {
        return switch (replay.journal().start()) {
            case Start.Fresh(long seed) when Long.toString(seed).length() > MOST_DIGITS -> "{ seed: \"" + seed + "\" }";
            case Start.Fresh(long seed) -> "{ seed: " + seed + " }";
            case Start.Kept _ -> "{ kept: KEPT }";
        };
    }

    /** The game that was continued. */
    private String kept() {
        return replay.journal().start() instanceof Start.Kept(SavedGame game)
                ? "\nconst KEPT = " + LITERAL.toJson(ReplayFile.json(game)) + ";\n"
                : "";
    }

    /** A text as JavaScript writes it. */
    static String literal(String text) {
        return LITERAL.toJson(text);
    }
}
