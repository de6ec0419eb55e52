package gnaw.terminal.play;

import gnaw.game.Creature;
import gnaw.game.Game;
import gnaw.game.Reach;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.terminal.atlas.CellLore;
import gnaw.terminal.atlas.MapMark;
import gnaw.terminal.atlas.VisibleList;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Command;
import gnaw.terminal.key.Compass;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.pane.MapPane;
import gnaw.terminal.pane.MarkBox;
import gnaw.terminal.pane.PlayLayout;
import gnaw.terminal.screen.Canvas;
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
import java.util.stream.Stream;

/** A mark that walks over the map and tells what is there: for looking, and for choosing a place. */
final class LookAround implements View {
    private static final int FAR = 8;
    private static final String MORE = "?";
    private static final String SHOT = "*";

    /**
     * What wants a cell to be chosen.
     *
     * @param question what the player is asked
     * @param odds what is told of a creature under the mark; no lines where that is what looking tells
     * @param chosen what is done with the cell
     */
    record Aim(
            String question, Reach reach, Function<Creature, List<String>> odds, Function<Point, ViewChange> chosen) {
        /** Where no thing is aimed, looking tells all that there is to tell. */
        static final Function<Creature, List<String>> NO_ODDS = _ -> List.of();
    }

    private final String title;
    private final Play play;
    private final Game game;
    private final MapPane map;
    private final Keymap keymap;
    private final Optional<Reach> aim;
    private final Function<Point, ViewChange> chosen;
    private final Supplier<ViewChange> left;
    private final CellLore lore;
    private final MapMark mark;
    /** The last key, if it meant nothing. */
    private Optional<Key> wrong = Optional.empty();

    private LookAround(
            String title,
            Play play,
            Optional<Reach> aim,
            Function<Creature, List<String>> odds,
            Function<Point, ViewChange> chosen,
            Supplier<ViewChange> left) {
        this.title = title;
        this.play = play;
        this.game = play.game();
        this.map = play.map();
        this.keymap = play.keymap();
        this.aim = aim;
        this.lore = new CellLore(game, odds);
        this.chosen = chosen;
        this.left = left;
        this.mark = firstMark();
    }

    private MapMark firstMark() {
        List<Point> foes = foes();
        List<Point> places = isLook() || foes.isEmpty() ? foesFirst(foes) : foes;
        Point hero = game.world().hero().at();
        Point first = play.target()
                .filter((isLook() ? places : foes)::contains)
                .or(() -> (isLook() ? places : foes).stream().findFirst())
                .orElse(hero);
        return new MapMark(game.world(), places, first, isLook() || !first.equals(hero));
    }

    /** Looks at anything; Enter opens a page about what is marked, if there is more to tell. */
    static LookAround looking(String title, Play play, Function<Point, ViewChange> chosen) {
        return new LookAround(title, play, Optional.empty(), Aim.NO_ODDS, chosen, () -> ViewChange.CLOSE);
    }

    /** Chooses a cell in reach; {@code left} is what Esc does. */
    static LookAround aiming(Aim aim, Play play, Supplier<ViewChange> left) {
        return new LookAround(aim.question(), play, Optional.of(aim.reach()), aim.odds(), aim.chosen(), left);
    }

    /** Begins at that cell. */
    LookAround at(Point cell) {
        mark.put(cell);
        return this;
    }

    private boolean isLook() {
        return aim.isEmpty();
    }

    private boolean isHurt() {
        return game.world().hero().isInDanger();
    }

    /** All that is in reach: a friend who stands nearer is looked at after them. */
    private List<Point> foesFirst(List<Point> foes) {
        return Stream.concat(
                        foes.stream(), VisibleList.places(game.world()).stream().filter(at -> refusal(at)
                                .isEmpty()))
                .distinct()
                .toList();
    }

    private List<Point> foes() {
        return game.world().eyesight().foesInView(game.world().hero()).stream()
                .filter(foe -> !game.description().isDisguised(foe))
                .map(Creature::at)
                .filter(at -> refusal(at).isEmpty())
                .toList();
    }

    private Optional<String> refusal(Point at) {
        return aim.flatMap(reach -> reach.refusal(game.world(), game.world().hero(), at));
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
        lines.add(Text.plain(Compass.where(game.world().hero().at(), mark.at(), words)));
        told().forEach(text -> lines.addAll(text.wrapped(canvas.width())));
        canvas.texts(0, 1, lines);
        canvas.cursor(0, 1);
    }

    private void paintOverMap(Canvas canvas) {
        play.paint(canvas);
        PlayLayout layout = PlayLayout.of(canvas);
        layout.map().blank();
        map.paint(layout.map(), game, mark.at());
        if (refusal(mark.at()).isEmpty()) {
            aim.ifPresent(reach -> paintShot(game.world(), reach));
        }
        box(canvas.captions()).paint(canvas, layout.map(), told());
        map.mark(game, mark.at(), true);
    }

    /** What bursts, and over it the way there. */
    private void paintShot(World world, Reach reach) {
        map.light(game, reach.burst(world, world.hero(), mark.at()), SHOT, "warn");
        map.light(game, reach.path(world, world.hero(), mark.at()), SHOT, "key");
    }

    private MarkBox box(Captions words) {
        String more = words.of(Caption.TELLS_MORE, "key", isLook() ? "Enter" : MORE);
        return new MarkBox(title, map.rowOf(mark.at()), more, words.of(foot()));
    }

    private Caption foot() {
        if (!isLook()) {
            return Caption.AIM_FOOT;
        }
        return lore.hasMore(mark.at()) ? Caption.LOOK_FOOT : Caption.LOOK_FOOT_AT_LEAST;
    }

    /** What can be said of the marked cell. */
    private List<Text> told() {
        return withWarning(lore.inShort(mark.at()));
    }

    private List<Text> withWarning(List<Text> lines) {
        List<Text> told = new ArrayList<>();
        objection().ifPresent(why -> told.add(new Text(why, "warn")));
        if (isHurt() && !isLook()) {
            told.add(new Text(game.world().catalog().captions().of(Caption.AIM_HURT), "warn"));
        }
        wrong.ifPresent(key ->
                told.add(new Text(game.world().catalog().captions().of(Caption.UNKNOWN_KEY, "key", key), "dim")));
        told.addAll(lines);
        return told;
    }

    /** Why nothing can be done there: a cell on which nobody has put the mark yet is no choice. */
    private Optional<String> objection() {
        return refusal(mark.at())
                .or(() -> mark.isChosen()
                        ? Optional.empty()
                        : Optional.of(game.world().catalog().captions().of(Caption.AIM_FIRST)));
    }

    @Override
    public ViewChange onKey(Key key) {
        wrong = Optional.empty();
        return switch (key.name()) {
            case "Esc" -> left.get();
            case "Enter" -> isLook() ? moreIfThereIs() : take();
            case "Space", "." -> take();
            case MORE -> more();
            case "Tab" -> leap(1);
            case "Shift-Tab" -> leap(-1);
            default -> keymap.command(key).flatMap(this::walk).orElseGet(() -> unknown(key));
        };
    }

    private ViewChange unknown(Key key) {
        wrong = Optional.of(key);
        return ViewChange.STAY;
    }

    private ViewChange take() {
        return objection().isEmpty() ? chosen.apply(mark.at()) : ViewChange.STAY;
    }

    /**
     * What Enter would do now, if a foe is marked who would be hit, and not the hero with him; else the mark is shown. Whoever is badly hurt is
     * shown the mark in any case, to look at his foe before he shoots.
     */
    ViewChange atOnce() {
        boolean isClear = mark.isChosen()
                && !isHurt()
                && aim.filter(this::strikesTheMarkAlone).isPresent();
        return isClear ? take() : ViewChange.open(this);
    }

    private boolean strikesTheMarkAlone(Reach reach) {
        Creature hero = game.world().hero();
        List<Point> path = reach.path(game.world(), hero, mark.at());
        return (path.isEmpty() || path.getLast().equals(mark.at()))
                && !reach.burst(game.world(), hero, mark.at()).contains(hero.at());
    }

    /** Whoever wants to know more does not want to go there. */
    private ViewChange moreIfThereIs() {
        return lore.hasMore(mark.at()) ? more() : ViewChange.STAY;
    }

    private ViewChange more() {
        return ViewChange.open(Page.of(title, withWarning(lore.atLength(mark.at()))));
    }

    /** One click puts the mark on a cell, and one more there chooses it. */
    @Override
    public ViewChange onClick(Input.Click click) {
        Optional<Point> cell = map.cellAt(click);
        if (cell.filter(mark.at()::equals).isPresent() && !click.looks()) {
            return take();
        }
        cell.ifPresent(mark::put);
        return ViewChange.STAY;
    }

    private Optional<ViewChange> walk(Command command) {
        return switch (command) {
            case Command.Step(Direction direction) -> Optional.of(move(direction, 1));
            case Command.Run(Direction direction) -> Optional.of(move(direction, FAR));
            // Whoever aims once more, and sees the mark first, presses the same key again: not whoever is hurt,
            // for he may be holding it down.
            case BuiltInCommand builtIn
            when builtIn == BuiltInCommand.AIM_AGAIN && !isLook() -> Optional.of(isHurt() ? ViewChange.STAY : take());
            case Command.Use _, Command.Act _, BuiltInCommand _ -> Optional.empty();
        };
    }

    private ViewChange move(Direction direction, int cells) {
        mark.move(direction, cells);
        return ViewChange.STAY;
    }

    private ViewChange leap(int places) {
        mark.leap(places);
        return ViewChange.STAY;
    }
}
