package gnaw.mod;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Switches mods on and off so that what is on goes together: what a mod requires comes with it, and what cannot be played with it goes.
 *
 * @param on the mods that are on, without those that they require
 */
public record ModToggle(Mods mods, List<String> on) {
    /**
     * What came of it.
     *
     * @param on the mods that are on now, without those that they require
     * @param told what was switched, in sentences
     */
    public record Turned(List<String> on, String told) {}

    /** That mod on. A {@link ScriptError} tells why it cannot be played at all. */
    public Turned on(String id) {
        mods.choose(List.of(id));
        Set<String> coming = withRequired(id);
        List<String> going = on.stream()
                .filter(other -> excludes(withRequired(other), coming))
                .toList();
        List<String> all = new ArrayList<>(on);
        all.removeAll(going);
        all.remove(id);
        all.add(id);
        coming.remove(id);
        String required = coming.isEmpty() ? "" : ", with " + String.join(", ", coming) + ", which it requires";
        return new Turned(all, id + " is on" + required + "." + told(going, "cannot be played with " + id));
    }

    /** That mod off, and with it those that require it. */
    public Turned off(String id) {
        List<String> going =
                on.stream().filter(other -> withRequired(other).contains(id)).toList();
        List<String> all = new ArrayList<>(on);
        all.removeAll(going);
        List<String> others = going.stream().filter(other -> !other.equals(id)).toList();
        return new Turned(all, id + " is off." + told(others, "cannot be played without " + id));
    }

    private static String told(List<String> going, String why) {
        return going.isEmpty()
                ? ""
                : " " + String.join(", ", going) + (going.size() == 1 ? " is off: it " : " are off: they ") + why + ".";
    }

    /** The mod and all that it requires, as far as they are there. */
    private Set<String> withRequired(String id) {
        Set<String> all = new TreeSet<>();
        List<String> waiting = new ArrayList<>(List.of(id));
        while (!waiting.isEmpty()) {
            String next = waiting.removeLast();
            if (all.add(next)) {
                find(next).ifPresent(mod -> waiting.addAll(mod.requires().keySet()));
            }
        }
        return all;
    }

    private boolean excludes(Set<String> some, Set<String> others) {
        Set<String> together = new LinkedHashSet<>(some);
        together.addAll(others);
        return !Conflicts.among(
                        together.stream().flatMap(id -> find(id).stream()).toList())
                .isEmpty();
    }

    private Optional<Mod> find(String id) {
        return Optional.ofNullable(mods.found().get(id));
    }
}
