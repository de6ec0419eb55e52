package gnaw.game;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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
                    "{" + part.getName() + "}", "(?<" + part.getName() + ">" + Form.of(part).pattern + ")");
        }
        return new ActionWords(parts, form, Pattern.compile(pattern));
    }

    private boolean isSaid(Action action, String piece) {
        return PART.matcher(piece).results().allMatch(part -> parts.value(action, part.group(1))
                .isPresent());
    }

    private String told(Action action, String part) {
        Object value = parts.value(action, part).orElseThrow();
        return value instanceof Point at ? at.words() : value.toString();
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
                Optional.ofNullable(words.group(part.getName())).map(Form.of(part).read);
        return part.getType() == Optional.class ? value : value.orElseThrow();
    }

    /** How what stands in a part is written and read; a part of any other type is a text. */
    private record Form(String pattern, Function<String, Object> read) {
        private static final Form NUMBER = new Form("\\d+", Integer::valueOf);
        private static final Map<Class<?>, Form> BY_TYPE = Map.of(
                int.class,
                NUMBER,
                Integer.class,
                NUMBER,
                Direction.class,
                new Form(".+", Direction::named),
                Point.class,
                new Form(Point.WORDS, Point::named));

        static Form of(RecordComponent part) {
            return BY_TYPE.getOrDefault(type(part), new Form(".+", word -> word));
        }

        /** Of what stands in it, whether it may be left out or not. */
        private static Class<?> type(RecordComponent part) {
            return part.getGenericType() instanceof ParameterizedType optional
                    ? (Class<?>) optional.getActualTypeArguments()[0]
                    : part.getType();
        }
    }
}
