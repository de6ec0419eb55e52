package gnaw.script.value;

import gnaw.text.Numbers;
import gnaw.text.Printable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoublePredicate;
import org.graalvm.polyglot.Value;

/** Reads the members of an object that a script gave, strictly: what is missing or of another type is {@link Malformed}. */
public record StrictObject(String title, Value object) {
    private static final String A_NUMBER = "a number";
    private static final String A_TEXT = "a text";
    private static final int LONGEST_SHOWN = 200;
    private static final int LONGEST_LIST = 100_000;

    /** A number. */
    public double number(String name) {
        return finite(name, needed(name, A_NUMBER));
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
        return given(name).map(value -> (int) Math.floor(finite(name, value))).orElse(otherwise);
    }

    /** A number, or another where the cell is left out; here it may be infinite. */
    public double number(String name, double otherwise) {
        return given(name)
                .map(value -> number(name, value, number -> !Double.isNaN(number)))
                .orElse(otherwise);
    }

    private double finite(String name, Value value) {
        return number(name, value, Double::isFinite);
    }

    private double number(String name, Value value, DoublePredicate fits) {
        double number = value.fitsInDouble() ? value.asDouble() : Double.NaN;
        require(fits.test(number), name, A_NUMBER, value);
        return number;
    }

    /** A text that can be shown. */
    public String text(String name) {
        return text(name, needed(name, A_TEXT));
    }

    private String text(String name, Value value) {
        require(value.isString(), name, A_TEXT, value);
        String text = value.asString();
        if (!Printable.is(text)) {
            throw new Malformed(title + " wants a text without control characters for " + name + ", but got "
                    + shown("\"" + text + "\"") + ".");
        }
        return text;
    }

    /** A text, or another where the cell is left out. */
    public String text(String name, String otherwise) {
        return given(name).map(value -> text(name, value)).orElse(otherwise);
    }

    /** Yes or no; no where the cell is left out. */
    public boolean yes(String name) {
        return given(name).map(value -> yes(name, value)).orElse(false);
    }

    private boolean yes(String name, Value value) {
        require(value.isBoolean(), name, "true or false", value);
        return value.asBoolean();
    }

    /** What is there under a name; tables refuse to be read where they have nothing, so that they are asked first. */
    public Optional<Value> given(String name) {
        return object.hasMember(name)
                ? Optional.of(object.getMember(name)).filter(value -> !value.isNull())
                : Optional.empty();
    }

    /** The objects under the names of an object, in its order. */
    public Map<String, StrictObject> objects(String name) {
        StrictObject outer = object(name);
        Map<String, StrictObject> inner = new LinkedHashMap<>();
        for (String key : outer.object.getMemberKeys()) {
            inner.put(key, outer.object(key));
        }
        return inner;
    }

    private StrictObject object(String name) {
        Value held = needed(name, "an object");
        require(held.hasMembers(), name, "an object", held);
        return new StrictObject(title + "." + name, held);
    }

    /** The elements of a list; none where the cell is left out. */
    public List<Value> list(String name) {
        return given(name).map(value -> list(name, value)).orElse(List.of());
    }

    private List<Value> list(String name, Value value) {
        require(value.hasArrayElements(), name, "a list", value);
        return elements(value);
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
        long size = list.getArraySize();
        if (size > LONGEST_LIST) {
            throw new Malformed(
                    "A list of " + size + " elements is longer than the " + LONGEST_LIST + " that can be read.");
        }
        List<Value> elements = new ArrayList<>((int) size);
        for (long i = 0; i < size; i++) {
            elements.add(list.getArrayElement(i));
        }
        return elements;
    }

    private Value needed(String name, String what) {
        return given(name).orElseThrow(() -> new Malformed(title + " lacks " + name + ", which is " + what + "."));
    }

    private void require(boolean fits, String name, String what, Value value) {
        if (!fits) {
            throw new Malformed(title + " wants " + what + " for " + name + ", but got " + shown(value) + ".");
        }
    }
}
