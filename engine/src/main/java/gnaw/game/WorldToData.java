package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedPile;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.game.SavedGame.SavedStage;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Turns a living world into data. */
final class WorldToData {
    /** The numbers of a game begin at 1. */
    private static final int NO_NUMBER = 0;

    private final World world;

    WorldToData(World world) {
        this.world = world;
    }

    SavedGame game() {
        TreeMap<String, Map<String, Object>> kinds = new TreeMap<>();
        world.sharedMeters().kinds().forEach((kind, meters) -> kinds.put(kind, meters.all()));
        world.stages().forEach(stage -> stage.meters()
                .forEach((at, meters) -> kinds.put(new KeptPlace(stage.where(), at).key(), meters.all())));
        return new SavedGame(
                world.seed(),
                world.turn(),
                world.where(),
                world.deepest(),
                world.nextId(),
                world.hero().id(),
                world.meters().all(),
                kinds,
                world.diceBox().states(),
                world.stages().stream().map(this::stage).toList(),
                world.offers(),
                List.copyOf(world.log()),
                world.isTouched(),
                predecessors(world));
    }

    /** Those of earlier games, as data. */
    static List<SavedPredecessor> predecessors(World world) {
        return world.predecessors().stream()
                .map(dead -> new SavedPredecessor(dead.where(), dead.end(), numberless(dead.hero())))
                .toList();
    }

    /** Somebody who belongs to no game, with what he has. */
    static SavedCreature numberless(Creature who) {
        List<SavedItem> pack = items(who.pack()).stream()
                .map(item -> new SavedItem(NO_NUMBER, item.kind(), item.count(), item.meters()))
                .toList();
        return new SavedCreature(
                NO_NUMBER, who.kind(), who.at(), 0, 0, who.meters().all(), pack);
    }

    /** What {@link Journal.Pulse#of} takes of the whole, without making the whole. */
    Journal.Pulse pulse() {
        return new Journal.Pulse(
                world.turn(),
                world.where(),
                world.nextId(),
                world.meters().all(),
                SavedGame.withoutBots(world.diceBox().states()),
                creatures(world.stage()),
                world.offers(),
                world.isTouched());
    }

    private SavedStage stage(Stage stage) {
        TileLetters letters = new TileLetters(stage.level());
        return new SavedStage(
                stage.where(),
                letters.palette(),
                letters.rows(),
                letters.memories(),
                creatures(stage),
                stage.placesWithItems().stream()
                        .map(at -> new SavedPile(at, items(stage.itemsAt(at))))
                        .toList(),
                new TreeMap<>(stage.marks()));
    }

    private List<SavedCreature> creatures(Stage stage) {
        return Stream.concat(
                        stage.creatures().stream().map(who -> creature(who, besides(who))),
                        stage.bound().entrySet().stream().map(this::bound))
                .toList();
    }

    private SavedCreature bound(Map.Entry<Creature, Depth> traveller) {
        Map<String, Object> besides = besides(traveller.getKey());
        besides.put(Creature.KEPT_BOUND, kept(traveller.getValue()));
        return creature(traveller.getKey(), besides);
    }

    private static Object kept(Depth depth) {
        return depth.isBeside() ? depth.toString() : (Object) (double) depth.number();
    }

    /** What is kept only where it is not as it always was: so that old games and their hashes stay as they are. */
    private Map<String, Object> besides(Creature who) {
        Map<String, Object> besides = who.meters().all();
        if (!who.side().equals(world.catalog().creatures().get(who.kind()).side())) {
            besides.put(Creature.KEPT_SIDE, who.side());
        }
        who.leader().ifPresent(leader -> besides.put(Creature.KEPT_LEADER, leader.doubleValue()));
        return besides;
    }

    private static SavedCreature creature(Creature who, Map<String, Object> meters) {
        return new SavedCreature(
                who.id(), who.kind(), who.at(), who.energy(), who.helpless(), meters, items(who.pack()));
    }

    private static List<SavedItem> items(List<Item> items) {
        return items.stream()
                .map(item -> new SavedItem(item.id(), item.kind(), item.count(), besides(item)))
                .toList();
    }

    private static Map<String, Object> besides(Item item) {
        Map<String, Object> besides = item.meters().all();
        if (!item.inscription().isEmpty()) {
            besides.put(Item.KEPT_INSCRIPTION, item.inscription());
        }
        return besides;
    }
}
