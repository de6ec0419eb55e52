package gnaw.workshop.docs;

import gnaw.game.MemoType;
import gnaw.script.table.TableContents.Cell;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The TypeScript types of cells, from the words that describe them. */
final class CellTypes {
    /** "a row of verbs", "a name of the table tones": the id of a row. */
    private static final Pattern ID = Pattern.compile("\\ba (?:name|row) of (?:the table )?(\\w+)");

    /** "(who, dice) => …": what a rule is given. */
    private static final Pattern RULE = Pattern.compile("^\\(([\\w, ]*)\\) => (.*)");

    /** What a rule answers, by the words with which its description goes on. */
    private static final Map<String, String> ANSWERS = Map.of(
            "effects of", "Effects",
            "what becomes of", "Effects",
            "whether", "boolean",
            "an action", "MadeAction",
            "the id of an option", "string",
            "what the player is asked", "string",
            "among which actions", "{ readonly [Id in ActionId]?: string }");

    /** What a parameter is, by the name that the house gives it everywhere. */
    private static final Map<String, String> PARAMETERS = Stream.of(
                    Map.entry("Creature", "who user hero viewer attacker defender victim killer foe other struck"),
                    Map.entry("Item", "item"),
                    Map.entry("Creature | Item", "thing"),
                    Map.entry("Tile", "tile"),
                    Map.entry("Point", "target at"),
                    Map.entry("Level", "level"),
                    Map.entry("Sight", "sight"),
                    Map.entry("Dice", "dice"),
                    Map.entry("World", "world"),
                    Map.entry("Action", "action"),
                    Map.entry("Choice", "offer"),
                    Map.entry("Story", "story"),
                    Map.entry("VerbId", "verb"),
                    Map.entry("number", "depth"))
            .flatMap(entry -> Stream.of(entry.getValue().split(" ")).map(name -> Map.entry(name, entry.getKey())))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    /** The plain types of words that say more. */
    private static final Map<String, String> PLAIN = Map.of(
            "weight", "number", "percent", "number", "count", "number", "words", "text", "glyph", "text", "key",
            "text");

    private CellTypes() {}

    /** The type of what may stand in a cell. */
    static String of(Cell cell) {
        return cell.described().stream()
                .map(word -> bounded(word).orElseGet(() -> of(PLAIN.getOrDefault(word, word), cell.doc())))
                .distinct()
                .collect(Collectors.joining(" | "));
    }

    /** The type behind a description such as "word up down" or "ids of items"; empty if nothing narrower than a plain type is meant. */
    private static Optional<String> bounded(String word) {
        String[] parts = word.split(" +");
        return switch (parts[0]) {
            case "word" ->
                Optional.of(
                        Stream.of(parts).skip(1).map(one -> "\"" + one + "\"").collect(Collectors.joining(" | ")));
            case "dice" -> Optional.of("DiceText");
            case "id" -> Optional.of(Kind.idsOf(parts[2]));
            case "ids" -> Optional.of("readonly " + Kind.idsOf(parts[2]) + "[]");
            case "keys" -> Optional.of("{ readonly [Id in " + Kind.idsOf(parts[2]) + "]?: any }");
            default -> Optional.empty();
        };
    }

    private static String of(String type, String doc) {
        return switch (type) {
            case "number" -> "number";
            case "text" -> idType(doc).orElse("string");
            case "yes/no" -> "boolean";
            case "rule" -> "(" + function(doc) + ")";
            case "list" -> "readonly any[]";
            case "row" -> "Readonly<Record<string, any>>";
            default -> "any";
        };
    }

    /** The type of what a meter holds. */
    static String of(MemoType holds) {
        return switch (holds) {
            case MemoType.Number() -> "number";
            case MemoType.Text() -> "string";
            case MemoType.YesNo() -> "boolean";
            case MemoType.Id(String table) -> Kind.idsOf(table) + " | \"\"";
            case MemoType.Many(MemoType each) -> "readonly (" + of(each) + ")[]";
            case MemoType.Parts(Map<String, MemoType> named) ->
                named.entrySet().stream()
                        .map(part -> "readonly " + part.getKey() + ": " + of(part.getValue()))
                        .collect(Collectors.joining("; ", "{ ", " }"));
        };
    }

    private static Optional<String> idType(String doc) {
        Matcher id = ID.matcher(doc);
        return id.find() && Kind.has(id.group(1)) ? Optional.of(Kind.idsOf(id.group(1))) : Optional.empty();
    }

    private static String function(String doc) {
        Matcher rule = RULE.matcher(doc);
        if (!rule.find()) {
            return "(...given: any[]) => any";
        }
        String parameters = List.of(rule.group(1).split(", *")).stream()
                .filter(name -> !name.isEmpty())
                .map(name -> name + ": " + PARAMETERS.getOrDefault(name.replaceFirst("^_", ""), "any"))
                .collect(Collectors.joining(", "));
        return "(" + parameters + ") => " + answer(rule.group(2));
    }

    private static String answer(String described) {
        return ANSWERS.entrySet().stream()
                .filter(answer -> described.startsWith(answer.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("any");
    }
}
