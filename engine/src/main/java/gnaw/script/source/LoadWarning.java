package gnaw.script.source;

import java.util.Collection;
import java.util.List;

/**
 * Something in the scripts that is allowed, but may surprise: two mods that set one cell, a thing that is called by its old name.
 *
 * @param place mod and file, with line and column
 * @param what what the scripts do there, such as "speaks of items.pelt, which is called zoo:fur now."
 * @param others the mods that it concerns beside the one in whose file it stands
 */
public record LoadWarning(String place, String what, List<String> others) {
    public LoadWarning {
        others = List.copyOf(others);
    }

    /** The same in a sentence that begins with the place. */
    public String told() {
        return place + " " + what;
    }

    /** Whether all mods that it concerns are among these. */
    public boolean isAmong(Collection<String> mods) {
        String mod = place.substring(0, Math.max(0, place.indexOf('/')));
        return mods.contains(mod) && mods.containsAll(others);
    }
}
