package gnaw.script.value;

import gnaw.text.Printable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** Reads the members of an object that a script gave, strictly: what is missing or of another type is {@link Malformed}. */
public record StrictObject(String title, Value object) {
    private static final int LONGEST_SHOWN = 200;
    private static final int LONGEST_LIST = 100_000;

    /** A number. */
    public double number(String name) {
        return at(name).number(StrictValue.NEEDED);
    }

    /** A whole number. */
    public int whole(String name) {
        return (int) Math.floor(number(name));
    }

    /** A whole number between two others, both included. */
    public int whole(String name, int least, int most) {
        return at(name).whole(StrictValue.NEEDED, least, most);
    }

    /** A whole number, or another where the cell is left out. */
    public int whole(String name, int otherwise) {
        StrictValue cell = at(name);
        return cell.isLacking() ? otherwise : (int) Math.floor(cell.number(StrictValue.NEEDED));
    }

    /** A number, or another where the cell is left out; here it may be infinite. */
    public double number(String name, double otherwise) {
        return at(name).number(otherwise);
    }

    /** A text that can be shown. */
    public String text(String name) {
        return at(name).text();
    }

    /** A text, or another where the cell is left out. */
    public String text(String name, String otherwise) {
        StrictValue cell = at(name);
        return cell.isLacking() ? otherwise : cell.text();
    }

    /** Yes or no; no where the cell is left out. */
    public boolean yes(String name) {
        return at(name).yes();
    }

    private StrictValue at(String name) {
        return new StrictValue(title, name, given(name));
    }

    /** What is there under a name; tables refuse to be read where they have nothing, so that they are asked first. */
    public Optional<Value> given(String name) {
        return object.hasMember(name)
                ? Optional.of(object.getMember(name)).filter(value -> !value.isNull())
                : Optional.empty();
    }

    /** The objects under the names of an object, in its order. */
    public Map<String, StrictObject> objects(String name) {
        StrictObject outer = at(name).object();
        Map<String, StrictObject> inner = new LinkedHashMap<>();
        for (String key : outer.object.getMemberKeys()) {
            inner.put(key, outer.at(key).object());
        }
        return inner;
    }

    /** The elements of a list; none where the cell is left out. */
    public List<Value> list(String name) {
        return at(name).elements();
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
}
