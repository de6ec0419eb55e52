package gnaw.script;

import gnaw.game.Action;
import gnaw.game.World;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** An action as rules see it: its id, and what it is about. What an action has not is undefined. */
final class ActionFacts extends Facts {
    static final List<String> OWN = List.of("id", "direction", "target", "item", "verb", "at", "count");
    private static final Set<String> IS_OWN = Set.copyOf(OWN);
    private final FactBook book;
    private final Action action;
    private final World world;

    ActionFacts(FactBook book, Action action, World world) {
        this.book = book;
        this.action = action;
        this.world = world;
    }

    Action action() {
        return action;
    }

    @Override
    boolean has(String name) {
        return IS_OWN.contains(name);
    }

    @Override
    Object get(String name) {
        return switch (name) {
            case "id" -> action.id();
            case "direction" -> book.orNothing(direction());
            case "target" -> book.orNothing(target());
            case "item" ->
                book.orNothing(item().flatMap(id -> world.hero().carried(id)).map(item -> book.of(item, world)));
            case "verb" -> book.orNothing(verb());
            case "count" ->
                book.orNothing(
                        action instanceof Action.PutDown(var _, int count) ? Optional.of(count) : Optional.empty());
            default ->
                book.orNothing(
                        action instanceof Action.Use(var _, var _, var at)
                                ? at.map(PointFacts::new)
                                : Optional.empty());
        };
    }

    private Optional<String> direction() {
        return action instanceof Action.Step(var direction)
                ? Optional.of(direction.toString().toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    private Optional<CreatureFacts> target() {
        return action instanceof Action.Attack(int target)
                ? world.creature(target).map(who -> book.of(who, world))
                : Optional.empty();
    }

    private Optional<Integer> item() {
        return switch (action) {
            case Action.PickUp(Optional<Integer> item) -> item;
            case Action.PutDown(int item, var _) -> Optional.of(item);
            case Action.Use(var _, int item, var _) -> Optional.of(item);
            case Action.Step _, Action.Attack _, Action.Plain _, Action.Choose _, Action.UseTile _ -> Optional.empty();
        };
    }

    private Optional<String> verb() {
        return switch (action) {
            case Action.Use(String verb, var _, var _) -> Optional.of(verb);
            case Action.Choose(String verb) -> Optional.of(verb);
            case Action.Step _, Action.Attack _, Action.Plain _, Action.PickUp _, Action.PutDown _, Action.UseTile _ ->
                Optional.empty();
        };
    }

    @Override
    List<String> names() {
        return OWN;
    }
}
