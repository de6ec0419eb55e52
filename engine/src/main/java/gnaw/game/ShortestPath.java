package gnaw.game;

import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The shortest path to a cell, whether the hero knows it or not, and whatever happens meanwhile: what stands in a test in place of all its
 * steps.
 */
record ShortestPath(Point goal) {
    private static final int FARTHEST = 500;

    /** Goes there, or as far as it can be gone; answers what happened. */
    List<Event> walk(Game game) {
        List<Event> events = new ArrayList<>();
        Depth level = game.world().where();
        Optional<Direction> step = step(game);
        for (int steps = 0;
                steps < FARTHEST && step.isPresent() && game.world().where().equals(level);
                steps++) {
            Report report = game.act(new Action.Step(step.get()));
            events.addAll(report.events());
            step = report.tookTime() ? step(game) : Optional.empty();
        }
        return events;
    }

    private Optional<Direction> step(Game game) {
        Stage stage = game.world().stage();
        if (!game.heroMayAct() || game.world().hero().at().equals(goal)) {
            return Optional.empty();
        }
        Point at = game.world().hero().at();
        return DistanceMap.from(stage.level(), List.of(goal)).downhill(at, stage::isFree);
    }
}
