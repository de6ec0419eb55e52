package gnaw.script.table;

import gnaw.game.MemoType;
import gnaw.script.value.StrictObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.graalvm.polyglot.Value;

/**
 * The cells and rows of a table.
 *
 * @param flat whether it holds cells itself; its one row then has the empty id
 * @param answers whether its rows answer a question
 * @param place where it was made
 */
public record TableContents(
        String name, boolean flat, boolean answers, String place, List<Cell> cells, List<Row> rows) {
    public TableContents {
        cells = List.copyOf(cells);
        rows = List.copyOf(rows);
    }

    /**
     * A cell that its rows may have.
     *
     * @param types what may stand there, as tables name it: "number", "text", "yes/no", "rule", "list", "row" or "any"
     * @param described the same as the author said it, such as "percent", "word up down" or "id of minds"
     * @param words whether it holds a text that the player reads, and that a language translates
     * @param optional whether it may be left out
     * @param added whether it was described after the table was made, as a mod does with a table of another's
     * @param doc what it means; may be empty
     */
    public record Cell(
            String name,
            List<String> types,
            List<String> described,
            boolean words,
            boolean optional,
            boolean added,
            String doc) {}

    /**
     * A row: its id, who added it and where.
     *
     * @param functions the names of its cells that are functions
     * @param texts what its cells say that are texts
     * @param holds what it holds, if it is a meter
     */
    public record Row(
            String id, String mod, String place, List<String> functions, Map<String, String> texts, MemoType holds) {}

    /** The ids of all rows. */
    public List<String> ids() {
        return rows.stream().map(Row::id).toList();
    }

    static List<TableContents> read(Value tables) {
        return StrictObject.elements(tables).stream().map(TableContents::table).toList();
    }

    private static TableContents table(Value table) {
        return new TableContents(
                table.getMember("name").asString(),
                table.getMember("flat").asBoolean(),
                table.getMember("question").asBoolean(),
                table.getMember("place").asString(),
                entries(table.getMember("cells"), TableContents::cell),
                entries(
                        table.getMember("rows"),
                        (id, row) -> row(table.getMember("name").asString(), id, row)));
    }

    private static Cell cell(String name, Value cell) {
        return new Cell(
                name,
                texts(cell.getMember("types")),
                texts(cell.getMember("described")),
                cell.getMember("words").asBoolean(),
                cell.getMember("optional").asBoolean(),
                cell.getMember("added").asBoolean(),
                cell.getMember("doc").asString());
    }

    private static List<String> texts(Value list) {
        return StrictObject.elements(list).stream().map(Value::asString).toList();
    }

    private static Row row(String table, String id, Value row) {
        Value cells = row.getMember("cells");
        List<String> functions = cells.getMemberKeys().stream()
                .filter(cell -> cells.getMember(cell).canExecute())
                .toList();
        Map<String, String> texts = cells.getMemberKeys().stream()
                .filter(cell -> cells.getMember(cell).isString())
                .collect(Collectors.toMap(
                        Function.identity(), cell -> cells.getMember(cell).asString()));
        return new Row(
                id,
                Optional.ofNullable(row.getMember("mod")).map(Value::asString).orElse(""),
                row.getMember("place").asString(),
                functions,
                texts,
                table.equals("meters") && cells.hasMember("holds")
                        ? MemoReader.type("meters." + id + ".holds", cells.getMember("holds"))
                        : MemoType.NUMBER);
    }

    private static <T> List<T> entries(Value map, Reader<T> reader) {
        List<T> read = new ArrayList<>();
        Value entries = map.getHashEntriesIterator();
        while (entries.hasIteratorNextElement()) {
            Value entry = entries.getIteratorNextElement();
            read.add(reader.read(entry.getArrayElement(0).asString(), entry.getArrayElement(1)));
        }
        return read;
    }

    private interface Reader<T> {
        T read(String name, Value value);
    }
}
