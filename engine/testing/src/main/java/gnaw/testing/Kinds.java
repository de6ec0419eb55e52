package gnaw.testing;

import gnaw.game.Rules;
import gnaw.script.Nearest;
import java.util.List;
import java.util.Set;

/** Ids by the names that tests use: a mod's own name may be left out. Says so, with the nearest name, when there is none. */
final class Kinds {
    private Kinds() {}

    static void requireMeter(Rules rules, String name) {
        require("meter", name, rules.catalog().meters().keySet());
    }

    static String creature(Rules rules, String name) {
        return named("kind of creature", name, rules.catalog().creatures().keySet());
    }

    static String item(Rules rules, String name) {
        return named("kind of item", name, rules.catalog().items().keySet());
    }

    static String verb(Rules rules, String name) {
        return named("verb", name, rules.catalog().verbs().keySet());
    }

    /** The name itself, or the only one that a mod has made of it. */
    static String named(String what, String name, Set<String> names) {
        List<String> ofMods =
                names.stream().filter(id -> id.endsWith(":" + name)).toList();
        if (!names.contains(name) && ofMods.size() == 1) {
            return ofMods.getFirst();
        }
        require(what, name, names);
        return name;
    }

    static void require(String what, String name, Set<String> names) {
        if (!names.contains(name)) {
            throw new IllegalArgumentException(
                    "There is no " + what + " \"" + name + "\"." + Nearest.hint(name, names));
        }
    }
}
