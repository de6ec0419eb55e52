package gnaw.workshop.docs;

import gnaw.script.source.EngineText;
import gnaw.script.table.TableContents;
import gnaw.script.table.TableContents.Cell;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The reference of the script API as Markdown, from the descriptions that the types are made of. */
public final class Reference {
    /** The tables whose ids carry no mod's name, where the scripts' own side says so. */
    private static final Pattern PLAIN = Pattern.compile("PLAIN_IDS = new Set\\(\\[(.*)]\\)");

    private static final Pattern EFFECT = Pattern.compile("(?s)/\\*\\* An effect that a rule answers.*?\n}\n\n");

    /** As many rows of a table as a reader may look through. */
    private static final int MOST_LISTED = 150;

    private Reference() {}

    /** The whole page, with the cells of these tables, the functions of these scripts and the keys that the engine keeps. */
    public static String of(List<TableContents> tables, Map<String, String> scripts, Collection<String> engineKeys) {
        return String.join(
                "\n",
                """
                # What rules can say

                Made by `./gnaw docs` from the engine's own descriptions and the tables of the base game; every example is run by the build.
                Types are written as in TypeScript; `?` behind a name means that it can be left out.
                """,
                section("The four verbs, and tables", "", "tables.js"),
                chapter(
                        "Questions",
                        "Each is a table of `rules`; its rows answer one after the other, each seeing what the one before has changed."
                                + " A row is a function, or `{ answer, of, having, near, before, after }`, about a tile and in `mayDo` also with `ground`, about what somebody does also with"
                                + " `doing`, and in `turnEnds` also with `every`. A row comes behind all that are there:"
                                + " `before` puts it in front of another, and `after` says no more than that it must not"
                                + " stand in front of one. Where the first answer decides, as in `creatureThinks`,"
                                + " `mayEnter` and `nameOf`, a row behind one that always answers is never asked. A row that fails loses only its own"
                                + " answer: the turn goes on, the player is told mod, file and line, and a test fails."
                                + " A function in a file of its own says which question it answers in a comment above it,"
                                + " `/** @type {StatusOf} */`: then its answer is checked there, and not where it is added."
                                + " Cells that several rows share are written as"
                                + " `const SHARED = /** @type {const} */ ({ tone: \"warn\" })`, or the types take \"warn\" for any text.\n\n",
                        Word.in(EngineText.of("questions.js")).stream()
                                .map(word -> word(word) + rulesOf(word.name(), tables))
                                .collect(Collectors.joining("\n"))),
                section(
                        "Effects",
                        "What most questions want for an answer: a list of these, `[]` for none.\n\n",
                        "effects.js"),
                section("Answers to mayDo", "", "permissions.js"),
                shapes(),
                section("What is computed once", "", "memoizing.js"),
                section("For whoever writes rules", "", "logging.js"),
                section("Actions", "Members of `act`.\n\n", "acts.js"),
                facts(),
                tables(tables),
                Functions.section(scripts),
                ids(engineKeys),
                ModJson.section(),
                Limits.section(),
                tests());
    }

    /** The types of what rules answer; effects have a chapter of their own, and what follows is for the types of tables. */
    private static String shapes() {
        String all = EngineText.of("shapes.d.ts");
        String answers = all.substring(all.indexOf("/**"), all.indexOf("/** A function in a cell. */"));
        return "## What answers are made of\n\n```ts\n"
                + EFFECT.matcher(answers).replaceAll("").strip() + "\n```\n";
    }

    private static String ids(Collection<String> engineKeys) {
        String plain = PLAIN.matcher(EngineText.of("names.js"))
                .results()
                .map(found -> found.group(1).replace('"', '`'))
                .findFirst()
                .orElseThrow();
        String keys = engineKeys.stream().map(key -> "`" + key + "`").collect(Collectors.joining(" "));
        return EngineText.of("docs/ids.md").replace("{plain}", plain).replace("{keys}", keys);
    }

    /** Every example of the reference, by the word that it belongs to. */
    public static List<Example> examples() {
        return Declarations.ALL_WORDS.stream()
                .flatMap(file -> Word.in(EngineText.of(file)).stream()
                        .flatMap(word -> word.example().stream().map(code -> new Example(file, word.name(), code))))
                .toList();
    }

    /** Every example of the words of tests, likewise. */
    public static List<Example> testExamples() {
        return Stream.concat(TestWords.imported().stream(), TestWords.matchers().stream())
                .flatMap(word -> word.example().stream().map(code -> new Example("test.d.ts", word.name(), code)))
                .toList();
    }

    /** A line of script that uses a word; the file tells what sort of word it is. */
    public record Example(String file, String word, String code) {}

    private static String section(String title, String lead, String file) {
        return chapter(
                title,
                lead,
                Word.in(EngineText.of(file)).stream().map(Reference::word).collect(Collectors.joining("\n")));
    }

    private static String chapter(String title, String lead, String words) {
        return "## " + title + "\n\n" + lead + words;
    }

    /** What a mod may wrap, remove, or stand before and after. */
    private static String rulesOf(String question, List<TableContents> tables) {
        return tables.stream()
                .filter(table -> table.answers() && table.name().equals(question))
                .filter(table -> !table.rows().isEmpty())
                .map(table -> "\nRules of the base game, in their order: " + listed(table) + ".\n")
                .collect(Collectors.joining());
    }

    private static String rowsOf(TableContents table) {
        int count = table.rows().size();
        if (table.flat() || count == 0) {
            return "";
        }
        return count > MOST_LISTED
                ? "\nIt has " + count + " rows in the base game.\n"
                : "\nRows of the base game: " + listed(table) + ".\n";
    }

    private static String listed(TableContents table) {
        return table.ids().stream().map(id -> "`" + id + "`").collect(Collectors.joining(", "));
    }

    private static String word(Word word) {
        return "### " + word.name() + "\n\n" + word.doc() + "\n\n`" + word.type() + "`\n" + code(word);
    }

    private static String code(Word word) {
        return word.example().map(code -> "\n```js\n" + code + "\n```\n").orElse("");
    }

    private static String tests() {
        String words = TestWords.imported().stream()
                .map(word -> "### " + word.name() + "\n\n" + word.doc() + "\n" + code(word))
                .collect(Collectors.joining("\n"));
        String matchers = TestWords.matchers().stream()
                .map(word -> row(
                        "`" + word.name() + word.type() + "`",
                        "`" + word.example().orElse("") + "`",
                        word.doc()))
                .collect(Collectors.joining());
        return "## Tests\n\nWhat files `*.test.js` import from `\"gnaw/test\"`; they lie beside what they test, and `./gnaw test` runs them.\n\n"
                + words
                + FactView.ofTests().stream()
                        .map(view -> "\n" + view(view, "word", "what it does"))
                        .collect(Collectors.joining())
                + "\n### What can be expected\n\nOf a value, of somebody, of the world, of an action; each also after `not`.\n\n"
                + "| matcher | example | of what |\n|---|---|---|\n" + matchers;
    }

    private static String facts() {
        return "## Facts\n\nThey can be read, not written. One that does not exist is an error; `\"name\" in who` asks.\n\n"
                + FactView.all().stream()
                        .map(view -> view(view, "fact", "what it tells"))
                        .collect(Collectors.joining("\n"));
    }

    private static String view(FactView view, String word, String meaning) {
        String rows = view.facts().stream()
                .map(fact -> row(fact.name(), "`" + fact.name() + fact.type() + "`", fact.doc()))
                .collect(Collectors.joining());
        return "### " + view.name() + "\n\n" + view.doc() + "\n\n| " + word + " | type | " + meaning
                + " |\n|---|---|---|\n" + rows;
    }

    private static String tables(List<TableContents> tables) {
        return "## Tables\n\nA cell with `?` can be left out.\n\n" + EngineText.of("docs/cells.md") + "\n"
                + tables.stream()
                        .filter(table -> !table.answers())
                        .map(Reference::table)
                        .collect(Collectors.joining("\n"));
    }

    private static String table(TableContents table) {
        String cells = table.cells().stream().map(Reference::cell).collect(Collectors.joining());
        String place = table.place().replaceFirst(":.*", "");
        String from = table.place().isEmpty() ? "From `\"gnaw\"`." : "From `\"" + place + "\"`.";
        return "### " + table.name() + "\n\n" + from + "\n\n| cell | type | what it means |\n|---|---|---|\n" + cells
                + rowsOf(table);
    }

    private static String cell(Cell cell) {
        return row(cell.name() + (cell.optional() ? "?" : ""), String.join(" or ", cell.described()), cell.doc());
    }

    private static String row(String name, String type, String doc) {
        return "| " + name + " | " + type.replace("|", "\\|") + " | " + doc.replace("|", "\\|") + " |\n";
    }
}
