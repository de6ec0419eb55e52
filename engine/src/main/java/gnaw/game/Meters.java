package gnaw.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Named numbers that scripts invent: what somebody, something or the world has of each. */
public final class Meters {
    private final HashMap<String, Double> values = new HashMap<>();

    Meters() {}

    Meters(Map<String, Double> values) {
        this.values.putAll(values);
    }

    /** Whether there is such a meter. */
    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** The value, if there is such a meter. */
    public Optional<Double> find(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** The value, or 0 where there is no such meter. */
    public double get(String name) {
        return values.getOrDefault(name, 0.0);
    }

    /** All of them by name. */
    public SortedMap<String, Double> all() {
        return new TreeMap<>(values);
    }

    /** Whether all of them are numbers that one can reckon with. */
    public boolean areFinite() {
        for (double value : values.values()) {
            if (!Double.isFinite(value)) {
                return false;
            }
        }
        return true;
    }

    /** What is beyond all numbers becomes the last one: an endless meter could not be reckoned with, nor saved. */
    void set(String name, double value) {
        values.put(name, value == 0 ? 0.0 : Math.clamp(value, -Double.MAX_VALUE, Double.MAX_VALUE));
    }

    void setIfAbsent(String name, double value) {
        values.putIfAbsent(name, value);
    }

    boolean sameAs(Meters other) {
        return values.equals(other.values);
    }

    void remove(String name) {
        values.remove(name);
    }
}
