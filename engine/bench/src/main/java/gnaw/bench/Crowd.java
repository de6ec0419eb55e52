package gnaw.bench;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.script.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A hall full of pillars in which everybody hunts somebody who waits: what a turn costs among so many, all together. */
public record Crowd(Rulebook rules, int creatures, int width, int height) implements Work {
    private static final int TURNS = 10;
    private static final double IMMORTAL = 1e9;
    private static final String HUNTING = "hunting";

    @Override
    public double once() {
        Game game = begin();
        long begin = Clock.THREAD.nanos();
        for (int turn = 0; turn < TURNS; turn++) {
            game.act(Action.await());
        }
        return (Clock.THREAD.nanos() - begin) / (double) TURNS;
    }

    /** The game before its first turn. */
    public Game begin() {
        Game game = Game.on(hall(rules.catalog()), new Point(width / 2, height / 2), 1, rules, 1);
        List<Effect> effects = new ArrayList<>();
        Ref hero = Ref.to(game.world().hero());
        effects.add(new Effect.Set(hero, Creature.MAX_HIT_POINTS, IMMORTAL));
        effects.add(new Effect.Set(hero, Creature.HIT_POINTS, IMMORTAL));
        places(game).forEach(at -> effects.add(new Effect.Spawn("kobold", at, Map.of("mood", HUNTING))));
        game.apply(effects);
        return game;
    }

    /** Evenly over the hall, away from the hero. */
    private List<Point> places(Game game) {
        List<Point> free = game.world()
                .stage()
                .level()
                .points()
                .filter(game.world().stage().level()::passable)
                .filter(at -> game.world().stage().creatureAt(at).isEmpty())
                .toList();
        List<Point> places = new ArrayList<>();
        for (int creature = 0; creature < creatures; creature++) {
            places.add(free.get((int) ((long) creature * free.size() / creatures)));
        }
        return places;
    }

    private Level hall(Catalog catalog) {
        Level level = new Level(width, height, catalog.tile("wall"));
        level.points()
                .filter(this::isInside)
                .filter(at -> at.x() % 6 != 0 || at.y() % 4 != 0)
                .forEach(at -> level.set(at, catalog.tile("floor")));
        return level;
    }

    private boolean isInside(Point at) {
        return at.x() > 0 && at.y() > 0 && at.x() < width - 1 && at.y() < height - 1;
    }
}
