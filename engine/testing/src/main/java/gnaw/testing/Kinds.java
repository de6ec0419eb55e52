package gnaw.testing;

import gnaw.game.Rules;
import gnaw.script.Nearest;
import java.util.List;
import java.util.Set;

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
