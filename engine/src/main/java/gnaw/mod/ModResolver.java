package gnaw.mod;

import gnaw.text.DidYouMean;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Gathers the mods that a player wants, with all that they require. */
final class ModResolver {
    private final Mods all;
    private final Set<String> named = new HashSet<>();
    private final SortedMap<String, Mod> mods = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();
    /** By each mod that another requires, what is told of it. */
    private final SortedMap<String, String> notes = new TreeMap<>();

    private final SortedSet<String> broken = new TreeSet<>();

    ModResolver(Mods all) {
        this.all = all;
    }

    /** A mod that the player names. */
    void add(String id) {
        named.add(id);
        find(id, "").ifPresent(this::takeIn);
    }

    private void takeIn(Mod mod) {
        if (mods.putIfAbsent(mod.id(), mod) == null) {
            mod.requires().forEach((other, range) -> require(mod, other, range));
        }
    }

    private void require(Mod mod, String other, String range) {
        Optional<Mod> found = find(other, mod.id() + " requires it. ");
        found.filter(required -> !Versions.fits(required.version(), range))
                .ifPresent(required -> problems.add(mod.id() + " requires " + other + " " + range + ", but " + other
                        + " is version " + required.version() + "."));
        found.filter(required -> !mods.containsKey(other)).ifPresent(required -> {
            notes.put(other, other + " is on, too: " + mod.id() + " requires it.");
            takeIn(required);
        });
    }

    private Optional<Mod> find(String id, String why) {
        Mod mod = all.found().get(id);
        if (all.broken().containsKey(id)) {
            broken.add(id);
        }
        if (mod == null) {
            problems.add(Optional.ofNullable(all.broken().get(id)).orElseGet(() -> unknown(id, why)));
        }
        return Optional.ofNullable(mod);
    }

    private String unknown(String id, String why) {
        String hint = id.equals(Mod.BASE)
                ? " The base game is always there: \"gnaw\" in mod.json says for which version of it a mod is made."
                : DidYouMean.hint(id, new TreeSet<>(all.found().keySet()));
        return "There is no mod \"" + id + "\"." + (" " + why).stripTrailing() + hint;
    }

    /** Those that were found. */
    List<Mod> mods() {
        return List.copyOf(mods.values());
    }

    /** Why they cannot be played. */
    List<String> problems() {
        return problems.stream().distinct().toList();
    }

    /** Those that cannot be read. */
    List<String> broken() {
        return List.copyOf(broken);
    }

    /** Which were added because others require them, and not because the player names them. */
    List<String> notes() {
        return notes.entrySet().stream()
                .filter(note -> !named.contains(note.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }
}
