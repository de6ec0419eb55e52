package gnaw.game;

import gnaw.game.Catalog.CreatureKind;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Carries out effects: the only place where the answers of rules change the world. */
final class Effects {
    private static final Set<String> CHANGING_SIGHT = Set.of(Creature.SIGHT, Light.DARK, Light.LIGHT);

    /** How many choices may wait for an answer. */
    private static final int MOST_OFFERS = 1000;

    /** How many creatures a level may hold. */
    private static final int MOST_CREATURES = 2000;

    /** How many things, or stacks of things, may lie on a level. */
    private static final int MOST_THINGS = 5000;

    /** How many a pack may hold. */
    private static final int MOST_CARRIED = 1000;

    private final World world;
    private final Spawner spawner;
    private final LevelChanges levels;
    private final Consumer<Event> tell;
    private final LinkedHashMap<Integer, Death> doomed = new LinkedHashMap<>();

    /** Who is about to die of what, and by whose hand. */
    record Death(Creature victim, Optional<Creature> killer, String cause, boolean certain) {
        /** The same where something else would end him, too: certain if one is; told is the first that has a cause, or one that is certain. */
        Death with(Death later) {
            boolean isLaterTold = cause.isEmpty() || later.certain && !later.cause.isEmpty();
            Death told = isLaterTold ? later : this;
            return new Death(victim, told.killer, told.cause, certain || later.certain);
        }
    }

    Effects(World world, Spawner spawner, LevelChanges levels, Consumer<Event> tell) {
        this.world = world;
        this.spawner = spawner;
        this.levels = levels;
        this.tell = tell;
    }

    void apply(Effect effect) {
        switch (effect) {
            case Effect.Say say -> say(say);
            case Effect.Change change -> change(change);
            case Effect.Set set ->
                meters(set.who()).ifPresent(meters -> put(set.who(), meters, set.meter(), set.value()));
            case Effect.Remember wish -> meters(wish.who()).ifPresent(meters -> meters.put(wish.meter(), wish.memo()));
            case Effect.Damage damage -> creature(damage.who()).ifPresent(who -> damage(who, damage));
            case Effect.Kill kill -> creature(kill.who()).ifPresent(who -> doom(who, kill.by(), kill.cause(), true));
            case Effect.Heal heal -> creature(heal.who()).ifPresent(who -> heal(who, heal.amount()));
            case Effect.Stun stun -> creature(stun.who()).ifPresent(who -> stun(who, stun.turns()));
            case Effect.TakeTime(Ref who, double turns) ->
                creature(who).ifPresent(one -> one.energy(one.energy() - Turns.FULL * Math.min(turns, Turns.LONGEST)));
            case Effect.Give give -> creature(give.who()).ifPresent(who -> give(who, give));
            case Effect.Lay lay -> lay(lay);
            case Effect.Drop drop ->
                ItemStacks.split(world, spawner, drop.item(), drop.count())
                        .ifPresent(item -> world.stage().lay(item, ground(drop.at())));
            case Effect.Hand hand -> creature(hand.who()).ifPresent(who -> hand(who, hand));
            case Effect.Spend spend -> ItemStacks.split(world, spawner, spend.item(), spend.count());
            case Effect.Spawn spawn -> spawn(spawn);
            case Effect.Move move -> creature(move.who()).ifPresent(who -> move(who, move.to()));
            case Effect.Swap swap ->
                creature(swap.who()).ifPresent(who -> creature(swap.other()).ifPresent(other -> swap(who, other)));
            case Effect.Join join ->
                creature(join.who()).ifPresent(who -> world.stage().join(who, join.side()));
            case Effect.Follow follow ->
                creature(follow.who())
                        .ifPresent(who -> who.leader(
                                follow.leader().flatMap(this::creature).map(Creature::id)));
            case Effect.Leave leave ->
                creature(leave.who()).ifPresent(who -> levels.leave(who, leave.depth(), company(who, leave.with())));
            case Effect.Enter enter ->
                creature(enter.who()).ifPresent(who -> levels.enter(who, enter.place(), company(who, enter.with())));
            case Effect.BecomeTile become -> becomeTile(become.at(), become.tile());
            case Effect.BecomeKind become -> creature(become.who()).ifPresent(who -> becomeKind(who, become.kind()));
            case Effect.Reveal reveal -> reveal(reveal.cells());
            case Effect.Interrupt interrupt -> tell.accept(new Event.Interrupted(interrupt.why(), true));
            case Effect.Hint hint -> hint(hint.text());
            case Effect.Ask ask -> offer(ask.offer());
            case Effect.Aim aim -> offer(Offer.of(aim));
            case Effect.Flash flash -> tell.accept(new Event.Flashed(flash.cells(), flash.glyph(), flash.tone()));
            case Effect.Win win -> end(new Ending(true, true, win.how(), "", world.turn(), world.depth()));
            case Effect.Retire retire -> end(new Ending(false, true, retire.how(), "", world.turn(), world.depth()));
        }
    }

    /** Those whose life is at an end since this was asked last, in the order in which it happened. */
    List<Death> takeDoomed() {
        List<Death> deaths = new ArrayList<>();
        for (Death death : doomed.values()) {
            if (!death.victim().dead() && (death.certain() || death.victim().hitPoints() <= 0)) {
                deaths.add(death);
            }
        }
        doomed.clear();
        return deaths;
    }

    void end(Ending ending) {
        if (world.ending().isEmpty()) {
            world.ends(ending);
            tell.accept(new Event.Ended(ending));
        }
    }

    /** A word for the screen, which is not kept with the game. */
    void hint(String text) {
        if (!text.isEmpty()) {
            tell.accept(new Event.Hinted(text));
        }
    }

    void sayLine(String text, String tone) {
        if (!text.isEmpty()) {
            Line line = new Line(world.turn(), text, tone);
            world.write(line);
            tell.accept(new Event.Said(line));
        }
    }

    private void say(Effect.Say say) {
        boolean heard = say.about()
                .flatMap(this::anyCreature)
                .map(world.eyesight()::seesNow)
                .orElse(true);
        if (heard) {
            sayLine(say.text(), say.tone());
        }
    }

    private void change(Effect.Change change) {
        meters(change.who()).ifPresent(meters -> {
            double old = meters.get(change.meter());
            double wished = old + change.by();
            double value = change.by() < 0
                    ? Math.max(wished, Math.min(old, change.atLeast()))
                    : Math.min(wished, Math.max(old, change.atMost()));
            put(change.who(), meters, change.meter(), value);
        });
    }

    private void put(Ref who, Meters meters, String meter, double value) {
        meters.set(meter, value);
        if (CHANGING_SIGHT.contains(meter)) {
            world.eyesight().lookAgain();
        }
        if (meter.equals(Creature.HIT_POINTS)) {
            creature(who)
                    .ifPresent(creature ->
                            doomed.putIfAbsent(creature.id(), new Death(creature, Optional.empty(), "", false)));
        }
    }

    private void damage(Creature who, Effect.Damage damage) {
        who.meters().set(Creature.HIT_POINTS, who.hitPoints() - damage.amount());
        tell.accept(new Event.Hurt(who, damage.amount(), damage.cause()));
        if (who.hitPoints() <= 0) {
            doom(who, damage.by(), damage.cause(), false);
        }
    }

    private void doom(Creature who, Optional<Ref> by, String cause, boolean certain) {
        Death death = new Death(who, by.flatMap(this::anyCreature), cause, certain);
        doomed.merge(who.id(), death, Death::with);
    }

    private void heal(Creature who, double amount) {
        double hitPoints = who.hitPoints();
        double max = Math.max(hitPoints, who.meters().get(Creature.MAX_HIT_POINTS));
        who.meters().set(Creature.HIT_POINTS, Math.min(max, hitPoints + amount));
    }

    private void stun(Creature who, int turns) {
        who.helpless(turns == 0 ? 0 : Math.max(who.helpless(), Math.min(turns, Turns.LONGEST)));
    }

    private void lay(Effect.Lay lay) {
        spawner.items(lay.kind(), lay.count(), lay.meters(), item -> {
            requireRoom(world.stage().things(), MOST_THINGS, "things here");
            world.stage().lay(item, ground(lay.at()));
        });
    }

    /** What falls where nobody can walk comes to lie beside it. */
    private Point ground(Point at) {
        return world.stage().level().passable(at)
                ? at
                : world.stage().freeNear(at).orElse(at);
    }

    private void give(Creature who, Effect.Give give) {
        spawner.items(give.kind(), give.count(), give.meters(), item -> {
            requireRoom(who.pack().size(), MOST_CARRIED, "things in this pack");
            ItemStacks.add(who.openPack(), item);
        });
    }

    private void hand(Creature who, Effect.Hand hand) {
        requireRoom(who.pack().size(), MOST_CARRIED, "things in this pack");
        ItemStacks.split(world, spawner, hand.item(), hand.count())
                .ifPresent(item -> ItemStacks.add(who.openPack(), item));
    }

    private void move(Creature who, Point to) {
        Point from = who.at();
        world.stage().freeNear(to).filter(_ -> !from.equals(to)).ifPresent(free -> {
            world.stage().move(who, free);
            world.eyesight().lookAgain();
            tell.accept(new Event.Moved(who, from, free));
        });
    }

    private void swap(Creature one, Creature other) {
        Point from = one.at();
        Point to = other.at();
        world.stage().swap(one, other);
        world.eyesight().lookAgain();
        tell.accept(new Event.Moved(one, from, to));
        tell.accept(new Event.Moved(other, to, from));
    }

    private void spawn(Effect.Spawn spawn) {
        requireRoom(world.stage().creatures().size(), MOST_CREATURES, "creatures here");
        world.stage().freeNear(spawn.at()).ifPresent(at -> {
            Creature born = spawner.creature(spawn.kind(), at, spawn.meters());
            world.stage().enter(born, at);
            takeSide(born);
            spawn.ally().flatMap(this::anyCreature).ifPresent(ally -> goWith(born, ally));
        });
    }

    private void goWith(Creature born, Creature ally) {
        world.stage().join(born, ally.side());
        born.leader(ally == world.hero() ? Optional.of(ally.id()) : ally.leader());
    }

    /** What a mod makes in every turn must come to an end. */
    private static void requireRoom(int there, int most, String what) {
        if (there >= most) {
            throw new RuleFailure("", "There are " + most + " " + what + " already; another one is left out.");
        }
    }

    /** Whoever is of another kind is of that kind's side; the hero stays himself. */
    private void becomeKind(Creature who, String kind) {
        who.kind(kind);
        if (who != world.hero()) {
            takeSide(who);
        }
    }

    private void takeSide(Creature who) {
        CreatureKind kind = world.catalog().creatures().get(who.kind());
        world.stage().join(who, kind.side());
        if (kind.companion()) {
            who.leader(Optional.of(world.hero().id()));
        }
    }

    private void becomeTile(Point at, String tile) {
        Level level = world.stage().level();
        Tile before = level.at(at);
        level.set(at, world.catalog().tile(tile));
        world.stage().creatureAt(at).filter(who -> !mayStand(who)).ifPresent(who -> {
            level.set(at, before);
            throw new RuleFailure(
                    "", "become: \"" + who.kind() + "\" stands there, and cannot be in \"" + tile + "\".");
        });
        world.eyesight().lookAgain();
    }

    private boolean mayStand(Creature who) {
        return world.stage().level().passable(who.at()) || world.footing().mayEnter(who, who.at());
    }

    private void reveal(List<Point> cells) {
        if (cells.isEmpty()) {
            world.stage().level().points().forEach(world.stage().level()::remember);
        } else {
            cells.forEach(world.stage().level()::remember);
        }
    }

    private void offer(Offer offer) {
        requireRoom(world.offers().size(), MOST_OFFERS, "choices wait");
        if (!world.hero().dead()) {
            world.offer(offer);
            tell.accept(new Event.Offered(offer));
        }
    }

    private Optional<Meters> meters(Ref ref) {
        return switch (ref) {
            case Ref.OfCreature creature -> creature(creature).map(Creature::meters);
            case Ref.OfItem item -> ItemStacks.find(world, item.id()).map(Item::meters);
            case Ref.OfKind kind -> Optional.of(world.sharedMeters().openKind(kind.kind()));
            case Ref.OfWorld() -> Optional.of(world.meters());
            case Ref.OfTile(Depth depth, Point at) -> world.sharedMeters().openPlace(depth, Optional.of(at));
            case Ref.OfLevel(Depth depth) -> world.sharedMeters().openPlace(depth, Optional.empty());
        };
    }

    private Optional<Creature> creature(Ref ref) {
        return anyCreature(ref).filter(creature -> !creature.dead());
    }

    /** Those who come along: each once, and never somebody with himself. */
    private List<Creature> company(Creature who, List<Ref> refs) {
        return refs.stream()
                .map(this::creature)
                .flatMap(Optional::stream)
                .filter(one -> one != who)
                .distinct()
                .toList();
    }

    private Optional<Creature> anyCreature(Ref ref) {
        return ref instanceof Ref.OfCreature(int id) ? world.creature(id) : Optional.empty();
    }
}
