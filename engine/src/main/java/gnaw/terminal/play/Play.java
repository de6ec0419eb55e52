package gnaw.terminal.play;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Creature;
import gnaw.game.Errand;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Line;
import gnaw.game.Offer;
import gnaw.game.Progress;
import gnaw.game.Reach;
import gnaw.game.RuleFailure;
import gnaw.game.World;
import gnaw.game.errand.Travel;
import gnaw.map.Point;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.key.ScriptKeys;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Fault;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The play screen: map, sidebar and log, and the keys that make the hero act. */
final class Play implements View, Pack.Hands {
    /** Between the steps of an errand: fast, but one sees where one goes. */
    private static final Duration STEP = Duration.ofMillis(6);

    /** How long a flash is seen: long enough to notice, too short to wait for. */
    private static final Duration FLASH = Duration.ofMillis(120);

    private static final Reach ANYWHERE = new Reach(0, 0);

    private final Host host;
    private final MapPane map = new MapPane();
    private final Letters letters = new Letters();
    private final Failures failures = new Failures();
    private final CommandHandler handler;
    private final Workbench workbench;
    private Game game;
    private Keymap keymap;
    private Optional<Errand> errand = Optional.empty();
    private boolean isFirstStep;
    private Text notice = Text.plain("");
    private Optional<String> unreadable = Optional.empty();
    private final Deque<Event.Flashed> flashes = new ArrayDeque<>();
    private Optional<Integer> target = Optional.empty();
    private int freshFrom;

    Play(Host host, Game game) {
        this.host = host;
        this.handler = new CommandHandler(this, host);
        this.workbench = new Workbench(this, host.developer());
        this.game = game;
        this.keymap = keys();
        game.world().log().stream().reduce((_, later) -> later).ifPresent(failures::said);
        settle(game.takeEvents());
    }

    private Keymap keys() {
        return ScriptKeys.keymap(game.world().catalog(), workbench.isUsed());
    }

    /** The words of the screens in the language of this game's rules. */
    Captions words() {
        return game.world().catalog().captions();
    }

    Game game() {
        return game;
    }

    Keymap keymap() {
        return keymap;
    }

    MapPane map() {
        return map;
    }

    Pack pack() {
        return new Pack(game, letters, this);
    }

    Failures failures() {
        return failures;
    }

    /** Goes on with the same game under other rules. */
    void adopt(Game reloaded) {
        game = reloaded;
        keymap = keys();
        failures.forgetRead();
        unreadable = Optional.empty();
    }

    /** Why the scripts cannot be read: shown until they can. */
    void unreadable(String why) {
        unreadable = Optional.of(why);
        workbench.tell(faults());
    }

    /** Why the scripts cannot be read now; empty while they can. */
    Optional<String> unreadable() {
        return unreadable;
    }

    /** All that can be read in peace of what was said, of rules that failed, and of what is wrong with the scripts. */
    List<Text> messages() {
        List<Text> texts =
                new ArrayList<>(Log.merged(failures.among(game.world().log(), handler::sentence), 0));
        texts.addAll(faults());
        return texts;
    }

    private List<Text> faults() {
        return unreadable.stream()
                .flatMap(String::lines)
                .map(line -> new Text(line, "bad"))
                .toList();
    }

    /** For the log, which has few rows. */
    private List<Text> faultsInShort() {
        return unreadable.stream()
                .flatMap(why -> Fault.inShort(why).stream())
                .map(line -> new Text(line, "bad"))
                .toList();
    }

    /** The rules were read again. */
    void reloaded(String line) {
        note(line, "good");
        workbench.tell(List.of(notice));
    }

    Workbench workbench() {
        return workbench;
    }

    ViewChange switchCosts() {
        return note(workbench.switchCosts() ? "What rules cost is counted." : "What rules cost is not counted.", "dim");
    }

    /** Shows what a line of the console has brought about. */
    ViewChange after(Developer.Reply reply) {
        reply.instead().ifPresent(this::adopt);
        settle(reply.events());
        workbench.tellEvents(reply.events());
        return ViewChange.STAY;
    }

    @Override
    public ViewChange onScriptsChanged() {
        return handler.scriptsChanged();
    }

    /** A line of the screens themselves, until the next command. */
    ViewChange note(String text, String tone) {
        notice = new Text(text, tone);
        return ViewChange.STAY;
    }

    @Override
    public void paint(Canvas canvas) {
        PlayLayout layout = workbench.layout(canvas);
        map.paint(layout.map(), game, game.world().hero().at());
        flashes.stream().limit(1).forEach(flash -> map.light(game, flash.cells(), flash.glyph(), flash.tone()));
        layout.sidebar().ifPresent(sidebar -> Sidebar.paint(game, sidebar));
        layout.digest().ifPresent(digest -> Sidebar.digest(game, digest));
        layout.sidebar().ifPresent(_ -> edge(canvas, layout));
        rule(layout.rule());
        List<Text> lines = new ArrayList<>(Log.latest(game.world().log(), freshFrom));
        if (!notice.text().isEmpty()) {
            lines.add(notice);
        }
        int rows = Log.fault(layout.log(), faultsInShort(), handler.tellsMore());
        Log.paint(layout.log().part(0, rows, layout.log().width(), layout.log().height() - rows), lines);
        workbench.paintCosts(layout.map(), game);
        map.mark(game, game.world().hero().at(), false);
    }

    private static void edge(Canvas canvas, PlayLayout layout) {
        for (int y = 0; y < layout.map().height(); y++) {
            canvas.put(layout.map().width(), y, '│', "frame");
        }
    }

    private String place() {
        World world = game.world();
        return world.where()
                .named()
                .map(world.catalog().places()::get)
                .map(place -> words().of(
                                Caption.PLACE_BESIDE,
                                Map.of("place", place.name(), "depth", world.depth(), "turn", world.turn())))
                .orElseGet(() -> words().of(Caption.PLACE, Map.of("depth", world.depth(), "turn", world.turn())));
    }

    private void rule(Canvas canvas) {
        canvas.line(0, '─', "frame");
        int end = canvas.text(2, 0, " " + place() + " ", "text");
        end = canvas.text(end, 0, handler.unreadFailures(), "bad");
        end = game.world().isTouched() ? canvas.text(end, 0, " " + words().of(Caption.TOUCHED) + " ", "warn") : end;
        end = host.unkept().isPresent() ? canvas.text(end, 0, " " + words().of(Caption.UNSAVED) + " ", "bad") : end;
        String hint = handler.hint();
        int start = canvas.width() - hint.length() - 2;
        if (start > end) {
            canvas.text(start, 0, hint, "dim");
        }
    }

    @Override
    public Optional<Duration> patience() {
        if (!flashes.isEmpty()) {
            return Optional.of(FLASH);
        }
        boolean isWaited = errand.isEmpty() && game.world().offer().isEmpty() && !game.isOver();
        return isWaited ? Optional.empty() : Optional.of(errand.isEmpty() ? Duration.ZERO : STEP);
    }

    /** What comes of itself: the end, a choice, the next step of an errand. */
    @Override
    public ViewChange onPause() {
        if (!flashes.isEmpty()) {
            flashes.removeFirst();
            return ViewChange.STAY;
        }
        if (game.isOver()) {
            return ViewChange.only(
                    GameOverPage.of(game, host.bury(game)).closing(() -> ViewChange.only(new Title(host))));
        }
        if (game.world().offer().isPresent()) {
            Offer offer = game.world().offer().get();
            return ViewChange.open(
                    offer.aim().<View>map(aim -> cursor(offer, aim.reach())).orElseGet(() -> menu(offer)));
        }
        return errand.map(this::advance).orElse(ViewChange.STAY);
    }

    private Menu menu(Offer offer) {
        Map<String, Choice> choices = new LinkedHashMap<>();
        for (Offer.Option option : offer.options()) {
            choices.put(option.id(), new Choice((char) ('a' + choices.size()), option.text(), () -> {
                settle(game.choose(option.id()));
                return ViewChange.CLOSE;
            }));
        }
        List<Text> intro = offer.text().isEmpty() ? List.of() : Text.plain(List.of(offer.text()));
        List<Choice> listed = List.copyOf(choices.values());
        return offer.escape()
                .map(id -> Menu.mayLeave(offer.title(), intro, listed, choices.get(id)))
                .orElseGet(() -> Menu.mustChoose(offer.title(), intro, listed));
    }

    private LookAround cursor(Offer offer, Reach reach) {
        return new LookAround(
                offer.title(),
                this,
                reach,
                at -> {
                    aimedAt(at);
                    settle(game.choose(Offer.id(at)));
                    return ViewChange.CLOSE;
                },
                () -> {
                    game.decline();
                    return ViewChange.CLOSE;
                });
    }

    /** Where the last target is now, if it can be seen. */
    Optional<Point> target() {
        return target.flatMap(game.world()::creature)
                .filter(game.world()::seesNow)
                .map(Creature::at);
    }

    private void aimedAt(Point at) {
        target = game.world().stage().creatureAt(at).map(Creature::id).or(() -> target);
    }

    private ViewChange advance(Errand going) {
        workbench.seen(game);
        Progress progress = game.advance(going, isFirstStep);
        isFirstStep = false;
        ViewChange next = settle(progress.events());
        progress.ended().ifPresent(why -> {
            errand = Optional.empty();
            if (notice.text().isEmpty()) {
                note(why, "warn");
            }
        });
        return next;
    }

    /** Begins something that goes on by itself until a key is pressed or something happens. */
    ViewChange start(Errand begun) {
        errand = Optional.of(begun);
        isFirstStep = true;
        return ViewChange.HOME;
    }

    @Override
    public ViewChange onKey(Key key) {
        flashes.clear();
        if (errand.isPresent()) {
            errand = Optional.empty();
            return note(words().of(Caption.STOPPED), "dim");
        }
        note("", "dim");
        freshFrom = game.world().turn();
        workbench.seen(game);
        return handler.onKey(key);
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        return map.cellAt(click).map(cell -> start(new Travel(cell))).orElse(ViewChange.STAY);
    }

    @Override
    public ViewChange act(Action action) {
        freshFrom = game.world().turn();
        if (!game.heroMayAct()) {
            return ViewChange.HOME;
        }
        ViewChange next = settle(game.act(action).events());
        return next.equals(ViewChange.STAY) ? ViewChange.HOME : next;
    }

    @Override
    public ViewChange aim(String question, Reach reach, Function<Point, ViewChange> chosen) {
        Function<Point, ViewChange> kept = at -> {
            aimedAt(at);
            return chosen.apply(at);
        };
        return ViewChange.open(new LookAround(question, this, reach, kept, () -> ViewChange.CLOSE));
    }

    /** Lets the player look at any cell. */
    ViewChange look(String title, Function<Point, ViewChange> chosen) {
        return ViewChange.open(new LookAround(title, this, ANYWHERE, chosen, () -> ViewChange.CLOSE));
    }

    /** Tells what the log does not, and forgets what was typed if the rules have stopped the hero. */
    private ViewChange settle(List<Event> events) {
        host.heard(events);
        boolean isStopped = false;
        for (Event event : events) {
            switch (event) {
                case Event.Interrupted(String why, boolean byRule) -> {
                    note(why, "warn");
                    isStopped |= byRule;
                }
                case Event.Hinted(String text) -> note(text, "dim");
                case Event.RuleFailed(RuleFailure failed) -> {
                    failures.add(host.failed(failed));
                    note(handler.failed(failed), "bad");
                }
                case Event.Flashed flash -> light(flash);
                case Event.Said(Line line) -> failures.said(line);
                case Event.Moved _, Event.Hurt _, Event.Died _, Event.Arrived _, Event.Offered _ -> {}
                case Event.TurnEnded _, Event.Ended _ -> {}
            }
        }
        host.passed(game).ifPresent(trouble -> note(trouble, "warn"));
        return isStopped ? ViewChange.forgetting(ViewChange.HOME) : ViewChange.STAY;
    }

    /** What goes on by itself does not wait for a flash. */
    private void light(Event.Flashed flash) {
        if (host.isWatched() && errand.isEmpty()) {
            flashes.addLast(flash);
        }
    }

    /** The rules' own row for a verb. */
    Optional<Catalog.Verb> verb(String id) {
        return Optional.ofNullable(game.world().catalog().verbs().get(id));
    }
}
