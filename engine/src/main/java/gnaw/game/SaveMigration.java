package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.game.SavedGame.SavedStage;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Gives all that a saved game holds the names which the rules have for it now, and finds what they have no name for. */
final class SaveMigration extends SavedGameChange {
    private final Rules rules;
    private final Set<String> lost = new TreeSet<>();

    SaveMigration(Rules rules) {
        this.rules = rules;
    }

    /** The same game in the words of these rules; {@link LostKinds} if there are things that they do not know. */
    static SavedGame of(SavedGame saved, Rules rules) {
        SaveMigration migration = new SaveMigration(rules);
        SavedGame renamed = migration.of(saved);
        if (!migration.lost.isEmpty()) {
            throw new LostKinds(migration.lost());
        }
        return renamed;
    }

    /** What of all that was changed has no name now, such as {@code tile "moss"}: it keeps the one that it had. */
    List<String> lost() {
        return List.copyOf(lost);
    }

    @Override
    List<String> palette(SavedStage stage) {
        return stage.palette().stream().map(this::tile).toList();
    }

    @Override
    Stream<String> creatures(SavedCreature who) {
        return Stream.of(creature(who.kind()));
    }

    @Override
    Stream<String> items(String kind) {
        return Stream.of(item(kind));
    }

    /** What stands in for something whose row is there again becomes that. */
    @Override
    Stream<SavedItem> stacks(SavedItem stack) {
        return super.stacks(StandIn.restored(
                stack, rules.catalog(), was -> find(was, rules.catalog().items()::containsKey)));
    }

    private Depth depth(Depth depth) {
        return depth.isBeside() ? new Depth(place(depth.place()), depth.number()) : depth;
    }

    @Override
    Stream<String> places(String place) {
        return Stream.of(place(place));
    }

    @Override
    Stream<Offer> offers(Offer offer) {
        return Stream.of(offer(offer));
    }

    @Override
    Map<String, Object> meters(Bearer of, Map<String, Object> meters) {
        Map<String, Object> renamed = new TreeMap<>();
        meters.forEach((meter, value) -> {
            if (meter.equals(Creature.KEPT_SIDE)) {
                renamed.put(meter, side(value.toString()));
            } else if (meter.equals(Creature.KEPT_BOUND) && value instanceof String bound) {
                renamed.put(meter, depth(Depth.parsed(bound)).toString());
            } else {
                put(renamed, isOurs(meter) ? meter : meter(meter), value);
            }
        });
        return renamed;
    }

    @Override
    List<SavedPredecessor> predecessors(List<SavedPredecessor> dead) {
        return changed(dead);
    }

    static boolean isOurs(String meter) {
        return meter.equals(Item.LEFT_BEHIND) || meter.startsWith(".");
    }

    /** A meter that holds something else now begins anew. */
    private void put(Map<String, Object> meters, String meter, Object value) {
        Optional.ofNullable(rules.catalog().meters().get(meter))
                .map(kind -> new MemoMigration(rules).of(kind.holds(), value))
                .orElse(Optional.of(value))
                .ifPresent(held -> meters.put(meter, held));
    }

    private Offer offer(Offer offer) {
        List<Offer.Option> options = new ArrayList<>();
        for (Offer.Option option : offer.options()) {
            options.add(new Offer.Option(
                    option.id(),
                    option.text(),
                    option.effects().stream().map(this::effect).toList()));
        }
        return new Offer(
                offer.title(),
                offer.text(),
                options,
                offer.aim().map(aim -> new Offer.Aim(aim.reach(), row(Effect.AIMED, aim.then()))),
                offer.escape(),
                offer.then().map(then -> row(Effect.CHOSEN, then)));
    }

    private Effect effect(Effect effect) {
        return switch (effect) {
            case Effect.Ask(Offer offer) -> new Effect.Ask(offer(offer));
            case Effect.Remember(Ref who, String meter, Object memo) ->
                new Effect.Remember(ref(who), meter(meter), remembered(meter(meter), memo));
            case Effect other -> (Effect) RecordParts.of(other.getClass()).changed(other, this::part);
        };
    }

    /** One that holds something else now refuses what is remembered, as it refuses any other. */
    private Object remembered(String meter, Object memo) {
        return Optional.ofNullable(rules.catalog().meters().get(meter))
                .flatMap(kind -> new MemoMigration(rules).of(kind.holds(), memo))
                .orElse(memo);
    }

    private Ref ref(Ref thing) {
        return thing instanceof Ref.OfKind(String kind) ? new Ref.OfKind(item(kind)) : thing;
    }

    private Object part(RecordComponent part, Object value) {
        if (value instanceof Map<?, ?> meters) {
            Map<String, Object> renamed = new TreeMap<>();
            meters.forEach((meter, number) -> put(renamed, meter((String) meter), number));
            return renamed;
        }
        if (value instanceof Ref thing) {
            return ref(thing);
        }
        String table = Optional.ofNullable(part.getAnnotation(Given.class))
                .map(Given::id)
                .orElse("");
        return switch (table) {
            case Effect.METER -> meter((String) value);
            case Effect.ITEM -> item((String) value);
            case Effect.CREATURE -> creature((String) value);
            case Effect.TILE -> tile((String) value);
            case Effect.PLACE -> place((String) value);
            case Effect.SIDE -> side((String) value);
            case Effect.AIMED, Effect.CHOSEN -> row(table, (String) value);
            default -> value;
        };
    }

    private String creature(String kind) {
        return known("creature", kind, rules.catalog().creatures().keySet());
    }

    private String item(String kind) {
        return known("item", kind, rules.catalog().items().keySet());
    }

    private String tile(String tile) {
        return known("tile", tile, rules.catalog().tiles().keySet());
    }

    private String place(String place) {
        return known("place", place, rules.catalog().places().keySet());
    }

    private String side(String side) {
        return known("side", side, rules.catalog().sides().keySet());
    }

    private String row(String table, String id) {
        return found(table + " row", id, named -> rules.hasRow(table, named));
    }

    private String meter(String meter) {
        return known("meter", meter, rules.catalog().meters().keySet());
    }

    private String known(String what, String id, Set<String> ids) {
        return found(what, id, ids::contains);
    }

    private String found(String what, String id, Predicate<String> isThere) {
        return find(id, isThere).orElseGet(() -> {
            lost.add(what + " \"" + id + "\"");
            return id;
        });
    }

    private Optional<String> find(String id, Predicate<String> isThere) {
        return Stream.concat(Stream.of(id), rules.newNamesOf(id).stream())
                .filter(isThere)
                .findFirst();
    }
}
