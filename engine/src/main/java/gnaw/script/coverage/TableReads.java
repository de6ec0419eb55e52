package gnaw.script.coverage;

import gnaw.game.RowReached;
import gnaw.script.table.TableContents;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The reads of one answer in tables that scripts alone know, and the rows that it told from the others by that. */
final class TableReads {
    /** What rows are chosen by, more often than not. */
    private static final Set<String> MERE_FIGURES = Set.of("number", "yes/no");

    private final Map<String, TableContents> tables;
    private final Map<String, Map<String, Set<String>>> read = new LinkedHashMap<>();
    private final Set<String> drawnFrom = new HashSet<>();

    /** Is told of each row that was met. */
    interface Meeting {
        void met(String table, String row, RowReached reached);
    }

    TableReads(Map<String, TableContents> tables) {
        this.tables = tables;
    }

    /** A cell was read, or looked for in vain. */
    void read(String table, String row, String cell) {
        read.computeIfAbsent(table, _ -> new LinkedHashMap<>())
                .computeIfAbsent(row, _ -> new HashSet<>())
                .add(cell);
    }

    /** Dice drew one of these names: a row of each table of which the answer had looked at rows of all the names. */
    void drawn(Collection<String> names, String name, Meeting meeting) {
        read.forEach((table, rows) -> {
            if (rows.keySet().containsAll(names)) {
                drawnFrom.add(table);
                meeting.met(table, name, RowReached.REACHED);
            }
        });
    }

    /** Tells which rows the answer has met, and forgets it. */
    void end(Meeting meeting) {
        read.keySet().removeAll(drawnFrom);
        read.forEach((table, rows) -> judge(tables.get(table), rows, meeting));
        read.clear();
        drawnFrom.clear();
    }

    private static void judge(TableContents table, Map<String, Set<String>> rows, Meeting meeting) {
        if (table.flat()) {
            rows.values().forEach(cells -> cells.forEach(cell -> meeting.met(table.name(), cell, RowReached.REACHED)));
            return;
        }
        boolean isWhole = rows.size() == table.rows().size();
        if (isWhole && rows.size() > 1 && Set.copyOf(rows.values()).size() == 1) {
            rows.keySet().forEach(row -> meeting.met(table.name(), row, RowReached.TOGETHER));
            return;
        }
        Set<String> shared = isWhole && rows.size() > 1 ? shared(rows.values()) : Set.of();
        rows.forEach((row, cells) -> {
            boolean saysMore =
                    cells.stream().anyMatch(cell -> !shared.contains(cell) && isMoreThanAFigure(table, cell));
            if (saysMore && rows.values().stream().noneMatch(other -> isMore(other, cells))) {
                meeting.met(table.name(), row, RowReached.REACHED);
            }
        });
    }

    private static Set<String> shared(Collection<Set<String>> all) {
        Set<String> shared = new HashSet<>(all.iterator().next());
        all.forEach(shared::retainAll);
        return shared;
    }

    private static boolean isMore(Set<String> other, Set<String> cells) {
        return other.size() > cells.size() && other.containsAll(cells);
    }

    private static boolean isMoreThanAFigure(TableContents table, String cell) {
        return table.cells().stream()
                .filter(known -> known.name().equals(cell))
                .map(TableContents.Cell::types)
                .noneMatch(MERE_FIGURES::containsAll);
    }
}
