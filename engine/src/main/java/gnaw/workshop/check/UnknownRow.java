package gnaw.workshop.check;

import gnaw.map.Direction;
import gnaw.script.table.TableContents;
import gnaw.text.DidYouMean;
import gnaw.workshop.docs.Declarations;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the types say of an id that no row of a table has, or of no direction, told as the tables tell it: with the nearest that there is. */
final class UnknownRow {
    private static final List<Pattern> REFUSALS = Stream.of(
                    "(?:Argument of type|Type) '\"(?<id>[^\"]+)\"' is not assignable to (?:parameter of )?type '(?<wanted>.*)'\\.",
                    "This comparison .* the types '(?<wanted>.*)' and '\"(?<id>[^\"]+)\"' have no overlap\\.",
                    "This comparison .* the types '\"(?<id>[^\"]+)\"' and '(?<wanted>.*)' have no overlap\\.")
            .map(Pattern::compile)
            .toList();
    // The ids of tones alone have a name of their own, by which the types call them beside other words.
    private static final Pattern ROWS = Pattern.compile("keyof (?<list>\\w+Ids)|^(?<tone>Tone)\\b");

    private static final String DIRECTION = "TestWay";

    /** What TypeScript says of a name that no row has. Its advice, to write it in brackets, would only silence it. */
    private static final Pattern UNLISTED = Pattern.compile("Property '(\\w+)' comes from an index signature.*");

    private static final Pattern TABLE_BEFORE = Pattern.compile("\\b(\\w+)\\.$");

    private UnknownRow() {}

    /** The finding in the words of the tables, or as it is where it speaks of no table's ids; {@code texts} are those of all files. */
    static Finding told(Finding finding, Map<String, String> texts, List<TableContents> tables) {
        Matcher unlisted = UNLISTED.matcher(finding.text());
        Optional<TableContents> read = unlisted.matches() ? tableRead(finding, texts, tables) : Optional.empty();
        return read.map(table -> finding.with(sentence(unlisted.group(1), table)))
                .orElseGet(() -> told(finding, tables));
    }

    /** The table whose row is read there by a name behind a full stop. */
    private static Optional<TableContents> tableRead(
            Finding finding, Map<String, String> texts, List<TableContents> tables) {
        return Optional.ofNullable(texts.get(finding.file()))
                .flatMap(text -> text.lines().skip(finding.line() - 1L).findFirst())
                .map(line -> TABLE_BEFORE.matcher(line.substring(0, Math.min(line.length(), finding.column() - 1))))
                .filter(Matcher::find)
                .flatMap(before -> tables.stream()
                        .filter(table -> table.name().equals(before.group(1)))
                        .findFirst());
    }

    private static Finding told(Finding finding, List<TableContents> tables) {
        return REFUSALS.stream()
                .map(refusal -> refusal.matcher(finding.text()))
                .filter(Matcher::matches)
                .flatMap(refused -> sentence(refused.group("id"), refused.group("wanted"), tables).stream())
                .findFirst()
                .map(finding::with)
                .orElse(finding);
    }

    private static Optional<String> sentence(String id, String wanted, List<TableContents> tables) {
        return wanted.equals(DIRECTION)
                ? Optional.of("There is no direction \"" + id + "\"." + DidYouMean.hint(id, directions()))
                : table(wanted, tables).map(table -> sentence(id, table));
    }

    private static List<String> directions() {
        return Direction.straightFirst().stream().map(Direction::toString).toList();
    }

    /** The first table whose ids may stand there. */
    private static Optional<TableContents> table(String wanted, List<TableContents> tables) {
        return ROWS.matcher(wanted)
                .results()
                .map(rows -> rows.group("list") == null ? Declarations.listOf("tones") : rows.group("list"))
                .flatMap(list -> tables.stream()
                        .filter(table -> Declarations.listOf(table.name()).equals(list)))
                .findFirst();
    }

    private static String sentence(String id, TableContents table) {
        return "The table " + table.name() + " has no row \"" + id + "\"." + DidYouMean.hint(id, table.ids());
    }
}
