package gnaw.workshop.docs;

import gnaw.script.bridge.FactTables;
import gnaw.script.source.EngineText;
import gnaw.script.table.TableContents;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The types of the script API, for editors and for the checker: {@code gnaw.d.ts}. What scripts add to them (ids, cells, meters) are
 * members of interfaces, which TypeScript merges, so that a mod's own file says no more than what the mod adds.
 */
public final class Declarations {
    /** The engine's scripts whose words are imported by themselves. */
    static final List<String> WORDS =
            List.of("tables.js", "effects.js", "memoizing.js", "logging.js", "permissions.js");

    /** The same, and those whose words are members of something. */
    static final List<String> ALL_WORDS =
            Stream.concat(WORDS.stream(), Stream.of("questions.js", "acts.js")).toList();

    private static final Pattern CELLS = Pattern.compile("questionTable\\(\"(\\w+)\", (\\w+)\\)");

    private Declarations() {}

    /** The whole API with what these tables hold. */
    public static String of(List<TableContents> tables) {
        return String.join(
                "\n",
                "// What scripts may import from \"gnaw\", and the facts that rules are given.",
                "// Made by `./gnaw types` from the engine's own descriptions and the tables of the base game. Do not edit.\n",
                new Held(tables).declared(true),
                ids(),
                FactTables.declared(),
                withoutHead("shapes.d.ts"),
                questions(),
                module(),
                withoutHead("test.d.ts"));
    }

    /** The interface of the types that lists the ids of a table, such as {@code CreatureIds}. */
    public static String listOf(String table) {
        return Kind.listOf(table);
    }

    /** What these tables hold beyond the base game's. */
    public static String added(List<TableContents> base, List<TableContents> tables) {
        return String.join(
                "\n",
                "// What this mod and those that it requires add to the words of the base game's gnaw.d.ts.",
                "// Made by `./gnaw types`. Do not edit.\n",
                new Held(tables).beyond(new Held(base)).declared(false));
    }

    private static String ids() {
        return Kind.ALL.stream()
                .map(kind -> "type %1$sId = keyof %1$sIds;\n".formatted(kind.type()))
                .collect(Collectors.joining());
    }

    /** The type of an answer to a question has the question's name: an author says {@code @type {TurnEnds}} over a rule. */
    private static String questions() {
        return Word.in(EngineText.of("questions.js")).stream()
                .map(word -> "/** %s */\ntype %s = %s;\n".formatted(word.doc(), word.capital(), word.type()))
                .collect(Collectors.joining());
    }

    private static String module() {
        Map<String, String> asked = whenRowsAreAsked();
        return "declare module \"gnaw\" {\n"
                + WORDS.stream()
                        .flatMap(file -> Word.in(EngineText.of(file)).stream())
                        .map(word -> word.declared("  ", "export const " + word.name() + ": " + word.type()))
                        .collect(Collectors.joining())
                + "\n  /** Makes actions. */\n  export const act: {\n"
                + Word.in(EngineText.of("acts.js")).stream()
                        .map(word -> word.declared("    ", word.name() + ": " + word.type()))
                        .collect(Collectors.joining())
                + "  };\n\n  /** The tables of answers, by question. */\n  export const rules: {\n"
                + Word.in(EngineText.of("questions.js")).stream()
                        .map(word -> word.declared("    ", questionTable(word, asked)))
                        .collect(Collectors.joining())
                + "  };\n\n"
                + Kind.ALL.stream()
                        .map(kind -> "  export const %1$s: Table<%2$sIds, %2$sRow, %2$sRow>;\n"
                                .formatted(kind.table(), kind.type()))
                        .collect(Collectors.joining())
                + "}\n";
    }

    private static String questionTable(Word question, Map<String, String> asked) {
        String cells = Optional.ofNullable(asked.get(question.name()))
                .map(type -> ", " + type)
                .orElse("");
        return "readonly %s: QuestionTable<%s%s>".formatted(question.name(), question.capital(), cells);
    }

    /** By question, the type of the cells that say when a row is asked: {@code AboutSomebody} for {@code ABOUT_SOMEBODY}. */
    private static Map<String, String> whenRowsAreAsked() {
        return CELLS.matcher(EngineText.of("questions.js"))
                .results()
                .collect(Collectors.toUnmodifiableMap(found -> found.group(1), found -> capital(found.group(2))));
    }

    private static String capital(String constant) {
        return Stream.of(constant.split("_"))
                .map(part -> part.charAt(0) + part.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    private static String withoutHead(String file) {
        String text = EngineText.of(file);
        return text.substring(text.indexOf("\n\n") + 2);
    }
}
