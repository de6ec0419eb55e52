package gnaw.script.coverage;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/** A map that tells what is looked up in it. */
final class ObservedMap<V> extends AbstractMap<String, V> {
    private final Map<String, V> map;
    private final BiConsumer<String, V> found;

    ObservedMap(Map<String, V> map, BiConsumer<String, V> found) {
        this.map = map;
        this.found = found;
    }

    @Override
    public V get(Object key) {
        V value = map.get(key);
        if (value != null) {
            found.accept((String) key, value);
        }
        return value;
    }

    @Override
    public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    @Override
    public Set<Entry<String, V>> entrySet() {
        return map.entrySet();
    }
}
