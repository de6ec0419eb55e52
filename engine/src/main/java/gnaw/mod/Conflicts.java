package gnaw.mod;

import java.util.ArrayList;
import java.util.List;

/** The pairs of mods that cannot be played together. */
final class Conflicts {
    private Conflicts() {}

    static List<String> among(List<Mod> mods) {
        List<String> conflicts = new ArrayList<>();
        for (int i = 0; i < mods.size(); i++) {
            for (Mod other : mods.subList(i + 1, mods.size())) {
                mods.get(i).quarrelWith(other).ifPresent(conflicts::add);
            }
        }
        return conflicts;
    }
}
