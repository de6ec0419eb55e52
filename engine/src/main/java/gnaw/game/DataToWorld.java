package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.game.SavedGame.SavedStage;
import gnaw.game.dice.DiceBox;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns data into a living world. */
final class DataToWorld {
    private final SavedGame saved;
    private final Catalog catalog;

    DataToWorld(SavedGame saved, Catalog catalog) {
        this.saved = saved;
        this.catalog = catalog;
    }

    World world() {
        World world =
                new World(saved.seed(), catalog, new Meters(saved.meters()), new DiceBox(saved.seed(), saved.dice()));
        world.catalog().started(Catalog.Owner.WORLD).all().forEach(world.meters()::putIfAbsent);
        saved.stages().forEach(stage -> world.add(stage(stage)));
        saved.kinds().forEach((key, meters) -> KeptPlace.of(key)
                .map(place -> world.sharedMeters().openPlace(place.depth(), place.at()))
                .orElseGet(() -> Optional.of(world.sharedMeters().openKind(key)))
                .ifPresent(of -> meters.forEach(of::put)));
        world.goTo(saved.depth());
        world.resume(saved.turn(), saved.deepest(), saved.nextId());
        world.hero(world.stage()
                .creature(saved.hero())
                .orElseThrow(() -> new IllegalArgumentException("The saved game has no hero.")));
        saved.offers().forEach(world::offer);
        saved.log().forEach(world::write);
        if (saved.touched()) {
            world.touch();
        }
        world.predecessors(predecessors(saved.predecessors(), catalog));
        return world;
    }

    /** Those who died in earlier games, as the rules see them. */
    static List<Predecessor> predecessors(List<SavedPredecessor> dead, Catalog catalog) {
        return dead.stream()
                .map(one -> new Predecessor(one.where(), one.end(), creature(one.hero(), catalog)))
                .toList();
    }

    private Stage stage(SavedStage saved) {
        List<Tile> tiles = saved.palette().stream().map(catalog::tile).toList();
        Level level = new Level(saved.rows().getFirst().length(), saved.rows().size(), tiles.getFirst());
        level.points().forEach(at -> level.set(at, tiles.get(letter(saved.rows(), at) - 'A')));
        level.points()
                .filter(at -> letter(saved.memory(), at) != ' ')
                .forEach(at -> level.remember(at, tiles.get(letter(saved.memory(), at) - 'A')));
        Stage stage = new Stage(saved.depth(), level, List.of(), saved.marks());
        saved.creatures().forEach(who -> enter(creature(who, catalog), stage));
        saved.piles()
                .forEach(pile -> pile.items().reversed().forEach(item -> stage.lay(item(item, catalog), pile.at())));
        return stage;
    }

    private static void enter(Creature who, Stage stage) {
        Optional<Depth> bound = who.meters().find(Creature.KEPT_BOUND).map(DataToWorld::depth);
        who.meters().remove(Creature.KEPT_BOUND);
        bound.ifPresentOrElse(depth -> stage.bind(who, depth), () -> stage.enter(who, cell(who.at(), stage)));
    }

    /** Where somebody came from a place that is gone, somebody else may stand. */
    private static Point cell(Point at, Stage stage) {
        return stage.creatureAt(at).isEmpty() ? at : stage.freeNear(at).orElse(at);
    }

    private static Depth depth(Object kept) {
        return kept instanceof Double number ? Depth.of(number.intValue()) : Depth.parsed(kept.toString());
    }

    private static Optional<Integer> number(Meters meters, String name) {
        return meters.find(name).map(number -> ((Double) number).intValue());
    }

    private static char letter(List<String> rows, Point at) {
        return rows.get(at.y()).charAt(at.x());
    }

    private static Creature creature(SavedCreature saved, Catalog catalog) {
        Meters meters = new Meters(saved.meters());
        String side = meters.find(Creature.KEPT_SIDE)
                .map(Object::toString)
                .orElse(catalog.creatures().get(saved.kind()).side());
        Creature who = new Creature(saved.id(), saved.kind(), side, saved.at(), meters);
        who.leader(number(meters, Creature.KEPT_LEADER));
        meters.remove(Creature.KEPT_SIDE);
        meters.remove(Creature.KEPT_LEADER);
        who.energy(saved.energy());
        who.helpless(saved.helpless());
        new ArrayList<>(saved.pack()).forEach(item -> who.openPack().add(item(item, catalog)));
        return who;
    }

    private static Item item(SavedItem saved, Catalog catalog) {
        Meters meters = new Meters(saved.meters());
        Item item = new Item(saved.id(), catalog.items().get(saved.kind()), saved.count(), meters);
        meters.find(Item.KEPT_INSCRIPTION).map(Object::toString).ifPresent(item::inscribe);
        meters.remove(Item.KEPT_INSCRIPTION);
        return item;
    }
}
