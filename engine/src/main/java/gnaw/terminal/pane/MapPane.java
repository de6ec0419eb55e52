package gnaw.terminal.pane;

import gnaw.game.Appearance;
import gnaw.game.Creature;
import gnaw.game.Game;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.terminal.key.Input;
import gnaw.terminal.screen.Canvas;
import java.util.List;
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
        for (int y = 0; y < canvas.height(); y++) {
            for (int x = 0; x < canvas.width(); x++) {
                paintCell(canvas, x, y, game);
            }
        }
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

    private void paintCell(Canvas canvas, int x, int y, Game game) {
        Point cell = origin.plus(x, y);
        boolean isSeen = game.world().eyesight().vision().sees(cell);
        tileAt(game, cell, isSeen)
                .filter(tile -> isSeen || !isRock(game, cell, tile))
                .ifPresent(tile -> {
                    Appearance ground = ground(game, tile);
                    Appearance look = thingAt(game, cell, isSeen).orElse(ground);
                    canvas.put(x, y, look, ground.tone(), !isSeen);
                });
    }

    /** How a cell looks to the hero now; empty if he does not know it. */
    public static Optional<Appearance> look(Game game, Point cell) {
        boolean isSeen = game.world().eyesight().vision().sees(cell);
        return tileAt(game, cell, isSeen)
                .map(tile -> thingAt(game, cell, isSeen).orElseGet(() -> ground(game, tile)));
    }

    private static Optional<Tile> tileAt(Game game, Point cell, boolean isSeen) {
        Level level = game.world().stage().level();
        return isSeen ? Optional.of(level.at(cell)) : level.remembered(cell);
    }

    /** A tile in the tones of its level. */
    private static Appearance ground(Game game, Tile tile) {
        Appearance look = game.world().catalog().tiles().get(tile.id()).look();
        return new Appearance(
                look.glyph(), look.plain(), game.description().tones().getOrDefault(look.tone(), look.tone()));
    }

    /** Whoever stands there, as far as he is seen, or what lies there. */
    private static Optional<Appearance> thingAt(Game game, Point cell, boolean isSeen) {
        Optional<Creature> creature = isSeen ? game.world().stage().creatureAt(cell) : Optional.empty();
        return creature.map(who -> looks(game, who)).or(() -> itemAt(game, cell));
    }

    /** Whether it is rock with nothing but rock around it, as far as the hero knows: a map that shows the whole of it is a field of signs. */
    private static boolean isRock(Game game, Point cell, Tile tile) {
        Level level = game.world().stage().level();
        return isSolid(tile)
                && Direction.all().stream()
                        .flatMap(way -> level.remembered(cell.plus(way)).stream())
                        .allMatch(MapPane::isSolid);
    }

    private static boolean isSolid(Tile tile) {
        return !tile.passable() && !tile.transparent();
    }

    /** A hero who is badly hurt is painted in the tone of alarm. */
    private static Appearance looks(Game game, Creature who) {
        Appearance look = game.description().looksOf(who);
        boolean isInDanger = who == game.world().hero() && who.isInDanger();
        return isInDanger ? new Appearance(look.glyph(), look.plain(), "bad") : look;
    }

    private static Optional<Appearance> itemAt(Game game, Point cell) {
        return game.world().stage().itemsAt(cell).stream().findFirst().map(game.description()::looksOf);
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
