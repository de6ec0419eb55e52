package gnaw.game;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The written form of a kind of action.
 *
 * @param form its words, with the names of its parts in braces
 */
record ActionWords(RecordParts parts, String form, Pattern pattern) {
    private static final ClassValue<ActionWords> KNOWN = new ClassValue<>() {
        @Override
        protected ActionWords computeValue(Class<?> kind) {
            return ofKind(kind);
        }
    };
    private static final List<ActionWords> ALL =
            Stream.of(Action.class.getPermittedSubclasses()).map(KNOWN::get).toList();
    private static final Pattern PART = Pattern.compile("\\{(\\w+)}");
    private static final Pattern PERHAPS = Pattern.compile("\\[([^\\[\\]]*)]");
    private static final String OPTIONAL = "java.util.Optional<";

    /** An action in words. */
    static String of(Action action) {
        ActionWords words = KNOWN.get(action.getClass());
        String said = PERHAPS.matcher(words.form)
                .replaceAll(perhaps ->
                        Matcher.quoteReplacement(words.isSaid(action, perhaps.group(1)) ? perhaps.group(1) : ""));
        return PART.matcher(said).replaceAll(part -> Matcher.quoteReplacement(words.told(action, part.group(1))));
    }

    /** The action that is written so; empty if none is. An {@link IllegalArgumentException} says that a part means nothing. */
    static Optional<Action> read(String words) {
        return ALL.stream().flatMap(kind -> kind.readOwn(words).stream()).findFirst();
    }

    private static ActionWords ofKind(Class<?> kind) {
        RecordParts parts = RecordParts.of(kind);
        String form = Optional.ofNullable(kind.getAnnotation(Action.Words.class))
                .map(Action.Words::value)
                .orElseGet(() -> PortNames.of(kind)
                        + parts.list().stream()
                                .map(part -> " {" + part.getName() + "}")
                                .collect(Collectors.joining()));
        String pattern = form.replace("[", "(?:").replace("]", ")?");
        for (RecordComponent part : parts.list()) {
            pattern = pattern.replace(
                    "{" + part.getName() + "}", "(?<" + part.getName() + ">" + pattern(type(part)) + ")");
        }
        return new ActionWords(parts, form, Pattern.compile(pattern));
    }

    private boolean isSaid(Action action, String piece) {
        return PART.matcher(piece).results().allMatch(part -> parts.value(action, part.group(1))
                .isPresent());
    }

    private String told(Action action, String part) {
        Object value = parts.value(action, part).orElseThrow();
        return value instanceof Point(int x, int y) ? x + "," + y : value.toString();
    }

    private Optional<Action> readOwn(String words) {
        Matcher matcher = pattern.matcher(words);
        return matcher.matches()
                ? Optional.of((Action) parts.whole(
                        parts.list().stream().map(part -> value(part, matcher)).toArray()))
                : Optional.empty();
    }

    private static Object value(RecordComponent part, Matcher words) {
        Optional<Object> value =
                Optional.ofNullable(words.group(part.getName())).map(word -> value(type(part), word));
        return part.getType() == Optional.class ? value : value.orElseThrow();
    }

    /** The type of what stands in a part, whether it may be left out or not. */
    private static String type(RecordComponent part) {
        String type = part.getGenericType().getTypeName();
        return type.startsWith(OPTIONAL) ? type.substring(OPTIONAL.length(), type.length() - 1) : type;
    }

    private static String pattern(String type) {
        return switch (type) {
            case "int", "java.lang.Integer" -> "\\d+";
            case "gnaw.map.Point" -> "-?\\d+,-?\\d+";
            default -> ".+";
        };
    }

    private static Object value(String type, String word) {
        return switch (type) {
            case "int", "java.lang.Integer" -> Integer.valueOf(word);
            case "gnaw.map.Direction" -> Direction.named(word);
            case "gnaw.map.Point" -> point(word.split(","));
            default -> word;
        };
    }

    private static Point point(String... numbers) {
        return new Point(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }
}
