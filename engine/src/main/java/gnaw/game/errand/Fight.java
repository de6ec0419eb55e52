package gnaw.game.errand;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Depth;
import gnaw.game.Errand;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.text.Caption;
import java.util.List;
import java.util.Optional;

/**
 * A blow at the nearest foe in view, or a step to the nearest to whom there is a way; to one on ground that the hero keeps off by himself,
 * as to a fish in the water, or who cannot come out to him, he does not go. Whoever is badly hurt fights by hand.
 *
 * @param quarry where to go if nobody is in view any more, as after a step behind a corner
 */
public record Fight(Optional<Quarry> quarry) implements Errand {
    /** Where a foe was seen last. */
    public record Quarry(Depth level, Point at) {
        /** Whether it may still be there. */
        private boolean isHidden(World world) {
            return level.equals(world.where()) && !world.eyesight().vision().sees(at);
        }
    }

    /** The nearest foe in view. */
    public static Optional<Quarry> inView(World world, Rules rules) {
        return foes(world, rules).stream().findFirst().map(foe -> new Quarry(world.where(), foe.at()));
    }

    private static List<Creature> foes(World world, Rules rules) {
        return world.eyesight().foesInView(world.hero()).stream()
                .filter(foe -> Onlookers.isNoticed(foe, world, rules))
                .toList();
    }

    @Override
    public Next next(World world, Rules rules) {
        Creature hero = world.hero();
        List<Creature> foes = foes(world, rules);
        Optional<Quarry> hidden = quarry.filter(lost -> foes.isEmpty() && lost.isHidden(world));
        if (foes.isEmpty() && hidden.isEmpty()) {
            return stop(world, Caption.NO_FOE_IN_VIEW);
        }
        if (hero.isInDanger()) {
            return stop(world, Caption.TOO_HURT);
        }
        return hidden.map(lost -> Travel.to(lost.at(), world, rules))
                .orElseGet(() -> towards(foes, hero, world, rules));
    }

    private static Next stop(World world, Caption why) {
        return new Next.Stop(world.catalog().captions().of(why));
    }

    private static Next towards(List<Creature> foes, Creature hero, World world, Rules rules) {
        List<Next> ways =
                foes.stream().map(foe -> towards(foe, hero, world, rules)).toList();
        return ways.stream().filter(Next.Go.class::isInstance).findFirst().orElseGet(ways::getFirst);
    }

    /** Whether the rules let a foe be where that is: a creature that lives in water alone has the advantage there. */
    private static boolean mayComeTo(Point at, Creature foe, World world) {
        return !world.footing().isRuled(foe) || world.footing().mayEnter(foe, at);
    }

    private static Next towards(Creature foe, Creature hero, World world, Rules rules) {
        Level level = world.stage().level();
        if (hero.at().isBeside(foe.at())) {
            Direction way = hero.at().directionTo(foe.at());
            if (!level.pinches(hero.at(), way)) {
                return new Next.Go(new Action.Step(way));
            }
        }
        if (!mayComeTo(hero.at(), foe, world)) {
            return stop(world, Caption.NO_WAY_TO_FOE);
        }
        return Pathfinding.isSafe(world, level.at(foe.at()))
                ? Travel.to(foe.at(), world, rules)
                : new Obstacle(world).told(level.at(foe.at()));
    }
}
