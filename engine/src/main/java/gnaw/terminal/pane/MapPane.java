package gnaw.terminal.pane;

import gnaw.game.Appearance;
import gnaw.game.Creature;
import gnaw.game.Game;
import gnaw.game.Stage;
import gnaw.game.World;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.terminal.key.Input;
import gnaw.terminal.screen.Canvas;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The part of a level that is on the screen. It stays where it is until what it follows comes near its edge. */
public final class MapPane {
    private Point origin = new Point(0, 0);
    private Optional<Canvas> painted = Optional.empty();

    /** Paints what the hero sees and remembers, so that {@code focus} is well inside. */
    public void paint(Canvas canvas, Game game, Point focus) {
        World world = game.world();
        painted = Optional.of(canvas);
        Level level = world.stage().level();
        origin = new Point(
                scrolled(origin.x(), focus.x(), canvas.width(), level.width()),
                scrolled(origin.y(), focus.y(), canvas.height(), level.height()));
        if (focus.equals(world.hero().at())) {
            world.eyesight().foesInView(world.hero()).reversed().forEach(foe -> showToo(foe.at(), canvas, level));
            showToo(focus, canvas, level);
        }
        LevelLook look = new LevelLook(game);
        paintGround(canvas, look);
        paintThings(canvas, world.stage(), look);
    }

    /** The nearest foe comes last, and the hero after it: where not all have room, the others are left out. */
    private void showToo(Point cell, Canvas canvas, Level level) {
        origin = new Point(
                showing(origin.x(), cell.x(), canvas.width(), level.width()),
                showing(origin.y(), cell.y(), canvas.height(), level.height()));
    }

    /** The first column or row that is nearest to the old one and lets one more be seen. */
    static int showing(int first, int cell, int shown, int all) {
        return all <= shown ? first : Math.clamp(first, Math.max(0, cell - shown + 1), Math.min(all - shown, cell));
    }

    /** The new first column or row: the whole level in the middle if it fits, else the old one unless the focus is near an edge. */
    static int scrolled(int first, int focus, int shown, int all) {
        if (all <= shown) {
            return (all - shown) / 2;
        }
        int margin = Math.max(1, shown / 5);
        boolean isInside = focus >= first + margin && focus < first + shown - margin;
        int wanted = isInside ? first : focus - shown / 2;
        return Math.clamp(wanted, 0, all - shown);
    }

    /** Each kind of tile is looked up once, and not at each cell. */
    private void paintGround(Canvas canvas, LevelLook look) {
        Map<Tile, Canvas.Ink> seen = new IdentityHashMap<>();
        Map<Tile, Canvas.Ink> remembered = new IdentityHashMap<>();
        for (int y = 0; y < canvas.height(); y++) {
            for (int x = 0; x < canvas.width(); x++) {
                Point cell = origin.plus(x, y);
                Optional<Tile> tile = look.drawnAt(cell);
                if (tile.isPresent()) {
                    boolean isSeen = look.isSeen(cell);
                    Map<Tile, Canvas.Ink> inks = isSeen ? seen : remembered;
                    canvas.put(
                            x, y, inks.computeIfAbsent(tile.get(), drawn -> ink(canvas, look.ground(drawn), isSeen)));
                }
            }
        }
    }

    private static Canvas.Ink ink(Canvas canvas, Appearance ground, boolean isSeen) {
        return canvas.ink(ground, ground.tone(), !isSeen);
    }

    /** Things, and over them whoever is seen. */
    private void paintThings(Canvas canvas, Stage stage, LevelLook look) {
        for (Point cell : stage.placesWithItems()) {
            if (look.creatureAt(cell).isEmpty()) {
                paintThing(canvas, cell, look);
            }
        }
        for (Creature who : stage.creatures()) {
            if (look.isSeen(who.at())) {
                paintThing(canvas, who.at(), look);
            }
        }
    }

    private void paintThing(Canvas canvas, Point cell, LevelLook look) {
        int x = cell.x() - origin.x();
        int y = cell.y() - origin.y();
        if (x < 0 || y < 0 || x >= canvas.width() || y >= canvas.height()) {
            return;
        }
        look.drawnAt(cell).ifPresent(tile -> look.thingAt(cell)
                .ifPresent(thing ->
                        canvas.put(x, y, canvas.ink(thing, look.ground(tile).tone(), !look.isSeen(cell)))));
    }

    /** How a cell looks to the hero now; empty if he does not know it. */
    public static Optional<Appearance> look(Game game, Point cell) {
        return new LevelLook(game).at(cell);
    }

    /** Puts the real cursor on a cell, and the tone of what is chosen under it if asked. */
    public void mark(Game game, Point cell, boolean isChosen) {
        painted.ifPresent(canvas -> {
            int x = cell.x() - origin.x();
            int y = cell.y() - origin.y();
            canvas.cursor(x, y);
            if (isChosen) {
                Appearance look = look(game, cell).orElse(new Appearance(" ", " ", ""));
                canvas.put(x, y, look.glyph(), look.plain(), "chosen");
            }
        });
    }

    /** Paints cells that the hero knows in a tone; those where nobody stands with the glyph, if it is not "". */
    public void light(Game game, List<Point> cells, String glyph, String tone) {
        World world = game.world();
        for (Point cell : cells) {
            look(game, cell).ifPresent(look -> {
                boolean isSomebodyThere = world.eyesight().vision().sees(cell)
                        && world.stage().creatureAt(cell).isPresent();
                String shown = glyph.isEmpty() || isSomebodyThere ? look.glyph() : glyph;
                String plain = glyph.isEmpty() || isSomebodyThere ? look.plain() : glyph;
                painted.ifPresent(
                        canvas -> canvas.put(cell.x() - origin.x(), cell.y() - origin.y(), shown, plain, tone));
            });
        }
    }

    /** The row of the screen that a cell is in. */
    public int rowOf(Point cell) {
        return cell.y() - origin.y();
    }

    /** The cell that was clicked on. */
    public Optional<Point> cellAt(Input.Click click) {
        return painted.filter(canvas -> canvas.isHit(click))
                .map(canvas -> origin.plus(canvas.columnOf(click), canvas.rowOf(click)));
    }
}
