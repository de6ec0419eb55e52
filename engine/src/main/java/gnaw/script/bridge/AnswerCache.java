package gnaw.script.bridge;

import gnaw.script.value.HostFunction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Answers of rules to screens, kept for as long as every fact that was read for them is the same. Rules are pure, so that they would
 * answer the same again, and screens ask at each key.
 */
public final class AnswerCache {
    private record Asked(String question, String row, List<Object> given) {}

    private record Read(Facts<?> view, String name, Optional<Object> value) {
        /** What a function answers, such as another rule's answer, is not known before it is called. */
        boolean isStillSo() {
            return value.filter(HostFunction.class::isInstance).isEmpty()
                    && view.find(name).equals(value);
        }
    }

    private record Known(List<Read> reads, Object answer) {
        boolean isStillSo() {
            for (Read read : reads) {
                if (!read.isStillSo()) {
                    return false;
                }
            }
            return true;
        }
    }

    private final Map<Asked, Known> known = new HashMap<>();
    private final Deque<List<Read>> underway = new ArrayDeque<>();

    /** The answer as it is known, or else as {@code asking} gives it. */
    @SuppressWarnings("unchecked")
    public <T> T recall(String question, String row, Object[] given, Supplier<T> asking) {
        Asked asked = new Asked(question, row, List.of(given));
        Known before = known.get(asked);
        return before != null && before.isStillSo() ? (T) before.answer() : asked(asked, asking);
    }

    private <T> T asked(Asked asked, Supplier<T> asking) {
        List<Read> reads = new ArrayList<>();
        underway.push(reads);
        try {
            T answer = asking.get();
            known.put(asked, new Known(List.copyOf(reads), answer));
            return answer;
        } finally {
            underway.pop();
        }
    }

    /** A rule has read a fact of a view: empty if there is no such fact. */
    void read(Facts<?> view, String name, Optional<Object> value) {
        if (!underway.isEmpty()) {
            underway.element().add(new Read(view, name, value));
        }
    }

    /** Nothing is known any more. */
    void forget() {
        known.clear();
    }
}
