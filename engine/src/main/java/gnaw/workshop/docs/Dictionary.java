package gnaw.workshop.docs;

import gnaw.script.source.EngineText;
import gnaw.script.table.TableContents;
import gnaw.text.DidYouMean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Everything that a script can say, by name: the words of the reference, the facts, and the cells of tables, each explained in lines. */
public final class Dictionary {
    private final SortedMap<String, List<String>> entries = new TreeMap<>();

    private Dictionary() {}

    /** The words of the script API and of these tables. */
    public static Dictionary of(List<TableContents> tables) {
        Dictionary dictionary = new Dictionary();
        Declarations.ALL_WORDS.forEach(file -> Word.in(EngineText.of(file)).forEach(dictionary::word));
        FactView.all().forEach(dictionary::view);
        tables.forEach(dictionary::table);
        return dictionary;
    }

    /** All names, in alphabetical order. */
    public List<String> names() {
        return List.copyOf(entries.keySet());
    }

    /**
     * What is known under a name, a line or more for each meaning; the name may be given as a path such as {@code hero.at}, of which the
     * last part counts if the whole is none.
     *
     * @throws IllegalArgumentException with the nearest right name when there is none
     */
    public List<String> about(String name) {
        String last = name.substring(name.lastIndexOf('.') + 1);
        String found = entries.containsKey(name) ? name : last;
        if (!entries.containsKey(found)) {
            throw new IllegalArgumentException(
                    "Nothing is called \"" + name + "\"." + DidYouMean.hint(last, entries.keySet()));
        }
        return List.copyOf(entries.get(found));
    }

    private void word(Word word) {
        add(word.name(), word.name() + "  " + word.type());
        add(word.name(), word.doc());
        word.example().ifPresent(example -> add(word.name(), "Example: " + example));
    }

    private void view(FactView view) {
        add(view.name(), view.doc() + " Its facts: " + names(view));
        for (FactView.Fact fact : view.facts()) {
            add(fact.name(), view.name() + "." + fact.name() + fact.type());
            add(fact.name(), fact.doc());
        }
    }

    private static String names(FactView view) {
        return String.join(
                        ", ",
                        view.facts().stream()
                                .map(FactView.Fact::name)
                                .distinct()
                                .toList()) + ".";
    }

    private void table(TableContents table) {
        String place = table.place().isEmpty() ? "the engine" : table.place();
        if (!table.answers()) {
            add(table.name(), "The table " + table.name() + ", made by " + place + ". Rows: " + rows(table));
            table.cells().forEach(cell -> cell(table, cell));
            table.rows().stream().filter(row -> !row.id().isEmpty()).forEach(row -> row(table, row));
        }
    }

    private static String rows(TableContents table) {
        return table.flat() ? "none, it holds its cells itself." : String.join(", ", table.ids()) + ".";
    }

    private void row(TableContents table, TableContents.Row row) {
        add(
                row.id(),
                table.name() + "." + row.id() + " is a row, added by "
                        + (row.place().isEmpty() ? "the engine" : row.place()) + ".");
        Optional.ofNullable(row.texts().get("doc")).ifPresent(doc -> add(row.id(), doc));
    }

    private void cell(TableContents table, TableContents.Cell cell) {
        String title = table.flat() ? table.name() + "." + cell.name() : table.name() + ".ROW." + cell.name();
        String types = String.join(" or ", cell.types()) + (cell.optional() ? ", may be left out" : "");
        String doc = cell.doc().isEmpty() ? "" : ": " + cell.doc();
        add(cell.name(), title + " is " + types + doc);
        add(table.name(), "  " + cell.name() + ": " + types + doc);
    }

    private void add(String name, String line) {
        entries.computeIfAbsent(name, _ -> new ArrayList<>()).add(line);
    }
}
