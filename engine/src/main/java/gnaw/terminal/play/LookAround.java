package gnaw.terminal.play;

import gnaw.game.Creature;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Reach;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Command;
import gnaw.terminal.key.Compass;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Frame;
import gnaw.terminal.screen.Page;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** A mark that walks over the map and tells what is there: for looking, and for choosing a place. */
final class LookAround implements View {
    private static final int FAR = 8;
    private static final int MOST_COLUMNS = 44;
    private static final String MORE = "?";
    private static final String SHOT = "*";

    private final String title;
    private final Play play;
    private final Game game;
    private final MapPane map;
    private final Keymap keymap;
    private final Reach reach;
    private final Function<Point, ViewChange> chosen;
    private final Supplier<ViewChange> left;
    private final List<Point> places;
    private Point mark;

    /** {@code chosen} is what Enter does with the marked cell, if it is in reach, and {@code left} what Esc does. */
    LookAround(String title, Play play, Reach reach, Function<Point, ViewChange> chosen, Supplier<ViewChange> left) {
        this.title = title;
        this.play = play;
        this.game = play.game();
        this.map = play.map();
        this.keymap = play.keymap();
        this.reach = reach;
        this.chosen = chosen;
        this.left = left;
        this.places = reach.range() == 0 ? VisibleList.places(game.world()) : foes();
        this.mark = play.target()
                .filter(places::contains)
                .or(() -> places.stream().findFirst())
                .orElse(game.world().hero().at());
    }

    private List<Point> foes() {
        return game.world().eyesight().foesInView(game.world().hero()).stream()
                .map(Creature::at)
                .filter(at -> refusal(at).isEmpty())
                .toList();
    }

    private Optional<String> refusal(Point at) {
        return reach.refusal(game.world(), game.world().hero(), at);
    }

    /** It covers whatever asked for a place, such as a menu: the game is painted anew. */
    @Override
    public void paint(Canvas canvas) {
        if (canvas.isPlain()) {
            paintWords(canvas);
        } else {
            paintOverMap(canvas);
        }
    }

    /** Where the mark is, and all that can be said of it, for whoever hears it. */
    private void paintWords(Canvas canvas) {
        Captions words = canvas.captions();
        canvas.cutText(0, 0, title, "title");
        List<Text> lines = new ArrayList<>();
        lines.add(Text.plain(Compass.where(game.world().hero().at(), mark, words)));
        told().forEach(text -> lines.addAll(text.wrapped(canvas.width())));
        for (int y = 0; y < lines.size(); y++) {
            canvas.text(0, 1 + y, lines.get(y).text(), lines.get(y).tone());
        }
        canvas.cursor(0, 1);
    }

    private void paintOverMap(Canvas canvas) {
        play.paint(canvas);
        PlayLayout layout = PlayLayout.of(canvas);
        layout.map().blank();
        map.paint(layout.map(), game, mark);
        if (refusal(mark).isEmpty()) {
            paintShot(game.world());
        }
        paintBox(canvas.part(0, 0, layout.map().width(), canvas.height()));
        map.mark(game, mark, true);
    }

    /** What bursts, and over it the way there. */
    private void paintShot(World world) {
        map.light(game, reach.burst(world, world.hero(), mark), SHOT, "warn");
        map.light(game, reach.path(world, world.hero(), mark), SHOT, "key");
    }

    /** Above or below the mark, where there is more room; what finds none is a key away. */
    private void paintBox(Canvas whole) {
        int columns = Math.min(MOST_COLUMNS, whole.width() - Frame.COLUMNS);
        List<Text> lines = new ArrayList<>();
        told().forEach(text -> lines.addAll(text.wrapped(columns)));
        int above = map.rowOf(mark);
        int below = whole.height() - above - 1;
        boolean isMarkAbove = above <= below;
        int rows = Math.min(lines.size(), Math.max(above, below) - Frame.ROWS);
        if (rows < lines.size()) {
            lines.set(rows - 1, new Text(whole.captions().of(Caption.TELLS_MORE, "key", MORE), "key"));
        }
        int height = rows + Frame.ROWS;
        Canvas box = whole.part(0, isMarkAbove ? whole.height() - height : 0, whole.width(), height);
        Canvas inside = Frame.centred(box, title, columns, rows);
        for (int y = 0; y < rows; y++) {
            inside.text(0, y, lines.get(y).text(), lines.get(y).tone());
        }
    }

    /** What can be said of the marked cell. */
    List<Text> told() {
        World world = game.world();
        List<Text> told = new ArrayList<>();
        refusal(mark).ifPresent(why -> told.add(new Text(why, "warn")));
        boolean isSeen = world.eyesight().vision().sees(mark);
        if (isSeen) {
            world.stage().creatureAt(mark).ifPresent(who -> told.addAll(of(who)));
        }
        if (isSeen || world.stage().level().remembered(mark).isPresent()) {
            world.stage().itemsAt(mark).forEach(item -> told.addAll(of(item)));
        }
        told.add(ground(world, isSeen));
        return told;
    }

    private List<Text> of(Creature who) {
        List<Text> told = new ArrayList<>();
        told.add(new Text(game.description().nameOf(who), "bright"));
        told.addAll(Text.plain(game.description().linesOf(who)));
        return told;
    }

    private List<Text> of(Item item) {
        List<Text> told = new ArrayList<>();
        told.add(new Text(game.description().nameOf(item), "bright"));
        told.addAll(Text.plain(game.description().linesOf(item)));
        return told;
    }

    private Text ground(World world, boolean isSeen) {
        Captions words = world.catalog().captions();
        Optional<String> name = world.stage()
                .level()
                .remembered(mark)
                .map(tile -> world.catalog().tiles().get(tile.id()).name());
        String text = name.map(known -> isSeen ? known : words.of(Caption.REMEMBERED, "name", known))
                .orElseGet(() -> words.of(Caption.UNSEEN));
        return new Text(text, "dim");
    }

    @Override
    public ViewChange onKey(Key key) {
        return switch (key.name()) {
            case "Esc", "Ctrl-c" -> left.get();
            case "Enter", "Space", "." -> refusal(mark).isEmpty() ? chosen.apply(mark) : ViewChange.STAY;
            case MORE -> ViewChange.open(Page.of(title, told()));
            case "Tab" -> next(1);
            case "Shift-Tab" -> next(-1);
            default -> keymap.command(key).map(this::walk).orElse(ViewChange.STAY);
        };
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        map.cellAt(click).ifPresent(cell -> mark = cell);
        return ViewChange.STAY;
    }

    private ViewChange walk(Command command) {
        return switch (command) {
            case Command.Walk(Direction direction) -> move(direction, 1);
            case Command.Run(Direction direction) -> move(direction, FAR);
            case Command.Use _, Command.Act _, BuiltInCommand _ -> ViewChange.STAY;
        };
    }

    private ViewChange move(Direction direction, int cells) {
        int x = Math.clamp(
                mark.x() + cells * direction.dx(),
                0,
                game.world().stage().level().width() - 1);
        int y = Math.clamp(
                mark.y() + cells * direction.dy(),
                0,
                game.world().stage().level().height() - 1);
        mark = new Point(x, y);
        return ViewChange.STAY;
    }

    private ViewChange next(int steps) {
        if (!places.isEmpty()) {
            mark = places.get(Math.floorMod(places.indexOf(mark) + steps, places.size()));
        }
        return ViewChange.STAY;
    }
}
