package gnaw.script.value;

import gnaw.text.Numbers;
import gnaw.text.Printable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.graalvm.polyglot.Value;

/** Reads the members of an object that a script gave, strictly: what is missing or of another type is {@link Malformed}. */
public record StrictObject(String title, Value object) {
    private static final int LONGEST_SHOWN = 200;
    private static final int LONGEST_LIST = 100_000;

    /** A number. */
    public double number(String name) {
        return wanted(name, "a number", value -> value.fitsInDouble() && Double.isFinite(value.asDouble()))
                .asDouble();
    }

    /** A whole number. */
    public int whole(String name) {
        return (int) Math.floor(number(name));
    }

    /** A whole number between two others, both included. */
    public int whole(String name, int least, int most) {
        double number = number(name);
        if (number != Math.rint(number) || number < least || number > most) {
            throw new Malformed(title + " wants a whole number from " + least + " to " + most + " for " + name
                    + ", but got " + Numbers.text(number) + ".");
        }
        return (int) number;
    }

    /** A whole number, or another where the cell is left out. */
    public int whole(String name, int otherwise) {
        return given(name).isPresent() ? whole(name) : otherwise;
    }

    /** A number, or another where the cell is left out; here it may be infinite. */
    public double number(String name, double otherwise) {
        return given(name).isPresent()
                ? wanted(name, "a number", value -> value.fitsInDouble() && !Double.isNaN(value.asDouble()))
                        .asDouble()
                : otherwise;
    }

    /** A text that can be shown. */
    public String text(String name) {
        String text = wanted(name, "a text", Value::isString).asString();
        if (!Printable.is(text)) {
            throw new Malformed(title + " wants a text without control characters for " + name + ", but got "
                    + shown("\"" + text + "\"") + ".");
        }
        return text;
    }

    /** A text, or another where the cell is left out. */
    public String text(String name, String otherwise) {
        return given(name).isPresent() ? text(name) : otherwise;
    }

    /** Yes or no; no where the cell is left out. */
    public boolean yes(String name) {
        return given(name).isPresent()
                && wanted(name, "true or false", Value::isBoolean).asBoolean();
    }

    /** What is there under a name. */
    public Optional<Value> given(String name) {
        return object.hasMember(name)
                ? Optional.of(object.getMember(name)).filter(value -> !value.isNull())
                : Optional.empty();
    }

    /** The objects under the names of an object, in its order. */
    public Map<String, StrictObject> objects(String name) {
        Value held = wanted(name, "an object", Value::hasMembers);
        StrictObject outer = new StrictObject(title + "." + name, held);
        Map<String, StrictObject> inner = new LinkedHashMap<>();
        for (String key : held.getMemberKeys()) {
            inner.put(
                    key, new StrictObject(outer.title + "." + key, outer.wanted(key, "an object", Value::hasMembers)));
        }
        return inner;
    }

    /** The elements of a list; none where the cell is left out. */
    public List<Value> list(String name) {
        return given(name).isEmpty() ? List.of() : elements(wanted(name, "a list", Value::hasArrayElements));
    }

    /** A value that must be true or false. */
    public static boolean yes(Value value) {
        if (!value.isBoolean()) {
            throw new Malformed("true or false is wanted, but got " + shown(value) + ".");
        }
        return value.asBoolean();
    }

    /** A text that can be shown. */
    public static String text(Value value) {
        if (!value.isString()) {
            throw new Malformed("A text is wanted, but got " + shown(value) + ".");
        }
        String text = value.asString();
        if (!Printable.is(text)) {
            throw new Malformed(
                    "A text without control characters is wanted, but got " + shown("\"" + text + "\"") + ".");
        }
        return text;
    }

    /** A value as errors show it. */
    public static String shown(Value value) {
        return shown(value.isString() ? "\"" + value.asString() + "\"" : value.toString());
    }

    private static String shown(String wrong) {
        String text = Printable.of(wrong);
        return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN - 1) + "…" : text;
    }

    /** The elements of a list. */
    public static List<Value> elements(Value list) {
        if (!list.hasArrayElements()) {
            throw new Malformed("A list is wanted, but got " + shown(list) + ".");
        }
        if (list.getArraySize() > LONGEST_LIST) {
            throw new Malformed("A list of " + list.getArraySize() + " elements is longer than the " + LONGEST_LIST
                    + " that can be read.");
        }
        List<Value> elements = new ArrayList<>();
        for (long i = 0; i < list.getArraySize(); i++) {
            elements.add(list.getArrayElement(i));
        }
        return elements;
    }

    private Value wanted(String name, String what, Predicate<Value> fits) {
        Value value =
                given(name).orElseThrow(() -> new Malformed(title + " lacks " + name + ", which is " + what + "."));
        if (!fits.test(value)) {
            throw new Malformed(title + " wants " + what + " for " + name + ", but got " + shown(value) + ".");
        }
        return value;
    }
}
