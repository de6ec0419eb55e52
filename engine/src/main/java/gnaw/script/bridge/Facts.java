package gnaw.script.bridge;

import gnaw.script.value.Malformed;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyObject;

/**
 * A read-only view that a rule is given.
 *
 * @param <T> what is viewed
 */
public final class Facts<T> implements ProxyObject {
    private final FactSheet<T> sheet;
    private final T subject;
    private Map<String, Object> kept = Map.of();
    /** The cells of its row, looked up again when that is another: somebody may become of another kind. */
    private String row = "";

    private Map<String, Value> cells = Map.of();
    /** The language asks whether there is a fact, and then for the fact: what was found for the first question answers the second. */
    private String found = "";

    private Object foundFact = "";

    Facts(FactSheet<T> sheet, T subject) {
        this.sheet = sheet;
        this.subject = subject;
    }

    /** What is viewed. */
    public T subject() {
        return subject;
    }

    /** What authors call such a view. */
    String type() {
        return sheet.type();
    }

    /** What the view that a script handed back is of, if it is a view of such a thing. */
    public static <S> Optional<S> subject(Value value, Class<S> type) {
        return value != null && value.isProxyObject() && value.asProxyObject() instanceof Facts<?> facts
                ? Optional.of(facts.subject).filter(type::isInstance).map(type::cast)
                : Optional.empty();
    }

    /** Whether two facts are the same: two views of equal things are. */
    static boolean isSame(Object one, Object other) {
        return one == other
                || one.equals(other)
                || one instanceof Facts<?> seen
                        && other instanceof Facts<?> again
                        && seen.subject.equals(again.subject);
    }

    /** The fact of a name, as it is now. */
    Optional<Object> find(String name) {
        return sheet.find(name, subject, this::cells);
    }

    private Map<String, Value> cells() {
        String now = sheet.row(subject);
        if (now != row) {
            row = now;
            cells = sheet.cells(now);
        }
        return cells;
    }

    /** Whether the fact of a name, if there is one, is the same for as long as {@link #changes} is. */
    boolean isOfItself(String name) {
        return sheet.isOfItself(name, subject);
    }

    /** How often what is viewed has changed. */
    int changes() {
        return sheet.changes(subject);
    }

    /** Whether there is such a fact. */
    public boolean has(String name) {
        return find(name).isPresent();
    }

    /** The fact of a name that {@link #has} knows. */
    public Object get(String name) {
        return find(name).orElseThrow();
    }

    /** The names of all facts, for completion and for the nearest right name. */
    public List<String> names() {
        return sheet.names(subject);
    }

    @Override
    public boolean hasMember(String name) {
        Optional<Object> fact = kept(name);
        if (fact.isPresent()) {
            found = name;
            foundFact = fact.get();
        }
        sheet.views().answerCache().read(this, name, fact);
        return fact.isPresent();
    }

    private Optional<Object> kept(String name) {
        Object known = kept.isEmpty() ? null : kept.get(name);
        return known == null ? keep(name, find(name)) : Optional.of(known);
    }

    private Optional<Object> keep(String name, Optional<Object> fact) {
        if (fact.isPresent() && sheet.keeps(fact.get())) {
            kept = kept.isEmpty() ? new HashMap<>(4) : kept;
            kept.put(name, fact.get());
        }
        return fact;
    }

    @Override
    public Object getMember(String name) {
        Object fact = name.equals(found) ? foundFact : get(name);
        found = "";
        return fact;
    }

    /** As errors show it: the same in every run. */
    @Override
    public String toString() {
        String row = sheet.row(subject);
        return row.isEmpty() ? type() : type() + " \"" + row + "\"";
    }

    @Override
    public Object getMemberKeys() {
        return ProxyArray.fromList(List.copyOf(names()));
    }

    @Override
    public void putMember(String name, Value value) {
        throw new Malformed(
                "Facts are read-only: \"" + name + "\" cannot be assigned. Answer an effect such as set(who, \"" + name
                        + "\", …) instead; === compares.");
    }
}
