package gnaw.testing;

import gnaw.map.Point;
import gnaw.text.Numbers;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A request of a test in JavaScript, with the words that it says. */
record ScriptRequest(String name, List<Object> arguments) {
    String text(int index) {
        return wanted(index, String.class, "a text");
    }

    /** Anything that is plain data. */
    Object value(int index) {
        return wanted(index, Object.class, "a value");
    }

    double number(int index) {
        return wanted(index, Double.class, "a number");
    }

    int whole(int index) {
        double number = number(index);
        if (number != Math.rint(number)) {
            throw new IllegalArgumentException(name + " wants a whole number, but got " + number + ".");
        }
        return (int) number;
    }

    /** A cell by its two numbers, if they are given. */
    Optional<Point> cell(int index) {
        return index < arguments.size() ? Optional.of(new Point(whole(index), whole(index + 1))) : Optional.empty();
    }

    List<String> texts(int index) {
        return list(index).stream().map(Object::toString).toList();
    }

    List<Double> numbers(int index) {
        return list(index).stream().map(Double.class::cast).toList();
    }

    Map<String, Object> map(int index) {
        Map<String, Object> map = new TreeMap<>();
        Map<?, ?> given = wanted(index, Map.class, "an object");
        given.forEach((key, value) -> map.put(key.toString(), value));
        return map;
    }

    List<?> list(int index) {
        return wanted(index, List.class, "a list");
    }

    private <T> T wanted(int index, Class<T> type, String what) {
        if (index >= arguments.size() || !type.isInstance(arguments.get(index))) {
            String got = index < arguments.size() ? arguments.get(index).toString() : "nothing";
            throw new IllegalArgumentException(name + " wants " + what + ", but got " + got + ".");
        }
        return type.cast(arguments.get(index));
    }

    /** Settings as a player would write them: {@code "mod.name=value"}. */
    List<String> settings(int index) {
        return map(index).entrySet().stream()
                .map(entry -> entry.getKey() + "=" + words(entry.getValue()))
                .toList();
    }

    private static String words(Object value) {
        return switch (value) {
            case Double number -> Numbers.text(number);
            case Boolean yes -> yes ? "yes" : "no";
            default -> value.toString();
        };
    }

    /** What stands for what on a drawn level. */
    Map<Character, String> legend(int index) {
        Map<Character, String> glyphs = new TreeMap<>();
        map(index).forEach((glyph, id) -> glyphs.put(sign(glyph), id.toString()));
        return glyphs;
    }

    private static char sign(String glyph) {
        if (glyph.length() != 1) {
            throw new IllegalArgumentException("A legend explains single characters, but not \"" + glyph + "\".");
        }
        return glyph.charAt(0);
    }
}
