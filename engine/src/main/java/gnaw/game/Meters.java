package gnaw.game;

import gnaw.text.Numbers;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The values that scripts keep by names of their own: of somebody, something, a place or the world. Nearly all are numbers, the others
 * {@link MemoType memos}.
 */
public final class Meters {
    private static final Set<Object> NOTHING = Set.of(0.0, "", List.of(), Map.of());

    private final HashMap<String, Double> values = new HashMap<>();
    private final HashMap<String, Object> memos = new HashMap<>(0);
    private int changes;
    // What has been found out since the last change.
    private final Map<Predicate<Meters>, Boolean> known = new IdentityHashMap<>(0);
    private int knownSince;

    Meters() {}

    Meters(Map<String, Object> saved) {
        saved.forEach(this::put);
    }

    /** Whether there is such a meter. */
    public boolean has(String name) {
        return values.containsKey(name) || memos.containsKey(name);
    }

    /** The number or memo, if there is such a meter. */
    public Optional<Object> find(String name) {
        Double value = values.get(name);
        return value != null ? Optional.of(value) : Optional.ofNullable(memos.get(name));
    }

    /** The number, or 0 where there is no such meter. */
    public double get(String name) {
        return values.getOrDefault(name, 0.0);
    }

    /** What a meter holds that holds no number, if there is such a meter. */
    public Optional<Object> memo(String name) {
        return Optional.ofNullable(memos.get(name));
    }

    /** All numbers by name. */
    public SortedMap<String, Double> numbers() {
        return new TreeMap<>(values);
    }

    /** All numbers and memos by name. */
    public SortedMap<String, Object> all() {
        TreeMap<String, Object> all = new TreeMap<>(values);
        all.putAll(memos);
        return all;
    }

    /** All as a person reads them; those that hold nothing in one word, for there may be dozens. */
    public String told() {
        SortedMap<String, Object> held = all();
        boolean left = held.values().removeIf(NOTHING::contains);
        Stream<String> each =
                held.entrySet().stream().map(meter -> meter.getKey() + " " + Numbers.told(meter.getValue()));
        return Stream.concat(each, left ? Stream.of("others 0") : Stream.empty())
                .collect(Collectors.joining(", "));
    }

    /** Whether all numbers are such that one can compute with. */
    public boolean areFinite() {
        for (double value : values.values()) {
            if (!Double.isFinite(value)) {
                return false;
            }
        }
        return true;
    }

    /** Whether they are as something asks that looks at nothing else, and is always the same object. It is asked again after a change alone. */
    public boolean fit(Predicate<Meters> asked) {
        if (knownSince != changes) {
            known.clear();
            knownSince = changes;
        }
        Boolean answer = known.get(asked);
        if (answer == null) {
            answer = asked.test(this);
            known.put(asked, answer);
        }
        return answer;
    }

    /** How often one was set or taken away. */
    int changes() {
        return changes;
    }

    /** What is beyond all numbers becomes the last one: an endless meter could not be computed with, nor saved. */
    void set(String name, double value) {
        changes++;
        values.put(name, value == 0 ? 0.0 : Math.clamp(value, -Double.MAX_VALUE, Double.MAX_VALUE));
    }

    /** A number or a memo. */
    void put(String name, Object held) {
        if (held instanceof Double value) {
            set(name, value);
        } else {
            changes++;
            memos.put(name, held);
        }
    }

    void putIfAbsent(String name, Object held) {
        if (!has(name)) {
            put(name, held);
        }
    }

    boolean sameAs(Meters other) {
        return values.equals(other.values) && memos.equals(other.memos);
    }

    void remove(String name) {
        changes++;
        values.remove(name);
        memos.remove(name);
    }
}
