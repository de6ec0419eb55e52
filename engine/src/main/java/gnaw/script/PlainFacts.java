package gnaw.script;

import gnaw.game.Ending;
import java.util.List;
import java.util.Map;

/** A few facts by name, such as the story of a finished game. */
final class PlainFacts extends Facts {
    private final Map<String, Object> facts;

    PlainFacts(Map<String, Object> facts) {
        this.facts = Map.copyOf(facts);
    }

    /** The story of a game that has ended so. */
    static PlainFacts of(Ending ending) {
        return new PlainFacts(Map.of(
                "won", ending.won(),
                "cause", ending.cause(),
                "killer", ending.killer(),
                "turn", ending.turn(),
                "depth", ending.depth()));
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
