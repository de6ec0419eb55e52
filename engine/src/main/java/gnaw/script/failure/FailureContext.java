package gnaw.script.failure;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Item;
import gnaw.game.World;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The moment in which a rule failed: the facts that it was given, the seed and the turn. */
final class FailureContext {
    private FailureContext() {}

    /** One line for each fact that tells something. */
    static List<String> given(Object[] arguments) {
        return Arrays.stream(arguments)
                .flatMap(argument -> told(argument).stream())
                .toList();
    }

    /** Seed and turn, or "" for a question that is not asked in a game. */
    static String game(Object[] arguments) {
        return world(arguments)
                .map(world -> "seed " + world.seed() + ", turn " + world.turn())
                .orElse("");
    }

    /** The world that a rule was asked about. */
    static Optional<World> world(Object[] arguments) {
        return Arrays.stream(arguments)
                .filter(World.class::isInstance)
                .map(World.class::cast)
                .findFirst();
    }

    private static Optional<String> told(Object argument) {
        return switch (argument) {
            case Creature who -> Optional.of(creature(who));
            case Item item -> Optional.of(item(item));
            case Action action -> Optional.of("action " + action.id());
            case World world -> Optional.of("world at depth " + world.depth());
            case Optional<?> perhaps -> perhaps.flatMap(FailureContext::told);
            case String text -> Optional.of("\"" + text + "\"");
            case Integer number -> Optional.of(number.toString());
            default -> Optional.empty();
        };
    }

    private static String creature(Creature who) {
        return who.kind() + " at (" + who.at().x() + ", " + who.at().y() + "): "
                + who.meters().told();
    }

    private static String item(Item item) {
        return item.count() + " × " + item.kind()
                + (item.meters().all().isEmpty() ? "" : ": " + item.meters().told());
    }
}
