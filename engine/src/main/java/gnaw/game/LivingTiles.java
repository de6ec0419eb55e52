package gnaw.game;

import gnaw.game.Catalog.TileKind;
import gnaw.game.Question.Cell;
import gnaw.map.Level;
import gnaw.map.Tile;
import java.util.List;

/** The tiles of the present level that change by themselves, such as fire. Each is asked once a turn, in reading order. */
final class LivingTiles {
    private final World world;
    private final Rules rules;
    private final RuleRunner runner;

    LivingTiles(World world, Rules rules, RuleRunner runner) {
        this.world = world;
        this.rules = rules;
        this.runner = runner;
    }

    /** Only those that live when the turn ends: what spreads does not spread on in the same turn. */
    void pass() {
        Stage stage = world.stage();
        for (Cell cell : living(stage.level())) {
            if (world.ending().isEmpty() && world.stage() == stage && isStillThere(cell, stage.level())) {
                runner.apply(runner.attempt(() -> rules.eachTurn(cell, world, world.dice(cell.tile())), List.of()));
            }
        }
    }

    private List<Cell> living(Level level) {
        return level.cells(this::lives).stream().map(world::cell).toList();
    }

    private boolean lives(Tile tile) {
        return world.catalog().findKind(tile.id()).filter(TileKind::lives).isPresent();
    }

    private static boolean isStillThere(Cell cell, Level level) {
        return level.at(cell.at()).id().equals(cell.tile().id());
    }
}
