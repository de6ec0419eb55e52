package gnaw.script.bridge;

import gnaw.script.load.LoadedScripts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/**
 * Weights that nobody can change any more, such as all that a memoized function answers: they are read once, for rules pick from the same ones
 * over and over, and some of them are of all creatures that there are.
 */
final class KnownWeights {
    private static final int MOST = 500;

    private final LoadedScripts loaded;
    private final Map<Value, Weights> known = new HashMap<>();

    KnownWeights(LoadedScripts loaded) {
        this.loaded = loaded;
    }

    Weights of(Value object) {
        return Optional.ofNullable(known.get(object)).orElseGet(() -> read(object));
    }

    private Weights read(Value object) {
        Weights weights = Weights.of(object);
        if (loaded.isConstant(object)) {
            if (known.size() >= MOST) {
                known.clear();
            }
            known.put(object, weights);
        }
        return weights;
    }
}
