package gnaw.script.bridge;

import gnaw.game.Meters;
import gnaw.script.value.HostFunction;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/**
 * The facts of one kind of view, a line each. All else follows from it: what rules can read, the types and hover texts of editors, the
 * reference, and the nearest right name of a misspelt fact.
 *
 * @param <T> what is viewed
 */
final class FactTable<T> {
    private final String type;
    private final String doc;
    private final Map<String, Fact<T>> facts = new LinkedHashMap<>();
    private String also = "";
    private boolean isUnchanging;
    private Belongings<T> belongings = new Belongings<>() {};

    /** What a view tells beside its own facts: meters, and the cells of a row. */
    interface Belongings<T> {
        /** What a meter holds, if it has that one. */
        default Optional<Object> meter(String name, T subject, FactViews in) {
            return Optional.empty();
        }

        /** All its meters. */
        default List<Meters> meters(T subject, FactViews in) {
            return List.of();
        }

        /** Whether a fact of that name, if there is one, stays the same for as long as {@link #changes} does. */
        default boolean isOfItself(String name, T subject, FactViews in) {
            return false;
        }

        /** How often the subject itself has changed. */
        default int changes(T subject) {
            return 0;
        }

        /** The table in which its row is, if it has one. */
        default String table() {
            return "";
        }

        /** The id of its row. */
        default String row(T subject) {
            return "";
        }
    }

    /** A function that rules can call on a view; what it is given has been counted. */
    interface Answer<T> {
        Object to(T subject, FactViews in, Value[] given);
    }

    private interface Asked<T> {
        HostFunction of(T subject, FactViews in);
    }

    private FactTable(String type, String doc) {
        this.type = type;
        this.doc = doc;
    }

    /** A table without facts yet; {@code type} is what authors call such a view, {@code doc} says what it is. */
    static <T> FactTable<T> of(String type, String doc) {
        return new FactTable<>(type, doc);
    }

    /** The view tells these, too; {@code also} names the types that declare them. */
    FactTable<T> with(String alsoDeclared, Belongings<T> what) {
        also = alsoDeclared;
        belongings = what;
        return this;
    }

    /** While a rule has such a view nothing of it changes, so that each fact is computed once. */
    FactTable<T> unchanging() {
        isUnchanging = true;
        return this;
    }

    /** Whether a fact is the same for as long as a rule has the view: a function is, what it answers may not be. */
    boolean keeps(Object fact) {
        return isUnchanging || fact instanceof ProxyExecutable;
    }

    /** A fact that is always there. */
    FactTable<T> fact(String name, String ofType, String meaning, Fact.Getter<T> getter) {
        return fact(name, ofType, meaning, false, getter);
    }

    /** A fact that stays the same for as long as what is viewed counts no change. */
    FactTable<T> ofItself(String name, String ofType, String meaning, Fact.Getter<T> getter) {
        return fact(name, ofType, meaning, true, getter);
    }

    private FactTable<T> fact(String name, String ofType, String meaning, boolean isOfItself, Fact.Getter<T> getter) {
        return add(new Fact<>(name, "readonly " + name + ": " + ofType + ";", meaning, isOfItself, getter));
    }

    /** A fact that may be undefined. */
    FactTable<T> perhaps(String name, String ofType, String meaning, Fact.Getter<T> getter) {
        return add(new Fact<>(name, "readonly " + name + "?: " + ofType + ";", meaning, false, getter));
    }

    /** A question, by its signature such as {@code tileAt(place: Place): Tile}, that wants at least so many values. */
    FactTable<T> call(String signature, String meaning, int least, Answer<T> answer) {
        return question(signature, meaning, asked(signature, least, answer)::of);
    }

    /** A question that is quickly answered, and without anybody's dice: a rule's answer is kept as long as this one is the same. */
    FactTable<T> lookup(String signature, String meaning, int least, Answer<T> answer) {
        Asked<T> asked = asked(signature, least, answer);
        return question(
                signature,
                meaning,
                (subject, in) -> new Lookup((Facts<?>) in.view(subject), asked.of(subject, in), in));
    }

    private FactTable<T> question(String signature, String meaning, Fact.Getter<T> function) {
        return add(new Fact<>(name(signature), signature + ";", meaning, false, function));
    }

    private Asked<T> asked(String signature, int least, Answer<T> answer) {
        String title = title(signature);
        String taken = taken(signature);
        return (subject, in) -> new HostFunction(title, taken, least, given -> answer.to(subject, in, given));
    }

    /** As failures call the function. */
    private String title(String signature) {
        return Character.toLowerCase(type.charAt(0)) + type.substring(1) + "." + name(signature);
    }

    private static String name(String signature) {
        return signature.replaceFirst("[(<](?s).*", "");
    }

    /** The first of the ways in which it is asked, without what it answers. */
    private static String taken(String signature) {
        String first = signature.lines().findFirst().orElseThrow();
        return first.substring(first.indexOf('('), first.lastIndexOf("): ") + 1);
    }

    private FactTable<T> add(Fact<T> fact) {
        facts.put(fact.name(), fact);
        return this;
    }

    /** The fact of that name that the engine itself tells. */
    Optional<Fact<T>> own(String name) {
        return Optional.ofNullable(facts.get(name));
    }

    /** The names of the facts that the engine itself tells. */
    Collection<String> names() {
        return facts.keySet();
    }

    String type() {
        return type;
    }

    /** What it tells beside its own facts. */
    Belongings<T> belongings() {
        return belongings;
    }

    /** As TypeScript declares it. */
    String declared() {
        String head = "/** " + doc + " */\ninterface " + type + (also.isEmpty() ? "" : " extends " + also) + " {\n";
        return facts.values().stream()
                .map(fact -> "  /** " + fact.doc() + " */\n  " + fact.declaration() + "\n")
                .collect(Collectors.joining("", head, "}\n"));
    }
}
