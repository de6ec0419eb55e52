package gnaw.mod;

import java.util.ArrayList;
import java.util.List;

/** The pairs of mods that cannot be played together: it is enough that one of the two says so. */
final class Conflicts {
    private Conflicts() {}

    static List<String> among(List<Mod> mods) {
        List<String> conflicts = new ArrayList<>();
        for (int i = 0; i < mods.size(); i++) {
            for (Mod other : mods.subList(i + 1, mods.size())) {
                Mod one = mods.get(i);
                if (one.conflicts().contains(other.id()) || other.conflicts().contains(one.id())) {
                    conflicts.add(one.id() + " and " + other.id() + " cannot be played together.");
                }
            }
        }
        return conflicts;
    }
}
