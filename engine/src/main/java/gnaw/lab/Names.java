package gnaw.lab;

import java.util.Collection;
import java.util.List;

/** Finds ids by what people type: the whole id, or without its mod's name where only one has it. */
final class Names {
    private Names() {}

    /** The id; a {@link Mistake} when there is none or more than one. */
    static String find(String what, String name, Collection<String> ids) {
        if (ids.contains(name)) {
            return name;
        }
        List<String> same = ids.stream().filter(id -> id.endsWith(":" + name)).toList();
        if (same.size() > 1) {
            throw new Mistake("The " + what + " \"" + name + "\" could be " + String.join(" or ", same) + ".");
        }
        return same.stream().findFirst().orElseThrow(() -> Mistake.unknown(what, name, ids));
    }

    /** The number that a text says, anything but NaN; {@code where} is what it stands in. */
    static double number(String text, String where) {
        try {
            double number = Double.parseDouble(text);
            if (!Double.isNaN(number)) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw noNumber(text, where);
        }
        throw noNumber(text, where);
    }

    private static Mistake noNumber(String text, String where) {
        return new Mistake("\"" + text + "\" in \"" + where + "\" is no number.");
    }
}
