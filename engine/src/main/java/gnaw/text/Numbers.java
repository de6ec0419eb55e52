package gnaw.text;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Numbers as the game writes them: in their shortest form, 5 and not 5.0. */
public final class Numbers {
    private static final Pattern WRITTEN = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

    private Numbers() {}

    /** The shortest text that reads back as the same number. */
    public static String text(double number) {
        if (number == Math.rint(number) && Math.abs(number) < 1e15) {
            return Long.toString((long) number);
        }
        String text = Double.toString(number);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    /** The number that a text says as people write numbers, with a point and perhaps an exponent; empty where it says none, or one beyond all bounds. */
    public static OptionalDouble read(String text) {
        if (!WRITTEN.matcher(text).matches()) {
            return OptionalDouble.empty();
        }
        double number = Double.parseDouble(text);
        return Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
    }

    /** Why a text is no whole number of those that a {@code long} holds, as a sentence; empty if it is one. */
    public static Optional<String> noWhole(String text, Captions words) {
        try {
            Long.parseLong(text.strip());
            return Optional.empty();
        } catch (NumberFormatException wrong) {
            boolean isLarge = text.strip().matches("[+-]?\\d+");
            return Optional.of(words.of(isLarge ? Caption.TOO_LARGE : Caption.NO_NUMBER, "text", text));
        }
    }

    /** Plain data as a person reads it: numbers, texts in quotes, and lists and maps of such. */
    public static String told(Object data) {
        return switch (data) {
            case Double number -> text(number);
            case String text -> "\"" + text + "\"";
            case List<?> list -> list.stream().map(Numbers::told).collect(Collectors.joining(", ", "[", "]"));
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .map(part -> part.getKey() + ": " + told(part.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
            default -> data.toString();
        };
    }
}
