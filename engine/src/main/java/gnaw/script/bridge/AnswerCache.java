package gnaw.script.bridge;

import gnaw.game.Depth;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Answers of rules, kept for as long as every fact that was read or looked up for them is the same. Most rules are asked at each turn, and
 * seldom have anything new to say. One that has is left alone for a while: to compare in vain takes time, too.
 */
public final class AnswerCache {
    private static final int MOST_SUBJECTS = 64;
    private static final int MOST_ANSWERS = 6;
    private static final int MISSES_UNTIL_REST = 6;
    private static final int ASKS_OF_REST = 32;

    /** What is known of one rule, by whom it is about, and for how many asks to come it is left alone. */
    private static final class Memory {
        private final Map<Object, Deque<KnownAnswer>> answers = new HashMap<>();
        private int misses;
        private int rest;

        boolean rests() {
            return rest > 0 && rest-- > 0;
        }

        Optional<KnownAnswer> find(Depth where, Object[] given, FactViews views) {
            for (KnownAnswer known : known(given[0])) {
                if (known.fits(where, given, views)) {
                    misses = 0;
                    return Optional.of(known);
                }
            }
            if (++misses > MISSES_UNTIL_REST) {
                rest = ASKS_OF_REST;
            }
            return Optional.empty();
        }

        private Iterable<KnownAnswer> known(Object subject) {
            Deque<KnownAnswer> known = answers.get(subject);
            return known == null ? List.of() : known;
        }

        void keep(KnownAnswer answer) {
            if (answers.size() >= MOST_SUBJECTS) {
                answers.clear();
            }
            Deque<KnownAnswer> known = answers.computeIfAbsent(answer.given()[0], _ -> new ArrayDeque<>());
            if (known.size() >= MOST_ANSWERS) {
                known.removeLast();
            }
            known.addFirst(answer);
        }
    }

    private final FactViews views;
    private final Map<Object, Memory> rules = new IdentityHashMap<>();
    private final Map<Integer, Memory> parts = new HashMap<>();
    private final Deque<List<Read>> underway = new ArrayDeque<>();
    private int spoilt;

    AnswerCache(FactViews views) {
        this.views = views;
    }

    /** The answer of a rule on that level as it is known, or else as {@code asking} gives it. One rule is always the same object. */
    @SuppressWarnings("unchecked")
    public <T> T recall(Object rule, Depth where, Object[] given, Supplier<T> asking) {
        Memory memory = rules.computeIfAbsent(rule, _ -> new Memory());
        if (memory.rests()) {
            return asking.get();
        }
        return memory.find(where, given, views)
                .map(known -> (T) known.answer())
                .orElseGet(() -> asked(memory, where, given, new ArrayList<>(), asking));
    }

    /** The same for a function that rules call: whoever calls it has read all that it reads. */
    @SuppressWarnings("unchecked")
    <T> T recallPart(int function, Depth where, Object[] given, Supplier<T> asking) {
        Memory memory = parts.computeIfAbsent(function, _ -> new Memory());
        if (memory.rests()) {
            return asking.get();
        }
        Optional<KnownAnswer> known = memory.find(where, given, views);
        List<Read> reads = known.map(KnownAnswer::reads).orElseGet(ArrayList::new);
        try {
            return known.map(kept -> (T) kept.answer()).orElseGet(() -> asked(memory, where, given, reads, asking));
        } finally {
            readToo(reads);
        }
    }

    private void readToo(List<Read> reads) {
        if (!underway.isEmpty()) {
            underway.element().addAll(reads);
        }
    }

    private <T> T asked(Memory memory, Depth where, Object[] given, List<Read> reads, Supplier<T> asking) {
        int before = spoilt;
        underway.push(reads);
        try {
            T answer = asking.get();
            if (spoilt == before && KnownAnswer.isWorthKeeping(reads)) {
                memory.keep(new KnownAnswer(where, given, reads, answer));
            }
            return answer;
        } finally {
            underway.pop();
        }
    }

    /** A rule has read a fact of a view: empty if there is no such fact. */
    void read(Facts<?> view, String name, Optional<Object> value) {
        if (!underway.isEmpty() && !(value.orElse("") instanceof Lookup)) {
            underway.element().add(Read.of(view, name, value));
        }
    }

    /** A rule has looked something up. */
    void lookedUp(Facts<?> view, Lookup.Call call, Object found) {
        if (!underway.isEmpty()) {
            underway.element().add(Read.of(view, call, found));
        }
    }

    /** A rule has done something that it has to do again the next time, such as writing into the log of its author. */
    public void spoil() {
        spoilt++;
    }

    /** Nothing is known any more. */
    void forget() {
        rules.clear();
        parts.clear();
    }
}
