package gnaw.script.table;

import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;

/** The history of all tables: who made, changed and wrapped what, step by step. */
public final class ChangeHistory {
    private static final String RULES = "rules.";

    private final Map<String, List<Entry>> tables = new LinkedHashMap<>();
    private final Map<String, List<CellHistory>> known = new HashMap<>();
    private final Set<String> questions = new LinkedHashSet<>();

    private record Entry(String row, String cell, Change step) {
        String path(String table) {
            return Stream.of(table, row, cell)
                    .filter(part -> !part.isEmpty())
                    .reduce((left, right) -> left + "." + right)
                    .orElse(table);
        }
    }

    ChangeHistory(Value all) {
        for (Value table : StrictObject.elements(all)) {
            String name = table.getMember("name").asString();
            tables.put(name, entries(table.getMember("history")));
            if (table.getMember("question").asBoolean()) {
                questions.add(name);
            }
        }
    }

    private static List<Entry> entries(Value history) {
        List<Entry> entries = new ArrayList<>();
        for (Value step : StrictObject.elements(history)) {
            StrictObject cells = new StrictObject("history", step);
            if (step.hasMember("cells")) {
                step.getMember("cells")
                        .getMemberKeys()
                        .forEach(cell -> entries.add(new Entry(cells.text("row"), cell, Change.read(cells, cell))));
            } else {
                entries.add(new Entry(cells.text("row"), cells.text("cell"), Change.read(cells)));
            }
        }
        return entries;
    }

    /**
     * The chains of what a path names: a cell ({@code well.depth}, {@code creatures.bat.attack}), a row, or a whole table; that of a question
     * also as scripts call it, {@code rules.turnEnds}.
     *
     * @throws IllegalArgumentException with the nearest right name when there is no such thing
     */
    public List<CellHistory> of(String called) {
        String path = called.startsWith(RULES) ? called.substring(RULES.length()) : called;
        String table = path.contains(".") ? path.substring(0, path.indexOf('.')) : path;
        if (!tables.containsKey(table)) {
            throw new IllegalArgumentException("There is no table \"" + table + "\"."
                    + rowCalled(path).orElseGet(() -> DidYouMean.hint(table, tables.keySet())));
        }
        List<CellHistory> all = chains(table);
        List<CellHistory> found = under(path, all);
        if (found.isEmpty()) {
            found = whole(table, path).map(full -> under(full, all)).orElse(List.of());
        }
        if (found.isEmpty()) {
            Set<String> paths = new LinkedHashSet<>();
            all.forEach(chain -> paths.addAll(List.of(chain.path(), chain.row())));
            String row = path.substring(Math.min(path.length(), table.length() + 1));
            throw new IllegalArgumentException(
                    "There is no " + path + "." + rowOfAMod(table, row).orElseGet(() -> DidYouMean.hint(path, paths)));
        }
        return found;
    }

    private static List<CellHistory> under(String path, List<CellHistory> all) {
        return all.stream().filter(chain -> chain.isUnder(path)).toList();
    }

    /** The path of a mod's row, or of a cell of it, that was named without its mod, where one row alone is called so. */
    private Optional<String> whole(String table, String path) {
        String[] parts = path.split("\\.", 3);
        List<String> ids = parts.length < 2
                ? List.of()
                : rows(table).filter(id -> id.endsWith(":" + parts[1])).toList();
        String cell = parts.length < 3 ? "" : "." + parts[2];
        return ids.size() == 1 ? Optional.of(table + "." + ids.getFirst() + cell) : Optional.empty();
    }

    /** Whoever asks for a row or a cell of it without its table may mean it in the first table that has it. */
    private Optional<String> rowCalled(String path) {
        int dot = path.indexOf('.');
        return rowCalled(path, "")
                .or(() -> dot < 0 ? Optional.empty() : rowCalled(path.substring(0, dot), path.substring(dot)));
    }

    private Optional<String> rowCalled(String row, String cell) {
        return tables.keySet().stream()
                .flatMap(table -> rows(table)
                        .filter(id -> id.equals(row) || id.endsWith(":" + row))
                        .map(id -> table + "." + id + cell))
                .findFirst()
                .map(ChangeHistory::meant);
    }

    /** A row of a mod's begins with the mod's name, which is easily left out. */
    private Optional<String> rowOfAMod(String table, String row) {
        return rows(table).filter(id -> id.endsWith(":" + row)).findFirst().map(id -> meant(table + "." + id));
    }

    private Stream<String> rows(String table) {
        return tables.get(table).stream().map(Entry::row).distinct();
    }

    private static String meant(String path) {
        return " Did you mean \"" + path + "\"?";
    }

    /** The histories of all cells of a table; none where there is no such table. */
    public List<CellHistory> all(String table) {
        return tables.containsKey(table) ? chains(table) : List.of();
    }

    /** The chains of the rules of that name, whichever question they answer; errors as in {@link #of}. */
    public List<CellHistory> ofRule(String name) {
        List<CellHistory> rules = questions.stream()
                .flatMap(question -> chains(question).stream())
                .filter(chain -> chain.path().endsWith(".answer"))
                .toList();
        List<CellHistory> found =
                rules.stream().filter(chain -> isCalled(chain, name)).toList();
        if (found.isEmpty()) {
            List<String> names = rules.stream().map(ChangeHistory::ruleOf).toList();
            throw unknown("There is no rule \"" + name + "\".", name, new LinkedHashSet<>(names));
        }
        return found;
    }

    /** The paths of all cells that a mod has given a value. */
    public Set<String> changedBy(String mod) {
        Set<String> changed = new LinkedHashSet<>();
        tables.forEach((table, entries) -> entries.stream()
                .filter(entry -> entry.step().mod().equals(mod))
                .forEach(entry -> changed.add(entry.path(table))));
        return changed;
    }

    private static boolean isCalled(CellHistory rule, String name) {
        return rule.row().equals(name)
                || ruleOf(rule).equals(name)
                || ruleOf(rule).endsWith(":" + name);
    }

    private static String ruleOf(CellHistory chain) {
        return chain.row().substring(chain.row().indexOf('.') + 1);
    }

    private List<CellHistory> chains(String table) {
        return known.computeIfAbsent(table, this::linked);
    }

    private List<CellHistory> linked(String table) {
        Map<String, CellHistory> chains = new LinkedHashMap<>();
        for (Entry entry : tables.get(table)) {
            String row = entry.row().isEmpty() ? table : table + "." + entry.row();
            if (entry.cell().isEmpty()) {
                chains.values().stream()
                        .filter(chain -> chain.row().equals(row))
                        .forEach(chain -> chain.steps().add(entry.step()));
            } else {
                String path = entry.path(table);
                chains.computeIfAbsent(path, _ -> new CellHistory(path, row, new ArrayList<>()))
                        .steps()
                        .add(entry.step());
            }
        }
        return List.copyOf(chains.values());
    }

    private static IllegalArgumentException unknown(String what, String name, Set<String> names) {
        return new IllegalArgumentException(what + DidYouMean.hint(name, names));
    }
}
