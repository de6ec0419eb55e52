package gnaw.workshop.docs;

import gnaw.mod.Mod;
import gnaw.script.Rulebook;
import gnaw.script.source.EngineText;
import gnaw.script.source.Exports;
import gnaw.script.table.TableContents;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names that a mod may lean on in a version of the script API, one a line and each led by its sort, such as {@code fact hitPoints}. */
public final class ApiNames {
    /** The folder of such lists beside the base game's scripts. */
    public static final String FOLDER = "versions";

    /** How the names of these files end, behind the version. */
    public static final String ENDING = ".txt";

    private ApiNames() {}

    /** Where the names of a version lie. */
    public static Path file(Path scripts, String version) {
        return scripts.resolve(FOLDER).resolve(version + ENDING);
    }

    /** The list of what these scripts and the engine give to mods, in alphabetical order. */
    public static String of(Rulebook base) {
        return Stream.of(
                        imports(Mod.ENGINE, Exports.ofEngine()),
                        base.sources().entrySet().stream()
                                .flatMap(file -> imports(file.getKey(), Exports.of(file.getValue()))),
                        Word.in(EngineText.of("acts.js")).stream().map(act -> "action " + act.name()),
                        FactView.all().stream()
                                .flatMap(view -> view.facts().stream())
                                .map(fact -> "fact " + fact.name()),
                        base.tables().stream().flatMap(ApiNames::table))
                .flatMap(names -> names)
                .collect(Collectors.toCollection(TreeSet::new))
                .stream()
                .map(name -> name + "\n")
                .collect(Collectors.joining());
    }

    private static Stream<String> imports(String module, Collection<String> names) {
        return names.stream().map(name -> "import " + module + " " + name);
    }

    private static Stream<String> table(TableContents table) {
        return Stream.of(
                        Stream.of((table.answers() ? "question " : "table ") + table.name()),
                        table.cells().stream().map(cell -> "cell " + table.name() + "." + cell.name()),
                        rows(table).stream().map(id -> "row " + table.name() + "." + id))
                .flatMap(names -> names);
    }

    private static List<String> rows(TableContents table) {
        return table.flat() ? List.of() : table.ids();
    }
}
