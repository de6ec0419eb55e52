package gnaw.workshop.docs;

import gnaw.game.MemoType;
import gnaw.script.table.TableContents;
import gnaw.script.table.TableContents.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The contents of the engine's tables as interfaces: the ids of their rows, the cells of a row, and who has which meters. */
record Held(List<TableContents> tables) {
    /** What is held here and not there. */
    Held beyond(Held other) {
        return new Held(tables.stream()
                .map(table -> other.table(table.name())
                        .map(known -> without(table, known))
                        .orElse(table))
                .toList());
    }

    /** The interfaces; those without members only if all are wanted. */
    String declared(boolean all) {
        return Stream.of(Kind.ALL.stream().flatMap(this::ofKind), own(), Stream.of(idsOfOwn(), addedCells()), meters())
                .flatMap(blocks -> blocks)
                .filter(block -> all || !block.endsWith("{\n}\n"))
                .collect(Collectors.joining("\n"));
    }

    private static TableContents without(TableContents table, TableContents known) {
        List<String> ids = known.ids();
        return new TableContents(
                table.name(),
                table.flat(),
                table.answers(),
                table.place(),
                table.cells().stream()
                        .filter(cell -> !known.cells().contains(cell))
                        .toList(),
                table.rows().stream().filter(row -> !ids.contains(row.id())).toList());
    }

    private Optional<TableContents> table(String name) {
        return tables.stream().filter(table -> table.name().equals(name)).findFirst();
    }

    private Stream<String> ofKind(Kind kind) {
        return table(kind.table()).stream()
                .flatMap(table -> Stream.of(
                        block(Kind.listOf(kind.table()), ids(table, kind.type() + "Row")),
                        block(
                                kind.type() + "Row",
                                table.cells().stream().map(Held::cell).toList())));
    }

    /** The ids of the scripts' own tables, which cells and meters may name. */
    private Stream<String> own() {
        return ownTables().map(table -> block(Kind.listOf(table.name()), ids(table, "unknown")));
    }

    /** The ids of the scripts' own tables, by table. */
    private String idsOfOwn() {
        return block(
                "OwnIds",
                ownTables()
                        .filter(table -> !table.rows().isEmpty())
                        .map(table -> "  readonly %s: %s;\n".formatted(quoted(table.name()), Kind.listOf(table.name())))
                        .toList());
    }

    /** What mods add to the rows of the scripts' own tables, by table. */
    private String addedCells() {
        return block(
                "AddedCells",
                ownTables()
                        .filter(table -> table.cells().stream().anyMatch(Cell::added))
                        .map(table -> "  readonly %s: {\n%s  };\n"
                                .formatted(
                                        quoted(table.name()),
                                        table.cells().stream()
                                                .filter(Cell::added)
                                                .map(Held::cell)
                                                .collect(Collectors.joining())))
                        .toList());
    }

    private Stream<TableContents> ownTables() {
        return tables.stream().filter(table -> !table.flat() && !table.answers() && !Kind.has(table.name()));
    }

    private Stream<String> meters() {
        return Stream.of(
                block("CreatureMeters", meters("creature", "hero")),
                block("ItemMeters", meters("item", "kind")),
                block("WorldMeters", meters("world")),
                block("TileMeters", meters("tile")),
                block("LevelMeters", meters("level")),
                block("Memos", memos()));
    }

    private List<String> meters(String... owners) {
        return table("meters").stream()
                .flatMap(table -> table.rows().stream())
                .filter(row -> List.of(owners).contains(row.texts().get("owner")))
                .map(row -> commented(
                        row.texts().getOrDefault("doc", ""),
                        "readonly %s: %s".formatted(quoted(row.id()), CellTypes.of(row.holds()))))
                .toList();
    }

    /** What the meters hold that hold no number. */
    private List<String> memos() {
        return table("meters").stream()
                .flatMap(table -> table.rows().stream())
                .filter(row -> row.holds() != MemoType.NUMBER)
                .map(row -> "  readonly %s: %s;\n".formatted(quoted(row.id()), CellTypes.of(row.holds())))
                .toList();
    }

    /** Each id, and beside it the id without its mod's name where that is enough. */
    private static List<String> ids(TableContents table, String type) {
        List<String> ids = new ArrayList<>(table.ids());
        Predicate<String> isAlone =
                name -> ids.stream().filter(id -> id.endsWith(":" + name)).count() == 1 && !ids.contains(name);
        List<String> names = table.ids().stream()
                .filter(id -> id.contains(":"))
                .map(id -> id.substring(id.indexOf(':') + 1))
                .filter(isAlone)
                .toList();
        ids.addAll(names);
        return table.rows().isEmpty()
                ? List.of()
                : ids.stream()
                        .map(id -> "  %s: %s;\n".formatted(quoted(id), type))
                        .toList();
    }

    private static String cell(Cell cell) {
        return commented(
                cell.doc(), "%s%s: %s".formatted(quoted(cell.name()), cell.optional() ? "?" : "", CellTypes.of(cell)));
    }

    private static String commented(String doc, String member) {
        return (doc.isEmpty() ? "" : "  /** " + doc + " */\n") + "  " + member + ";\n";
    }

    private static String quoted(String name) {
        return name.matches("[A-Za-z_$][\\w$]*") ? name : "\"" + name + "\"";
    }

    private static String block(String name, List<String> members) {
        return "interface " + name + " {\n" + String.join("", members) + "}\n";
    }
}
