package gnaw.cli.console;

import gnaw.script.Nearest;
import java.util.Collection;
import java.util.List;

/** Finds the ids that a person means. */
final class Ids {
    private Ids() {}

    /**
     * The id itself, or the only one that is so called without its mod's name.
     *
     * @throws IllegalArgumentException with the nearest when there is none
     */
    static String find(String what, String name, Collection<String> ids) {
        if (ids.contains(name)) {
            return name;
        }
        List<String> same = ids.stream().filter(id -> id.endsWith(":" + name)).toList();
        if (same.size() == 1) {
            return same.getFirst();
        }
        throw new IllegalArgumentException("There is no " + what + " \"" + name + "\"." + Nearest.hint(name, ids));
    }

    /**
     * A whole number between two others.
     *
     * @throws IllegalArgumentException that says so when it is none
     */
    static int whole(String what, String word, int least, int most) {
        try {
            int number = Integer.parseInt(word);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException none) {
            // Told below, as a number out of bounds is.
        }
        throw new IllegalArgumentException(
                what + " must be a whole number from " + least + " to " + most + ", not \"" + word + "\".");
    }
}
