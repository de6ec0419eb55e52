package gnaw.game;

import gnaw.map.Flight;
import gnaw.map.Point;
import gnaw.map.Sight;
import gnaw.map.Vision;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The sight of all who are on the hero's level: whom they see and what, and what lies between. */
public final class Eyesight {
    private final World world;
    private final Light light;
    private Optional<Vision> vision = Optional.empty();
    private Optional<Vision> horizon = Optional.empty();

    Eyesight(World world) {
        this.world = world;
        this.light = new Light(world);
    }

    /** Something has changed that might be in the way: what was seen counts no more. */
    void lookAgain() {
        vision = Optional.empty();
        horizon = Optional.empty();
    }

    /** Lights move with those who bear them. */
    void lookAgainWhereDark() {
        if (light.isDark()) {
            lookAgain();
        }
    }

    /** What the hero sees now. */
    public Vision vision() {
        if (vision.isEmpty()) {
            vision = Optional.of(
                    light.isDark() ? inSight().within(light.lit(), world.hero().at()) : inSight());
        }
        return vision.get();
    }

    private Vision inSight() {
        return Sight.from(world.stage().level(), world.hero().at(), sightOf(world.hero()));
    }

    /** Whether the hero sees that creature. */
    public boolean seesNow(Creature who) {
        return who == world.hero() || world.stage().creature(who.id()).isPresent() && vision().sees(who.at());
    }

    /** Whether somebody on the hero's level sees that cell; false outside of it. */
    public boolean sees(Creature who, Point place) {
        if (who == world.hero()) {
            return vision().sees(place);
        }
        return who.at().distance(place) <= sightOf(who) && sees(who.at(), place);
    }

    /** Whether nothing lies between two cells of the hero's level; false outside of it. */
    public boolean sees(Point from, Point to) {
        return world.stage().level().contains(to)
                && Flight.isClear(world.stage().level(), from, to);
    }

    /** The cells that something flies over on its way to another cell, up to the first wall or creature. */
    public List<Point> path(Point from, Point to) {
        return Flight.path(world.stage().level(), from, to, cell -> world.stage()
                .creatureAt(cell)
                .isPresent());
    }

    /** Whether two creatures on the hero's level see each other: within the first one's sight, and nothing between them. */
    public boolean sees(Creature who, Creature other) {
        return new Gaze(who).test(other);
    }

    /** What somebody other than the hero sees: the field of view is found at the first look that needs it, and serves all others. */
    private final class Gaze implements Predicate<Creature> {
        private final Creature who;
        private Optional<Vision> field = Optional.empty();

        Gaze(Creature who) {
            this.who = who;
        }

        @Override
        public boolean test(Creature other) {
            if (who.at().distance(other.at()) > sightOf(who)) {
                return false;
            }
            if (other == world.hero()) {
                return lineOfSight(who.at());
            }
            if (field.isEmpty()) {
                field = Optional.of(Sight.from(world.stage().level(), who.at(), sightOf(who)));
            }
            return field.get().sees(other.at());
        }
    }

    /** In cells. Rules may take from it more than there is: nobody sees less far than his own cell. */
    private static int sightOf(Creature who) {
        return (int) Math.max(0, who.meters().get(Creature.SIGHT));
    }

    /** Every foe that {@code who} sees, the nearest first. */
    public List<Creature> foesInView(Creature who) {
        List<Creature> foes = foesSeen(who);
        foes.sort(nearestTo(who));
        return foes;
    }

    /** The first of {@link #foesInView}, without looking for the others. */
    public Optional<Creature> nearestFoe(Creature who) {
        return foesSeen(who).stream().min(nearestTo(who));
    }

    private List<Creature> foesSeen(Creature who) {
        Predicate<Creature> isSeen = who == world.hero() ? this::seesNow : new Gaze(who);
        List<Creature> seen = new ArrayList<>();
        world.stage().bySide().forEach((side, those) -> {
            if (world.catalog().areFoes(who.side(), side)) {
                addSeen(who, those.values(), isSeen, seen);
            }
        });
        return seen;
    }

    private static void addSeen(
            Creature who, Collection<Creature> others, Predicate<Creature> isSeen, List<Creature> seen) {
        for (Creature other : others) {
            if (other != who && isSeen.test(other)) {
                seen.add(other);
            }
        }
    }

    private static Comparator<Creature> nearestTo(Creature who) {
        return Comparator.comparingInt((Creature other) -> other.at().distance(who.at()))
                .thenComparingInt(Creature::id);
    }

    /** Nothing between the hero and that cell: sight is symmetric, so one look from the hero serves all who look for him. */
    private boolean lineOfSight(Point from) {
        if (horizon.isEmpty()) {
            horizon = Optional.of(Sight.from(world.stage().level(), world.hero().at(), Sight.UNLIMITED));
        }
        return horizon.get().sees(from);
    }
}
