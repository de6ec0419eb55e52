package gnaw.game;

import java.util.List;
import java.util.stream.Stream;

/** The names that questions, actions and effects have outside, made from those of their records: once, as they are asked for in every turn. */
public final class PortNames extends ClassValue<String> {
    private static final PortNames NAMES = new PortNames();

    private PortNames() {}

    /** The name of one kind. */
    public static String of(Class<?> kind) {
        return NAMES.get(kind);
    }

    /** The names of all kinds of a group. */
    public static List<String> in(Class<?> group) {
        return Stream.of(group.getPermittedSubclasses()).map(PortNames::of).toList();
    }

    @Override
    protected String computeValue(Class<?> kind) {
        String type = kind.getSimpleName();
        return Character.toLowerCase(type.charAt(0)) + type.substring(1);
    }
}
