package gnaw.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import gnaw.game.GameTrouble;
import gnaw.game.Intent;
import gnaw.game.Journal.Start;
import gnaw.game.SavedGame;
import gnaw.game.SavedGame.SavedPredecessor;
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
record ShrunkTest(Replay replay, List<Intent> intents, GameTrouble trouble, Optional<FailureCondition> sought) {
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
                + data();
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
        if (replay.addedIds().isEmpty()) {
            return "";
        }
        String mods = LITERAL.toJson(replay.addedIds());
        String settings = replay.settings().stream()
                .map(word -> word.split("=", 2))
                .map(parts -> LITERAL.toJson(parts[0]) + ": " + LITERAL.toJson(parts[1]))
                .collect(Collectors.joining(", "));
        return "  given.rules(" + mods + (settings.isEmpty() ? "" : ", { " + settings + " }") + ");\n";
    }

    private String start() {
        return switch (replay.journal().start()) {
            case Start.Fresh(long seed, List<SavedPredecessor> dead) ->
                "{ seed: " + number(seed) + (dead.isEmpty() ? "" : ", predecessors: PREDECESSORS") + " }";
            case Start.Kept _ -> "{ kept: KEPT }";
        };
    }

    /** Numbers that JavaScript would round are written as texts. */
    private static String number(long seed) {
        String digits = Long.toString(seed);
        return digits.length() > MOST_DIGITS ? "\"" + digits + "\"" : digits;
    }

    /** The game that was continued, or those who may be met in a new one. */
    private String data() {
        return switch (replay.journal().start()) {
            case Start.Kept(SavedGame game) -> constant("KEPT", ReplayFile.json(game));
            case Start.Fresh(long _, List<SavedPredecessor> dead)
            when !dead.isEmpty() -> constant("PREDECESSORS", ReplayFile.json(dead));
            case Start.Fresh _ -> "";
        };
    }

    private static String constant(String name, String json) {
        return "\nconst " + name + " = " + LITERAL.toJson(json) + ";\n";
    }

    /** A text as JavaScript writes it. */
    static String literal(String text) {
        return LITERAL.toJson(text);
    }
}
