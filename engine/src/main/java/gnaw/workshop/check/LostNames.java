package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.script.table.TableContents;
import gnaw.text.DidYouMean;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds new names in a mod's {@code mod.json} that nothing has: whoever has a game from before would be told of it, and lose what was called so. */
final class LostNames {
    private LostNames() {}

    /** An error for each name that is neither a row's nor a cell's, and that has become no other since. */
    static List<Finding> of(Mod mod, List<TableContents> tables) {
        Set<String> names = tables.stream()
                .flatMap(table -> Stream.concat(
                        table.ids().stream(), table.cells().stream().map(TableContents.Cell::name)))
                .map(name -> name.startsWith(mod.id() + ":")
                        ? name.substring(mod.id().length() + 1)
                        : name)
                .collect(Collectors.toCollection(TreeSet::new));
        names.addAll(mod.renamed().keySet());
        return mod.renamed().entrySet().stream()
                .filter(name -> !names.contains(name.getValue()))
                .map(name -> Finding.error(
                        mod.id() + "/mod.json",
                        "It says that \"" + name.getKey() + "\" is called \"" + name.getValue()
                                + "\" now, but nothing is." + DidYouMean.hint(name.getValue(), names)))
                .toList();
    }
}
