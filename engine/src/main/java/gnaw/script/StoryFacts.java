package gnaw.script;

import gnaw.game.Action;
import gnaw.game.Ending;
import gnaw.game.Offer;
import java.util.Locale;
import java.util.Optional;

/** What a rule may know of what is done and of what comes of it: actions, choices, and the end. */
final class StoryFacts {
    static final FactTable<Action> ACTION = FactTable.<Action>of(
                    "Action", "What somebody is about to do or has done. What an action has not is undefined.")
            .fact("id", "ActionId", "The id of its row in `actions`, such as \"step\".", (action, _) -> action.id())
            .perhaps(
                    "direction",
                    "Direction",
                    "Of a step: which way, such as \"north-east\".",
                    (action, in) -> in.view(direction(action)))
            .perhaps(
                    "target",
                    "Creature",
                    "Of an attack: whom.",
                    (action, in) -> in.view(
                            action instanceof Action.Attack(int target)
                                    ? in.world().creature(target)
                                    : Optional.empty()))
            .perhaps(
                    "item",
                    "Item",
                    "What is taken, dropped or used.",
                    (action, in) -> in.view(item(action).flatMap(in.world().hero()::carried)))
            .perhaps("verb", "VerbId", "Of a use: by which verb.", (action, in) -> in.view(verb(action)))
            .perhaps(
                    "at",
                    "Point",
                    "Of an aimed use: where.",
                    (action, in) -> in.view(action instanceof Action.Use(var _, var _, var at) ? at : Optional.empty()))
            .perhaps(
                    "count",
                    "number",
                    "Of a drop: how many.",
                    (action, in) -> in.view(
                            action instanceof Action.PutDown(var _, int count)
                                    ? Optional.of(count)
                                    : Optional.empty()));

    static final FactTable<Ending> STORY = FactTable.<Ending>of("Story", "How a game ended.")
            .fact("won", "boolean", "Whether it was won.", (end, _) -> end.won())
            .fact("cause", "string", "Of what the hero died, or how the game was won.", (end, _) -> end.cause())
            .fact("killer", "string", "Who killed the hero; \"\" if nobody did.", (end, _) -> end.killer())
            .fact("turn", "number", "In which turn.", (end, _) -> end.turn())
            .fact("depth", "number", "At which depth.", (end, _) -> end.depth());

    static final FactTable<Offer> CHOICE = FactTable.<Offer>of("Choice", "A choice that waits for the hero.")
            .fact("title", "string", "What it is about.", (offer, _) -> offer.title())
            .fact(
                    "options",
                    "readonly string[]",
                    "The ids of what can be chosen.",
                    (offer, in) -> in.list(
                            offer.options().stream().map(Offer.Option::id).toList()));

    private StoryFacts() {}

    private static Optional<String> direction(Action action) {
        return action instanceof Action.Step(var direction)
                ? Optional.of(direction.toString().toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    private static Optional<Integer> item(Action action) {
        return switch (action) {
            case Action.PickUp(Optional<Integer> item) -> item;
            case Action.PutDown(int item, var _) -> Optional.of(item);
            case Action.Use(var _, int item, var _) -> Optional.of(item);
            case Action.Step _, Action.Attack _, Action.Plain _, Action.Choose _, Action.UseTile _ -> Optional.empty();
        };
    }

    private static Optional<String> verb(Action action) {
        return switch (action) {
            case Action.Use(String verb, var _, var _) -> Optional.of(verb);
            case Action.Choose(String verb) -> Optional.of(verb);
            case Action.Step _, Action.Attack _, Action.Plain _, Action.PickUp _, Action.PutDown _, Action.UseTile _ ->
                Optional.empty();
        };
    }
}
