package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedPile;
import gnaw.game.SavedGame.SavedStage;
import gnaw.map.Point;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Gives all that a saved game holds the names which the rules have for it now, and finds what they have no name for. */
final class SaveMigration {
    private final Rules rules;
    private final Set<String> lost = new TreeSet<>();

    SaveMigration(Rules rules) {
        this.rules = rules;
    }

    /** The same game in the words of these rules; {@link LostKinds} if there are things that they do not know. */
    SavedGame of(SavedGame saved) {
        Map<String, Map<String, Object>> kinds = new TreeMap<>();
        saved.kinds()
                .forEach((kind, meters) -> kinds.put(
                        KeptPlace.of(kind)
                                .map(place -> new KeptPlace(depth(place.depth()), place.at()).key())
                                .orElseGet(() -> item(kind)),
                        meters(meters)));
        SavedGame renamed = new SavedGame(
                saved.seed(),
                saved.turn(),
                depth(saved.depth()),
                saved.deepest(),
                saved.nextId(),
                saved.hero(),
                meters(saved.meters()),
                kinds,
                saved.dice(),
                saved.stages().stream().map(this::stage).toList(),
                saved.offers().stream().map(this::offer).toList(),
                saved.log(),
                saved.touched());
        if (!lost.isEmpty()) {
            throw new LostKinds(List.copyOf(lost));
        }
        return renamed;
    }

    private SavedStage stage(SavedStage stage) {
        return new SavedStage(
                depth(stage.depth()),
                stage.palette().stream().map(this::tile).toList(),
                stage.rows(),
                stage.memory(),
                stage.creatures().stream().map(this::creature).toList(),
                stage.piles().stream()
                        .map(pile -> new SavedPile(pile.at(), items(pile.items())))
                        .toList(),
                marks(stage.marks()));
    }

    private Map<String, List<Point>> marks(Map<String, List<Point>> marks) {
        Map<String, List<Point>> renamed = new TreeMap<>();
        marks.forEach((mark, at) -> renamed.put(
                mark.startsWith(Stage.WAY) ? Stage.WAY + place(mark.substring(Stage.WAY.length())) : mark, at));
        return renamed;
    }

    private Depth depth(Depth depth) {
        return depth.isBeside() ? new Depth(place(depth.place()), depth.number()) : depth;
    }

    private SavedCreature creature(SavedCreature who) {
        return new SavedCreature(
                who.id(),
                creature(who.kind()),
                who.at(),
                who.energy(),
                who.helpless(),
                meters(who.meters()),
                items(who.pack()));
    }

    private List<SavedItem> items(List<SavedItem> items) {
        return items.stream()
                .map(thing -> new SavedItem(thing.id(), item(thing.kind()), thing.count(), meters(thing.meters())))
                .toList();
    }

    private Map<String, Object> meters(Map<String, Object> meters) {
        Map<String, Object> renamed = new TreeMap<>();
        meters.forEach((meter, value) -> {
            if (meter.equals(Creature.KEPT_SIDE)) {
                renamed.put(
                        meter,
                        known("side", value.toString(), rules.catalog().sides().keySet()));
            } else if (meter.equals(Creature.KEPT_BOUND) && value instanceof String bound) {
                renamed.put(meter, depth(Depth.parsed(bound)).toString());
            } else {
                put(renamed, isOurs(meter) ? meter : meter(meter), value);
            }
        });
        return renamed;
    }

    private static boolean isOurs(String meter) {
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
        return offer.with(options);
    }

    private Effect effect(Effect effect) {
        return effect instanceof Effect.Ask(Offer offer)
                ? new Effect.Ask(offer(offer))
                : (Effect) RecordParts.of(effect.getClass()).changed(effect, this::part);
    }

    private Object part(RecordComponent part, Object value) {
        if (value instanceof Map<?, ?> meters) {
            Map<String, Object> renamed = new TreeMap<>();
            meters.forEach((meter, number) -> put(renamed, meter((String) meter), number));
            return renamed;
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

    private String meter(String meter) {
        return known("meter", meter, rules.catalog().meters().keySet());
    }

    private String known(String what, String id, Set<String> ids) {
        return Stream.concat(Stream.of(id), rules.newNamesOf(id).stream())
                .filter(ids::contains)
                .findFirst()
                .orElseGet(() -> {
                    lost.add(what + " \"" + id + "\"");
                    return id;
                });
    }
}
