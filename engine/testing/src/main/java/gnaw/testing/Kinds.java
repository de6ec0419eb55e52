package gnaw.testing;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Rules;
import gnaw.script.Nearest;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a test calls things: by their whole ids, or without the mod's name where that is enough. */
final class Kinds {
    private Kinds() {}

    /** The id of the meter that a test calls so. */
    static String meter(Rules rules, String name) {
        return id("meter", name, rules.catalog().meters().keySet());
    }

    /** The id of the kind of creature that a test calls so. */
    static String creature(Rules rules, String name) {
        return id("kind of creature", name, rules.catalog().creatures().keySet());
    }

    /** The id of the kind of thing that a test calls so. */
    static String item(Rules rules, String name) {
        return id("kind of item", name, rules.catalog().items().keySet());
    }

    /** The id of the verb that a test calls so. */
    static String verb(Rules rules, String name) {
        return id("verb", name, rules.catalog().verbs().keySet());
    }

    /** The ids of all actions that need nothing but a name: those with a row, and to wait, which needs none. */
    static Set<String> acts(Catalog catalog) {
        Set<String> acts = new TreeSet<>(catalog.acts().keySet());
        acts.add(Action.await().id());
        return acts;
    }

    /** The actions that use a tile underfoot. */
    static Set<String> leads(Catalog catalog) {
        return catalog.tiles().values().stream()
                .flatMap(tile -> tile.leads().stream())
                .collect(Collectors.toSet());
    }

    /** Whether a test may call one of these so. */
    static boolean isAmong(Set<String> ids, String name) {
        return ids.contains(name) || ids.stream().anyMatch(id -> id.endsWith(":" + name));
    }

    /** The name itself, or the only id that is the name behind a mod's; else an error that says so, with the nearest. */
    static String id(String what, String name, Set<String> ids) {
        if (ids.contains(name)) {
            return name;
        }
        List<String> fitting =
                ids.stream().filter(id -> id.endsWith(":" + name)).sorted().toList();
        if (fitting.size() == 1) {
            return fitting.getFirst();
        }
        throw new IllegalArgumentException(
                fitting.isEmpty()
                        ? "There is no " + what + " \"" + name + "\"." + Nearest.hint(name, ids)
                        : "The " + what + " \"" + name + "\" may be " + String.join(" or ", fitting) + ": say which.");
    }
}
