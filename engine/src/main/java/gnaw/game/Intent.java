package gnaw.game;

import gnaw.map.Point;
import java.util.List;
import java.util.Set;

/**
 * A decision made outside of the game, by the player or by a bot in the player's place. Where a game began and what was decided since
 * determine it.
 */
public sealed interface Intent {
    /** The hero acts, and the world goes on until it is his move again; {@code goesOn} as in {@link Game#goOn}. */
    record Act(Action action, boolean goesOn) implements Intent {}

    /** The hero's action alone, as in {@link Game#perform}. */
    record Perform(Action action, boolean goesOn) implements Intent {}

    /** The second half of an action, as in {@link Game#conclude}. */
    record Conclude(Action action) implements Intent {}

    /** The others act, and the turn ends. */
    record Pass() implements Intent {}

    /** The hero goes to a cell of this level, step by step. Journals have the steps; this makes tests short. */
    record GoTo(Point goal) implements Intent {}

    /** The choice that waits is answered with the option of that id. */
    record Choose(String option) implements Intent {}

    /** The choice that waits is left untaken. */
    record Decline() implements Intent {}

    /** The player writes something on one of the hero's things; "" wipes it off. It takes no time, and no rule learns of it. */
    record Inscribe(int item, String text) implements Intent {}

    /** Effects that no rule had. */
    record Apply(List<Effect> effects) implements Intent {
        public Apply {
            effects = List.copyOf(effects);
        }
    }

    /** The same by the player, as at the developer's console. */
    record Cheat(List<Effect> effects) implements Intent {
        public Cheat {
            effects = List.copyOf(effects);
        }
    }

    /**
     * Does this in a game, and answers what happened. An exception as of the game's own methods says that it cannot be done now;
     * {@link #mayBeDone} asks before.
     */
    default List<Event> doIn(Game game) {
        return switch (this) {
            case Act(Action action, boolean goesOn) -> game.goOn(action, goesOn).events();
            case Perform(Action action, boolean goesOn) -> told(game, () -> game.perform(action, goesOn));
            case Conclude(Action action) -> told(game, () -> game.conclude(action));
            case Pass _ -> told(game, game::pass);
            case GoTo(Point goal) -> new ShortestPath(goal).walk(game);
            case Choose(String option) -> game.choose(option);
            case Decline _ -> told(game, game::decline);
            case Inscribe(int item, String text) -> told(game, () -> game.inscribe(item, text));
            case Apply(List<Effect> effects) -> told(game, () -> game.apply(effects));
            case Cheat(List<Effect> effects) -> game.cheat(effects);
        };
    }

    private static List<Event> told(Game game, Runnable work) {
        work.run();
        return game.takeEvents();
    }

    /** Whether that can be done now: it is the hero's move, the choice waits, and the rules have the verb. */
    default boolean mayBeDone(Game game) {
        return !game.isOver()
                && switch (this) {
                    case Act(Action action, boolean _) -> game.heroMayAct() && isKnown(action, game);
                    case Perform(Action action, boolean _) -> game.heroMayAct() && isKnown(action, game);
                    case Conclude(Action action) -> isKnown(action, game);
                    case GoTo(Point goal) ->
                        game.heroMayAct() && game.world().stage().level().contains(goal);
                    case Choose(String option) -> game.answers().accept(option);
                    case Decline _ -> game.world().offer().isPresent();
                    case Inscribe(int item, String _) ->
                        game.world().hero().carried(item).isPresent();
                    case Pass _, Apply _, Cheat _ -> true;
                };
    }

    private static boolean isKnown(Action action, Game game) {
        Set<String> verbs = game.world().catalog().verbs().keySet();
        return action.part("verb", String.class).stream().allMatch(verbs::contains);
    }
}
