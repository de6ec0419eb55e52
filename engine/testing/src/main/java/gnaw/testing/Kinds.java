package gnaw.testing;

import gnaw.game.Rules;
import gnaw.script.Nearest;
import java.util.Set;

/** Says so, with the nearest name, when a test names what the scripts do not define. */
final class Kinds {
    private Kinds() {}

    static void requireMeter(Rules rules, String name) {
        require("meter", name, rules.catalog().meters().keySet());
    }

    static void requireCreature(Rules rules, String name) {
        require("kind of creature", name, rules.catalog().creatures().keySet());
    }

    static void requireItem(Rules rules, String name) {
        require("kind of item", name, rules.catalog().items().keySet());
    }

    static void require(String what, String name, Set<String> names) {
        if (!names.contains(name)) {
            throw new IllegalArgumentException(
                    "There is no " + what + " \"" + name + "\"." + Nearest.hint(name, names));
        }
    }
}
