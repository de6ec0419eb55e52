package gnaw.script.value;

import gnaw.text.Numbers;
import gnaw.text.Printable;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/**
 * What a script gave under a name, read strictly: what is missing or of another type is {@link Malformed}.
 *
 * @param title of what it is a part, as errors say it
 * @param given empty where it was left out
 */
public record StrictValue(String title, String name, Optional<Value> given) {
    /** In place of a number that stands for one that is left out: none may be. */
    public static final double NEEDED = Double.NaN;

    private static final String A_NUMBER = "a number";
    private static final String A_TEXT = "a text";

    /** Whether it is left out. */
    public boolean isLacking() {
        return given.isEmpty();
    }

    /** A finite number; where another number stands for one that is left out, also one without end. */
    public double number(double otherwise) {
        boolean mayLack = !Double.isNaN(otherwise);
        return mayLack && isLacking() ? otherwise : number(needed(A_NUMBER), mayLack);
    }

    private double number(Value value, boolean mayBeEndless) {
        double number = value.fitsInDouble() ? value.asDouble() : Double.NaN;
        if (mayBeEndless ? Double.isNaN(number) : !Double.isFinite(number)) {
            throw wrong(A_NUMBER, value);
        }
        return number;
    }

    /** The same, 0 or more. */
    public double notNegative(double otherwise) {
        double number = number(otherwise);
        if (number < 0) {
            throw wants("no number below 0", number);
        }
        return number;
    }

    /** A whole number between two others, both included. */
    public int whole(double otherwise, int least, int most) {
        double number = number(otherwise);
        if (number != Math.rint(number) || number < least || number > most) {
            throw wants("a whole number from " + least + " to " + most, number);
        }
        return (int) number;
    }

    /** A text that can be shown. */
    public String text() {
        Value value = needed(A_TEXT);
        if (!value.isString()) {
            throw wrong(A_TEXT, value);
        }
        String text = value.asString();
        if (!Printable.is(text)) {
            throw wrong("a text without control characters", value);
        }
        return text;
    }

    /** Yes or no; no where it is left out. */
    public boolean yes() {
        if (isLacking()) {
            return false;
        }
        Value value = given.get();
        if (!value.isBoolean()) {
            throw wrong("true or false", value);
        }
        return value.asBoolean();
    }

    /** The members of an object. */
    StrictObject object() {
        Value value = needed("an object");
        if (!value.hasMembers()) {
            throw wrong("an object", value);
        }
        return new StrictObject(title + "." + name, value);
    }

    /** The elements of a list; none where it is left out. */
    public List<Value> elements() {
        if (isLacking()) {
            return List.of();
        }
        Value value = given.get();
        if (!value.hasArrayElements()) {
            throw wrong("a list", value);
        }
        return StrictObject.elements(value);
    }

    private Value needed(String what) {
        return given.orElseThrow(() -> new Malformed(title + " lacks " + name + ", which is " + what + "."));
    }

    /** The mistake of a script that gave something else than what is wanted. */
    public Malformed wants(String what) {
        return new Malformed(title + " wants " + what + " for " + name + ".");
    }

    private Malformed wants(String what, double got) {
        return wants(what, Numbers.text(got));
    }

    private Malformed wrong(String what, Value got) {
        return wants(what, StrictObject.shown(got));
    }

    private Malformed wants(String what, String got) {
        return new Malformed(title + " wants " + what + " for " + name + ", but got " + got + ".");
    }
}
