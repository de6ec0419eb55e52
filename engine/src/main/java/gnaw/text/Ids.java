package gnaw.text;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Things of one sort, which people call by their whole ids, by these without the mod's name where only one is so called, or as they were
 * called once. Scripts find theirs by {@code names.js}, for the same reason as {@link DidYouMean}.
 *
 * @param newNames what an id may be called now
 */
public record Ids(Collection<String> all, Function<String, List<String>> newNames) {
    /** Things that never had another name. */
    public Ids(Collection<String> all) {
        this(all, _ -> List.of());
    }

    /** The one that is meant; empty where none is, or more than one may be. */
    public Optional<String> find(String name) {
        if (all.contains(name)) {
            return Optional.of(name);
        }
        List<String> same = calledSo(name, all);
        return same.size() == 1
                ? Optional.of(same.getFirst())
                : newNames.apply(name).stream().filter(all::contains).findFirst();
    }

    /**
     * The one that is meant.
     *
     * @throws IllegalArgumentException with all that may be, or the nearest, where it is not one
     */
    public String named(String what, String name) {
        return named(what, name, IllegalArgumentException::new);
    }

    /** The same; a mistake is made of the sentence that tells it. */
    public String named(String what, String name, Function<String, ? extends RuntimeException> mistake) {
        return find(name).orElseThrow(() -> mistake.apply(DidYouMean.unknown(what, name, all)));
    }

    /** Whether at least one may be meant. */
    public boolean include(String name) {
        return all.contains(name) || !calledSo(name, all).isEmpty();
    }

    /** Those of any mod's that are so called. */
    static List<String> calledSo(String name, Collection<String> ids) {
        return ids.stream().filter(id -> id.endsWith(":" + name)).sorted().toList();
    }
}
