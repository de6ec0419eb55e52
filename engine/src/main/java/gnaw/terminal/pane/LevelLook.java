package gnaw.terminal.pane;

import gnaw.game.Appearance;
import gnaw.game.Creature;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.map.Vision;
import java.util.Optional;

/** How the cells of the hero's level look to him at a moment. */
final class LevelLook {
    private final Game game;
    private final Level level;
    private final Vision vision;

    LevelLook(Game game) {
        this.game = game;
        this.level = game.world().stage().level();
        this.vision = game.world().eyesight().vision();
    }

    boolean isSeen(Point cell) {
        return vision.sees(cell);
    }

    /** How a cell looks; empty if he does not know it. */
    Optional<Appearance> at(Point cell) {
        return tileAt(cell).map(tile -> thingAt(cell).orElseGet(() -> ground(tile)));
    }

    /** What he sees or remembers. */
    Optional<Tile> tileAt(Point cell) {
        return isSeen(cell) ? Optional.of(level.at(cell)) : level.remembered(cell);
    }

    /** The same, without what a map leaves out: rock with nothing but rock around it, as far as he knows, would be a field of signs. */
    Optional<Tile> drawnAt(Point cell) {
        Optional<Tile> tile = tileAt(cell);
        return tile.isPresent() && !isSeen(cell) && isRock(cell, tile.get()) ? Optional.empty() : tile;
    }

    private boolean isRock(Point cell, Tile tile) {
        if (!isSolid(tile)) {
            return false;
        }
        for (Direction way : Direction.all()) {
            Optional<Tile> beside = level.remembered(cell.plus(way));
            if (beside.isPresent() && !isSolid(beside.get())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSolid(Tile tile) {
        return !tile.passable() && !tile.transparent();
    }

    /** A tile in the tones of its level. */
    Appearance ground(Tile tile) {
        Appearance look = game.world().catalog().kindOf(tile).look();
        return new Appearance(
                look.glyph(), look.plain(), game.description().tones().getOrDefault(look.tone(), look.tone()));
    }

    /** Whoever stands there, as far as he is seen. */
    Optional<Creature> creatureAt(Point cell) {
        return isSeen(cell) ? game.world().stage().creatureAt(cell) : Optional.empty();
    }

    /** Whoever is seen there, or what lies there. */
    Optional<Appearance> thingAt(Point cell) {
        return creatureAt(cell).map(this::of).or(() -> itemAt(cell).map(game.description()::looksOf));
    }

    private Optional<Item> itemAt(Point cell) {
        return game.world().stage().itemsAt(cell).stream().findFirst();
    }

    /** A hero who is badly hurt is painted in the tone of alarm. */
    private Appearance of(Creature who) {
        Appearance look = game.description().looksOf(who);
        boolean isInDanger = who == game.world().hero() && who.isInDanger();
        return isInDanger ? new Appearance(look.glyph(), look.plain(), "bad") : look;
    }
}
