package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedPile;
import gnaw.game.SavedGame.SavedStage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Gives all that a saved game holds the names which the rules have for it now, and finds what they have no name for. */
final class Renaming {
    private final Rules rules;
    private final Set<String> lost = new TreeSet<>();

    Renaming(Rules rules) {
        this.rules = rules;
    }

    /** The same game in the words of these rules; {@link LostKinds} if there are things that they do not know. */
    SavedGame of(SavedGame saved) {
        Map<String, Map<String, Double>> kinds = new TreeMap<>();
        saved.kinds().forEach((kind, meters) -> kinds.put(item(kind), meters(meters)));
        SavedGame renamed = new SavedGame(
                saved.seed(),
                saved.turn(),
                saved.depth(),
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
                stage.depth(),
                stage.palette().stream().map(this::tile).toList(),
                stage.rows(),
                stage.memory(),
                stage.creatures().stream().map(this::creature).toList(),
                stage.piles().stream()
                        .map(pile -> new SavedPile(pile.at(), items(pile.items())))
                        .toList(),
                stage.marks());
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

    private Map<String, Double> meters(Map<String, Double> meters) {
        Map<String, Double> renamed = new TreeMap<>();
        meters.forEach((meter, value) -> renamed.put(meter.equals(Item.LEFT_BEHIND) ? meter : meter(meter), value));
        return renamed;
    }

    private Offer offer(Offer offer) {
        List<Offer.Option> options = new ArrayList<>();
        for (Offer.Option option : offer.options()) {
            options.add(new Offer.Option(
                    option.id(),
                    option.text(),
                    option.effects().stream().map(this::effect).toList()));
        }
        return new Offer(offer.title(), offer.text(), options);
    }

    private Effect effect(Effect effect) {
        return switch (effect) {
            case Effect.Change(Ref who, String meter, double by, double least, double most) ->
                new Effect.Change(who, meter(meter), by, least, most);
            case Effect.Set(Ref who, String meter, double value) -> new Effect.Set(who, meter(meter), value);
            case Effect.Give(Ref who, String kind, int count, var meters) ->
                new Effect.Give(who, item(kind), count, meters(meters));
            case Effect.Lay(String kind, var at, int count, var meters) ->
                new Effect.Lay(item(kind), at, count, meters(meters));
            case Effect.Spawn(String kind, var at, var meters) -> new Effect.Spawn(creature(kind), at, meters(meters));
            case Effect.BecomeTile(var at, String tile) -> new Effect.BecomeTile(at, tile(tile));
            case Effect.BecomeKind(Ref who, String kind) -> new Effect.BecomeKind(who, creature(kind));
            case Effect.Ask(Offer offer) -> new Effect.Ask(offer(offer));
            case Effect.Say _, Effect.Damage _, Effect.Kill _, Effect.Heal _, Effect.Stun _, Effect.Drop _ -> effect;
            case Effect.Spend _, Effect.Move _, Effect.Leave _, Effect.Reveal _, Effect.Interrupt _ -> effect;
            case Effect.Hint _, Effect.Win _ -> effect;
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
