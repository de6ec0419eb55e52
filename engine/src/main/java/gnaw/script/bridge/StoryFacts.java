package gnaw.script.bridge;

import gnaw.game.Action;
import gnaw.game.Ending;
import gnaw.game.Intention;
import gnaw.game.Offer;
import gnaw.game.Predecessor;
import gnaw.map.Direction;
import gnaw.map.Point;

/** The facts of what is done and of what comes of it: actions, choices, and the end. */
final class StoryFacts {
    static final FactTable<Action> ACTION = FactTable.<Action>of(
                    "Action", "What somebody is about to do or has done. What an action has not is undefined.")
            .fact("id", "ActionId", "The id of its row in `actions`, such as \"step\".", (action, _) -> action.id())
            .perhaps(
                    "direction",
                    "Direction",
                    "Of a step: which way, such as \"north-east\".",
                    (action, in) ->
                            in.view(action.part("direction", Direction.class).map(Direction::toString)))
            .perhaps(
                    "target",
                    "Creature",
                    "Of an attack: whom.",
                    (action, in) -> in.view(action.part("target", Integer.class).flatMap(in.world()::creature)))
            .perhaps(
                    "item",
                    "Item",
                    "What is taken, dropped or used.",
                    (action, in) -> in.view(action.part("item", Integer.class)
                            .flatMap(in.world().hero()::carried)))
            .perhaps(
                    "verb",
                    "VerbId",
                    "Of a use: by which verb.",
                    (action, in) -> in.view(action.part("verb", String.class)))
            .perhaps(
                    "at",
                    "Point",
                    "Of what is aimed: where.",
                    (action, in) -> in.view(action.part("target", Point.class)))
            .perhaps(
                    "count",
                    "number",
                    "Of a drop: how many.",
                    (action, in) -> in.view(action.part("count", Integer.class)));

    static final FactTable<Intention> INTENTION = FactTable.<Intention>of(
                    "Intention",
                    "A walk that somebody may set about. A creature takes its first step; a bot goes on by itself, until something happens.")
            .fact("action", "Action", "What is done first.", (intention, in) -> in.view(intention.first()));

    static final FactTable<Ending> STORY = FactTable.<Ending>of("Story", "How a game ended.")
            .fact("won", "boolean", "Whether it was won.", (end, _) -> end.won())
            .fact("lived", "boolean", "Whether the hero lived on: he won, or went away.", (end, _) -> end.lived())
            .fact("cause", "string", "Of what the hero died, or how he won or went away.", (end, _) -> end.cause())
            .fact("killer", "string", "Who killed the hero; \"\" if nobody did.", (end, _) -> end.killer())
            .fact("turn", "number", "In which turn.", (end, _) -> end.turn())
            .fact("depth", "number", "At which depth.", (end, _) -> end.depth());

    static final FactTable<Predecessor> PREDECESSOR = FactTable.<Predecessor>of(
                    "Predecessor", "The hero of an earlier game, who died.")
            .fact("depth", "number", "At which depth he lies.", (dead, _) -> dead.where()
                    .number())
            .perhaps(
                    "place",
                    "PlaceId",
                    "In which place beside the dungeon, a row of `places`.",
                    (dead, in) -> in.view(dead.where().named()))
            .fact("story", "Story", "How his game ended.", (dead, in) -> in.view(dead.end()))
            .fact(
                    "hero",
                    "Creature",
                    "He himself, with all that he had. He is nowhere in this game: nothing can be done to him or to his things.",
                    (dead, in) -> in.view(dead.hero()));

    static final FactTable<Offer> CHOICE = FactTable.<Offer>of("Choice", "A choice that waits for the hero.")
            .fact("title", "string", "What it is about.", (offer, _) -> offer.title())
            .fact(
                    "options",
                    "readonly string[]",
                    "The ids of what can be chosen.",
                    (offer, in) -> in.list(
                            offer.options().stream().map(Offer.Option::id).toList()));

    private StoryFacts() {}
}
