package gnaw.game;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The components of a kind of record. Effects and actions are taken apart by it and put together again where all kinds are treated
 * alike, so that a new one needs no line there.
 */
public record RecordParts(List<RecordComponent> list, Constructor<?> constructor) {
    private static final ClassValue<RecordParts> KNOWN = new ClassValue<>() {
        @Override
        protected RecordParts computeValue(Class<?> kind) {
            return taken(kind);
        }
    };

    /** The parts of a kind of record. */
    public static RecordParts of(Class<?> kind) {
        return KNOWN.get(kind);
    }

    private static RecordParts taken(Class<?> kind) {
        List<RecordComponent> list = List.of(kind.getRecordComponents());
        try {
            return new RecordParts(
                    list,
                    kind.getDeclaredConstructor(
                            list.stream().map(RecordComponent::getType).toArray(Class<?>[]::new)));
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException("Every record can be made of its components.", impossible);
        }
    }

    /** A record of these values, in order. */
    public Object whole(Object... values) {
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(
                    "No " + constructor.getName() + " can be made of " + Arrays.toString(values) + ".", impossible);
        }
    }

    /** The same record, each part as the function would have it. */
    Object changed(Object whole, BiFunction<RecordComponent, Object, Object> change) {
        return whole(list.stream()
                .map(part -> change.apply(part, value(whole, part)))
                .toArray());
    }

    /** What stands in the part of that name, if there is one and it is not left out. */
    public Optional<Object> value(Object whole, String name) {
        for (RecordComponent part : list) {
            if (part.getName().equals(name)) {
                return present(value(whole, part));
            }
        }
        return Optional.empty();
    }

    private static Optional<Object> present(Object value) {
        return value instanceof Optional<?> perhaps ? perhaps.map(Object.class::cast) : Optional.of(value);
    }

    private static Object value(Object whole, RecordComponent part) {
        try {
            return part.getAccessor().invoke(whole);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("Every component of a record can be read.", impossible);
        }
    }
}
