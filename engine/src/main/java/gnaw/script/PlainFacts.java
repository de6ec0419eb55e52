package gnaw.script;

import java.util.List;
import java.util.Map;

/** A few facts by name, such as the story of a finished game. */
final class PlainFacts extends Facts {
    private final Map<String, Object> facts;

    PlainFacts(Map<String, Object> facts) {
        this.facts = Map.copyOf(facts);
    }

    @Override
    boolean has(String name) {
        return facts.containsKey(name);
    }

    @Override
    Object get(String name) {
        return facts.get(name);
    }

    @Override
    List<String> names() {
        return facts.keySet().stream().sorted().toList();
    }
}
