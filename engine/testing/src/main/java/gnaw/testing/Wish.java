package gnaw.testing;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a test in JavaScript asks for, and what it says with it. */
record Wish(String name, List<Object> arguments) {
    String text(int index) {
        return wanted(index, String.class, "a text");
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
}
