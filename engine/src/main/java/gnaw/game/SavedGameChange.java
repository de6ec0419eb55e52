package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedPile;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.game.SavedGame.SavedStage;
import gnaw.map.Point;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A saved game with some of its parts changed or left out; whatever is not overridden stays as it is. */
abstract class SavedGameChange {
    final SavedGame of(SavedGame saved) {
        Map<String, Map<String, Object>> kinds = new TreeMap<>();
        saved.kinds().forEach((key, meters) -> kinds(key).forEach(now -> kinds.put(now, meters(bearer(key), meters))));
        return new SavedGame(
                saved.seed(),
                saved.turn(),
                depths(saved.depth()).findFirst().orElse(saved.depth()),
                saved.deepest(),
                saved.nextId(),
                saved.hero(),
                meters(new Bearer("world", ""), saved.meters()),
                kinds,
                saved.dice(),
                saved.stages().stream()
                        .flatMap(stage -> depths(stage.depth()).map(depth -> stage(stage, depth, saved.hero())))
                        .toList(),
                saved.offers().stream().flatMap(this::offers).toList(),
                saved.log(),
                saved.touched(),
                predecessors(saved.predecessors()));
    }

    /**
     * Who or what has meters.
     *
     * @param group such as {@code creatures}
     * @param name which of them; "" where there is but one
     */
    record Bearer(String group, String name) {}

    private Stream<String> kinds(String key) {
        return KeptPlace.of(key)
                .map(kept -> depths(kept.depth()).map(depth -> new KeptPlace(depth, kept.at()).key()))
                .orElseGet(() -> items(key));
    }

    private static Bearer bearer(String key) {
        return KeptPlace.of(key)
                .map(place -> new Bearer(place.at().isPresent() ? "tiles" : "levels", key.substring(1)))
                .orElseGet(() -> new Bearer("kinds", key));
    }

    private Stream<Depth> depths(Depth depth) {
        return depth.named()
                .map(place -> places(place).map(now -> new Depth(now, depth.number())))
                .orElseGet(() -> Stream.of(depth));
    }

    /** A mark that tells the way to a place is called after it. */
    private Map<String, List<Point>> marks(Map<String, List<Point>> marks) {
        Map<String, List<Point>> changed = new TreeMap<>();
        marks.forEach((mark, at) -> {
            if (mark.startsWith(Stage.WAY)) {
                places(mark.substring(Stage.WAY.length())).forEach(place -> changed.put(Stage.WAY + place, at));
            } else {
                changed.put(mark, at);
            }
        });
        return changed;
    }

    private SavedStage stage(SavedStage stage, Depth depth, int hero) {
        return new SavedStage(
                depth,
                palette(stage),
                stage.rows(),
                stage.memory(),
                stage.creatures().stream()
                        .flatMap(who -> creatures(who).map(kind -> creature(who, kind, who.id() == hero)))
                        .toList(),
                stage.piles().stream()
                        .map(pile -> new SavedPile(pile.at(), items(pile.items())))
                        .filter(pile -> !pile.items().isEmpty())
                        .toList(),
                marks(stage.marks()));
    }

    private SavedCreature creature(SavedCreature who, String kind, boolean isHero) {
        Bearer bearer = isHero ? new Bearer("hero", "") : new Bearer("creatures", Integer.toString(who.id()));
        return new SavedCreature(
                who.id(),
                kind,
                who.at(),
                who.energy(),
                who.helpless(),
                meters(bearer, who.meters()),
                items(who.pack()));
    }

    /** All predecessors, changed as everybody is. */
    final List<SavedPredecessor> changed(List<SavedPredecessor> dead) {
        return dead.stream()
                .flatMap(one -> depths(one.where()).flatMap(where -> creatures(one.hero())
                        .map(kind -> new SavedPredecessor(where, one.end(), creature(one.hero(), kind, false)))))
                .toList();
    }

    private List<SavedItem> items(List<SavedItem> items) {
        return items.stream().flatMap(this::stacks).toList();
    }

    /** A stack of things; none if it is left out. */
    Stream<SavedItem> stacks(SavedItem stack) {
        Bearer bearer = new Bearer("items", Integer.toString(stack.id()));
        return items(stack.kind())
                .map(kind -> new SavedItem(stack.id(), kind, stack.count(), meters(bearer, stack.meters())));
    }

    /** The tiles of a level. */
    List<String> palette(SavedStage stage) {
        return stage.palette();
    }

    /** The kind of somebody; none if he is left out. */
    Stream<String> creatures(SavedCreature who) {
        return Stream.of(who.kind());
    }

    /** A kind of items; none if they are left out. */
    Stream<String> items(String kind) {
        return Stream.of(kind);
    }

    /** A place beside the dungeon; none if it is left out, with all its levels. */
    Stream<String> places(String place) {
        return Stream.of(place);
    }

    Map<String, Object> meters(Bearer of, Map<String, Object> meters) {
        return meters;
    }

    /** Those who died in earlier games have no numbers by which they could be told apart: so they stay as they are. */
    List<SavedPredecessor> predecessors(List<SavedPredecessor> dead) {
        return dead;
    }

    /** A choice that waits; none if it is left out. */
    Stream<Offer> offers(Offer offer) {
        return Stream.of(offer);
    }
}
