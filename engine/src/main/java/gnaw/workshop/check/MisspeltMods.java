package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.text.DidYouMean;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Names under {@code after} and {@code conflicts} that are nearly those of mods: one that is not there is nobody's mistake otherwise. */
public final class MisspeltMods {
    private MisspeltMods() {}

    /** A warning for each such name of a mod; {@code known} are the ids of all mods that there are. */
    public static List<Finding> of(Mod mod, Collection<String> known) {
        return Stream.concat(mod.after().stream(), mod.conflicts().stream())
                .filter(name -> !known.contains(name))
                .filter(name -> DidYouMean.to(name, known).isPresent())
                .map(name -> Finding.warning(mod.id() + "/mod.json", DidYouMean.unknown("mod", name, known)))
                .toList();
    }
}
