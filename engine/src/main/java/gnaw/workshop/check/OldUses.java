package gnaw.workshop.check;

import gnaw.mod.Mod;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds imports and facts by old words, which will do for this one version only. Of tables' words loading itself tells. */
final class OldUses {
    private OldUses() {}

    /** A warning at each, with what to write instead. */
    static List<Finding> in(String file, String script, Collection<Mod> mods) {
        Map<String, String> old = new HashMap<>();
        mods.forEach(mod -> old.putAll(mod.oldWords()));
        return old.isEmpty()
                ? List.of()
                : NameUse.in(script).stream()
                        .flatMap(use -> use.readings().stream()
                                .flatMap(reading -> word(reading).stream())
                                .filter(old::containsKey)
                                .map(word -> Finding.warning(
                                        use.at().place(file), "It speaks of " + word + ", " + old.get(word))))
                        .toList();
    }

    /** The word that is imported or read, or the file of the base game that is imported from. */
    private static Optional<String> word(String reading) {
        if (reading.startsWith("name " + Mod.BASE + "/")) {
            return Optional.of(reading.substring(("name " + Mod.BASE + "/").length()));
        }
        return reading.startsWith("import ") || reading.startsWith("fact ")
                ? Optional.of(reading.substring(reading.lastIndexOf(' ') + 1))
                : Optional.empty();
    }
}
