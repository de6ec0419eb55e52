package gnaw.lab.trace;

import gnaw.game.Catalog.CreatureKind;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Ref;
import gnaw.lab.LabMisuse;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.text.Ids;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Brings about what no rule has: sets meters, hands things, lets creatures come and go. */
final class TraceSetup {
    private final Game game;
    private final Ref hero;
    private Optional<Ref> foe = Optional.empty();

    TraceSetup(Game game) {
        this.game = game;
        this.hero = Ref.to(game.world().hero());
    }

    /** Sets the hero's meters, all at once, from texts {@code NAME=VALUE}. */
    void set(List<String> texts) {
        game.apply(texts.stream().map(this::setting).toList());
    }

    private Effect setting(String text) {
        String[] parts = text.split("=", 2);
        if (parts.length < 2) {
            throw new LabMisuse("\"" + text + "\" sets no meter; a setting looks like sight=5.");
        }
        var meters = game.world().hero().meters().numbers().keySet();
        String meter = new Ids(meters, game.rules()::newNamesOf).named("meter", parts[0], LabMisuse::new);
        return new Effect.Set(hero, meter, WrittenNumber.of(parts[1], text));
    }

    /** Puts a foe next to the hero. */
    void bringFoe() {
        Point besides = game.world().hero().at().plus(Direction.E);
        foe = Optional.of(Ref.to(spawn(besides, Map.of())));
    }

    /** Sees to it that the foe does nothing this turn. */
    void holdFoe() {
        foe.ifPresent(held -> apply(new Effect.Stun(held, 2)));
    }

    /** Lets happen what is no action of the hero's. */
    void happen(TraceStep step) {
        switch (step) {
            case TraceStep.Hit(double hitPoints) ->
                apply(new Effect.Damage(hero, hitPoints, Optional.empty(), "a hit"));
            case TraceStep.Adjust(String meter, double value, boolean isAdded) ->
                apply(
                        isAdded
                                ? new Effect.Change(
                                        hero, meter, value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                                : new Effect.Set(hero, meter, value));
            case TraceStep.Kill kill -> kill(kill);
            case TraceStep.Act _, TraceStep.Use _ -> throw new IllegalStateException("That is the hero's own to do.");
        }
    }

    private void kill(TraceStep.Kill kill) {
        Creature victim = spawn(
                TraceRoom.CLOSET,
                Map.of(
                        Creature.MAX_HIT_POINTS,
                        kill.maxHitPoints(),
                        Creature.HIT_POINTS,
                        kill.maxHitPoints(),
                        "attack",
                        kill.attack(),
                        "defense",
                        kill.defense()));
        apply(new Effect.Kill(Ref.to(victim), Optional.of(hero), "a blow"));
    }

    private Creature spawn(Point at, Map<String, Object> meters) {
        apply(new Effect.Spawn(kindOfFoe(), at, meters));
        return game.world().stage().creatures().stream().toList().getLast();
    }

    /** The first kind of creature that is the hero's foe. */
    private String kindOfFoe() {
        String side = game.world().hero().side();
        return game.world().catalog().creatures().values().stream()
                .filter(kind -> game.world().catalog().areFoes(kind.side(), side))
                .findFirst()
                .map(CreatureKind::id)
                .orElseThrow(() -> new LabMisuse("The scripts know no creature that is the hero's foe."));
    }

    /** Hands the hero a new thing; the answer is the stack that it has come to. */
    Item give(String kind) {
        apply(new Effect.Give(hero, kind, 1, Map.of()));
        return game.world().hero().pack().stream()
                .filter(item -> item.kind().equals(kind))
                .toList()
                .getLast();
    }

    /** Where an aimed verb is aimed: at the nearest foe in view, else at the hero's own feet. */
    Optional<Point> target(String verb) {
        Creature hero = game.world().hero();
        return Optional.of(game.world().catalog().verbs().get(verb))
                .filter(row -> row.reach().isPresent())
                .map(_ -> game.world().eyesight().foesInView(hero).stream()
                        .findFirst()
                        .map(Creature::at)
                        .orElse(hero.at()));
    }

    private void apply(Effect effect) {
        game.apply(List.of(effect));
    }
}
