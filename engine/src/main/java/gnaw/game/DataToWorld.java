package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedStage;
import gnaw.game.dice.DiceBox;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.List;

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
        world.started(Catalog.Owner.WORLD).all().forEach(world.meters()::setIfAbsent);
        saved.kinds().forEach((kind, meters) -> meters.forEach(world.openKindMeters(kind)::set));
        saved.stages().forEach(stage -> world.add(stage(stage)));
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
        return world;
    }

    private Stage stage(SavedStage saved) {
        List<Tile> tiles = saved.palette().stream().map(catalog::tile).toList();
        Level level = new Level(saved.rows().getFirst().length(), saved.rows().size(), tiles.getFirst());
        level.points().forEach(at -> level.set(at, tiles.get(letter(saved.rows(), at) - 'A')));
        level.points()
                .filter(at -> letter(saved.memory(), at) != ' ')
                .forEach(at -> level.remember(at, tiles.get(letter(saved.memory(), at) - 'A')));
        Stage stage = new Stage(saved.depth(), level, List.of(), saved.marks());
        saved.creatures().forEach(who -> stage.enter(creature(who), who.at()));
        saved.piles().forEach(pile -> pile.items().reversed().forEach(item -> stage.lay(item(item), pile.at())));
        return stage;
    }

    private static char letter(List<String> rows, Point at) {
        return rows.get(at.y()).charAt(at.x());
    }

    private Creature creature(SavedCreature saved) {
        String side = catalog.creatures().get(saved.kind()).side();
        Creature who = new Creature(saved.id(), saved.kind(), side, saved.at(), new Meters(saved.meters()));
        who.energy(saved.energy());
        who.helpless(saved.helpless());
        new ArrayList<>(saved.pack()).forEach(item -> who.openPack().add(item(item)));
        return who;
    }

    private static Item item(SavedItem saved) {
        return new Item(saved.id(), saved.kind(), saved.count(), new Meters(saved.meters()));
    }
}
