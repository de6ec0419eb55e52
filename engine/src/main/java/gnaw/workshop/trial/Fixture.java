package gnaw.workshop.trial;

import gnaw.game.Catalog.MeterKind;
import gnaw.game.Catalog.Owner;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.MemoType;
import gnaw.game.Ref;
import gnaw.script.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A game in which rules are tried.
 *
 * @param depths as if on how many depths levels begin there, from the first on
 * @param forOwn whether only the rules of those mods are tried in it that are looked at
 */
record Fixture(String name, Game game, int depths, boolean forOwn) {
    /** As many as the shortest game is likely to have: many rules are for some depths alone. */
    private static final int DEPTHS = 8;

    /** The beginning; the same with one of everything that lives and can be carried; and that with a hero at his end. */
    static List<Fixture> all(Rulebook rules, long seed) {
        Game crowd = Game.begin(rules, seed);
        crowd.apply(crowding(crowd));
        Game end = Game.begin(rules, seed);
        end.apply(crowding(end));
        end.apply(ending(end));
        return List.of(
                new Fixture("at the beginning", Game.begin(rules, seed), DEPTHS, false),
                new Fixture("in a crowd", crowd, 1, false),
                new Fixture("at the end", end, 1, false));
    }

    /** The deeper levels, one by one, as a hero finds them who has just come. */
    static List<Fixture> below(Rulebook rules, long seed) {
        return IntStream.rangeClosed(2, DEPTHS)
                .mapToObj(depth -> new Fixture("on depth " + depth, fallen(Game.begin(rules, seed), depth), 1, true))
                .toList();
    }

    /** The same for the rules of those mods alone that are looked at, on the first level. */
    Fixture own() {
        return new Fixture(name, game, 1, true);
    }

    private static Game fallen(Game game, int depth) {
        game.apply(List.of(new Effect.Leave(Ref.to(game.world().hero()), depth, List.of())));
        return game;
    }

    private static List<Effect> crowding(Game game) {
        Creature hero = game.world().hero();
        List<Effect> all = new ArrayList<>();
        for (String kind : game.world().catalog().creatures().keySet()) {
            if (!kind.equals(hero.kind())) {
                all.add(new Effect.Spawn(kind, hero.at(), Map.of()));
            }
        }
        for (String kind : game.world().catalog().items().keySet()) {
            all.add(new Effect.Give(Ref.to(hero), kind, 1, Map.of()));
        }
        return all;
    }

    /** One hit point, and nothing left of whatever only heroes have. */
    private static List<Effect> ending(Game game) {
        Ref hero = Ref.to(game.world().hero());
        List<Effect> all = new ArrayList<>();
        for (MeterKind meter : game.world().catalog().metersOf(Owner.HERO)) {
            if (meter.holds() == MemoType.NUMBER) {
                all.add(new Effect.Set(hero, meter.name(), 0));
            }
        }
        all.add(new Effect.Set(hero, Creature.HIT_POINTS, 1));
        return all;
    }
}
