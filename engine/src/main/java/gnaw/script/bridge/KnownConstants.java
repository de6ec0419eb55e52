package gnaw.script.bridge;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.graalvm.polyglot.Value;

/**
 * What objects of scripts that nobody can change any more have been read as, such as all that a memoized function answers: that is done once,
 * for rules give the same ones over and over, and some of them are weights of all creatures that there are.
 */
final class KnownConstants<T> {
    private static final int MOST = 500;

    private final Function<Value, T> reading;
    private final Predicate<Value> isConstant;
    private final Map<Value, T> known = new HashMap<>();

    KnownConstants(Function<Value, T> reading, Predicate<Value> isConstant) {
        this.reading = reading;
        this.isConstant = isConstant;
    }

    T of(Value object) {
        return Optional.ofNullable(known.get(object)).orElseGet(() -> read(object));
    }

    private T read(Value object) {
        T read = reading.apply(object);
        if (isConstant.test(object)) {
            if (known.size() >= MOST) {
                known.clear();
            }
            known.put(object, read);
        }
        return read;
    }
}
