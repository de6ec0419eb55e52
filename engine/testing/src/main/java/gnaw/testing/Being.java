package gnaw.testing;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Item;
import gnaw.game.Look;
import gnaw.game.Meters;
import gnaw.game.Ref;
import gnaw.game.Status;
import gnaw.map.Point;
import gnaw.text.Ids;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A creature in the world of a test, alive or dead. */
public sealed class Being permits Hero {
    private final TestWorld world;
    private final int id;
    private Creature lastSeen;

    Being(TestWorld world, int id) {
        this.world = world;
        this.id = id;
        this.lastSeen = world.now().creature(id).orElseThrow();
    }

    /** Gives a meter a value. */
    public Being with(String meter, double value) {
        holding(meter, value);
        return this;
    }

    /** Gives a meter that holds a text or an id this one. */
    public Being with(String meter, String memo) {
        holding(meter, memo);
        return this;
    }

    /** Gives a meter a number, or what else it holds. */
    void holding(String meter, Object memo) {
        world.course().apply(Kinds.holding(world.rules(), ref(), meter, memo));
    }

    /** The number or memo of a meter. One that the creature has not is an error with the nearest name. */
    Object held(String name) {
        Meters meters = creature().meters();
        return meters.find(new Ids(meters.all().keySet()).named("meter of " + name() + "'s", name))
                .orElseThrow();
    }

    /** Puts so many of a kind of thing into the pack, 0 or more. */
    public Being carrying(String kind, int count) {
        carrying(kind, count, Map.of());
        return this;
    }

    /** The same with what the meters of each read. */
    void carrying(String kind, int count, Map<String, Object> meters) {
        requireCount(count, "things");
        String id = Kinds.item(world.rules(), kind);
        if (count > 0) {
            world.course().apply(new Effect.Give(ref(), id, count, Kinds.meters(world.rules(), meters)));
        }
    }

    /** Takes its next turns; 0 wakes it. */
    public Being helplessFor(int turns) {
        requireCount(turns, "turns");
        world.course().apply(new Effect.Stun(ref(), turns));
        return this;
    }

    private static void requireCount(int count, String what) {
        if (count < 0) {
            throw new IllegalArgumentException("Nobody has " + count + " " + what + ": 0 or more are wanted.");
        }
    }

    /** What a meter reads. One that the creature has not is an error with the nearest name. */
    public double meter(String name) {
        Set<String> own = creature().meters().numbers().keySet();
        return creature().meters().get(new Ids(own).named("meter of " + name() + "'s", name));
    }

    /** Where it stands, or stood last. */
    public Point at() {
        return creature().at();
    }

    /** How many of a kind of thing it carries. */
    public int carried(String kind) {
        String id = Kinds.item(world.rules(), kind);
        return creature().pack().stream()
                .filter(item -> item.kind().equals(id))
                .mapToInt(Item::count)
                .sum();
    }

    /** How many of its next turns are lost. */
    public int helpless() {
        return creature().helpless();
    }

    /** What it died of; empty while it lives. */
    public Optional<String> causeOfDeath() {
        return world.causeOfDeath(id);
    }

    /** The words on the status line, of bars and labels. */
    public List<String> words() {
        Status status = world.look(new Look.StatusOf(creature()));
        return Stream.concat(
                        status.bars().stream().map(Status.Bar::word),
                        status.labels().stream().map(Status.Label::text))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** What the game calls it: "the hero", "a rat". */
    public String name() {
        return creature() == world.now().hero()
                ? "the hero"
                : world.game().description().nameOf(creature());
    }

    /** The world it lives in. */
    public TestWorld world() {
        return world;
    }

    Creature creature() {
        world.now().creature(id).ifPresent(found -> lastSeen = found);
        return lastSeen;
    }

    Ref ref() {
        return new Ref.OfCreature(id);
    }
}
