package gnaw.terminal.play;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Errand;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Line;
import gnaw.game.Offer;
import gnaw.game.Progress;
import gnaw.game.Reach;
import gnaw.game.RuleFailure;
import gnaw.game.errand.Trek;
import gnaw.map.Point;
import gnaw.terminal.atlas.VisibleList;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.KeySet;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.key.ScriptKeys;
import gnaw.terminal.log.Log;
import gnaw.terminal.log.PickUps;
import gnaw.terminal.option.Chosen;
import gnaw.terminal.option.Preference;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The play screen: map, sidebar and log, and the keys that make the hero act. */
final class Play implements View, Pack.Hands {
    /** Between the steps of an errand: fast, but one sees where one goes. */
    private static final Duration STEP = Duration.ofMillis(6);

    private final Host host;
    private final MapPane map = new MapPane();
    private final Letters letters = new Letters();
    private final CommandHandler handler;
    private final Workbench workbench;
    private final ScriptTrouble trouble = new ScriptTrouble();
    private final Flashes flashes = new Flashes();
    private Game game;
    private Chosen chosen;
    private Keymap keymap;
    private Optional<Errand> errand = Optional.empty();
    private Optional<Trek> unfinished = Optional.empty();
    private boolean isFirstStep;
    private Text notice = Text.plain("");
    private Optional<Integer> target = Optional.empty();
    private int freshFrom;

    Play(Host host, Game game) {
        this.host = host;
        this.handler = new CommandHandler(this, host);
        this.workbench = new Workbench(this, host.developer());
        this.game = game;
        this.chosen = host.options().chosen();
        this.keymap = chosen.keymap(this::usualKeys);
        game.world().log().stream().reduce((_, later) -> later).ifPresent(trouble.failures()::said);
        settle(game.takeEvents());
    }

    /** All commands of these rules, with the keys of a set. */
    Keymap usualKeys(KeySet set) {
        return ScriptKeys.keymap(set, game.world().catalog(), workbench.isUsed());
    }

    /** The words of the screens in the language of this game's rules. */
    Captions words() {
        return game.world().catalog().captions();
    }

    Game game() {
        return game;
    }

    /** The player's keys as they are now: he may have changed them a moment ago. */
    Keymap keymap() {
        Chosen now = host.options().chosen();
        if (!now.equals(chosen)) {
            chosen = now;
            keymap = now.keymap(this::usualKeys);
        }
        return keymap;
    }

    MapPane map() {
        return map;
    }

    Pack pack() {
        return new Pack(game, letters, this, keymap());
    }

    /** Goes on with the same game under other rules. */
    void adopt(Game reloaded) {
        game = reloaded;
        keymap = chosen.keymap(this::usualKeys);
        trouble.passes();
    }

    /** What is wrong with the scripts. */
    ScriptTrouble trouble() {
        return trouble;
    }

    /** All that can be read in peace of what was said, of rules that failed, and of what is wrong with the scripts. */
    List<Text> messages() {
        List<Text> texts = new ArrayList<>(Log.merged(trouble.failures().among(said(), handler::sentence), 0));
        texts.addAll(trouble.lines());
        return texts;
    }

    private List<Line> said() {
        return new PickUps(game.world().catalog()).saidOnce(game.world().log());
    }

    Text notice() {
        return notice;
    }

    Workbench workbench() {
        return workbench;
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
        return new ScriptReload(this, host).onSaved();
    }

    /** A line of the screens themselves, until the next command. */
    ViewChange note(String text, String tone) {
        notice = new Text(keymap().tell(text), tone);
        return ViewChange.STAY;
    }

    @Override
    public void paint(Canvas canvas) {
        PlayLayout layout = workbench.layout(canvas);
        map.paint(layout.map(), game, game.world().hero().at());
        flashes.paint(map, game);
        layout.sidebar().ifPresent(sidebar -> Sidebar.paint(game, sidebar));
        layout.digest().ifPresent(digest -> Sidebar.digest(game, digest));
        layout.paintEdge(canvas);
        PlaceLine.paint(game, handler.unreadFailures(), host.unkept().isPresent(), handler.hint(), layout.rule());
        List<Text> lines = new ArrayList<>(Log.latest(said(), freshFrom));
        if (!notice.text().isEmpty() && !Log.tells(game.world().log(), freshFrom, notice.text())) {
            lines.add(notice);
        }
        Log.paint(lines, trouble.inShort(), handler.tellsMore(), layout.log());
        workbench.paintCosts(layout.map(), game);
        map.mark(game, game.world().hero().at(), false);
    }

    @Override
    public Optional<Duration> patience() {
        if (!flashes.isEmpty()) {
            return Optional.of(Flashes.SEEN);
        }
        boolean isWaited = errand.isEmpty() && game.world().offer().isEmpty() && !game.isOver();
        return isWaited ? Optional.empty() : Optional.of(errand.isEmpty() ? Duration.ZERO : STEP);
    }

    /** What comes of itself: the end, a choice, the next step of an errand. */
    @Override
    public ViewChange onPause() {
        if (!flashes.isEmpty()) {
            flashes.next();
            return ViewChange.STAY;
        }
        if (game.isOver()) {
            Optional<String> toShare = host.toShare(game);
            return ViewChange.only(GameOverPage.of(game, host.obituary(game), host.bury(game), toShare)
                    .closing(() -> ViewChange.only(new Title(host))));
        }
        if (game.world().offer().isPresent()) {
            return ViewChange.open(OfferView.of(game.world().offer().get(), this));
        }
        return errand.map(this::advance).orElse(ViewChange.STAY);
    }

    /** Answers the choice that waits with an option. */
    ViewChange answer(String option) {
        settle(game.choose(option));
        return ViewChange.CLOSE;
    }

    /** Answers it with a cell. */
    ViewChange answer(Point at) {
        aimedAt(at);
        return answer(Offer.id(at));
    }

    /** Leaves it untaken. */
    ViewChange decline() {
        game.decline();
        return ViewChange.CLOSE;
    }

    /** Where the last target is now, if it can be seen. */
    Optional<Point> target() {
        return target.flatMap(game.world()::creature)
                .filter(game.world().eyesight()::seesNow)
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
        return progress.ended().map(why -> ended(why, next)).orElse(next);
    }

    /** What was typed for the way is not meant for its end, such as the stairs. */
    private ViewChange ended(String why, ViewChange next) {
        errand = Optional.empty();
        if (notice.text().isEmpty()) {
            note(why, "warn");
        }
        return next.equals(ViewChange.STAY) ? ViewChange.forgetting(next) : next;
    }

    /** Begins something that goes on by itself until a key is pressed or something happens. */
    ViewChange start(Errand begun) {
        errand = Optional.of(begun);
        isFirstStep = true;
        return ViewChange.HOME;
    }

    /** Begins a journey, which can be gone on with if something interrupts it. */
    ViewChange travel(Trek trek) {
        headsFor(trek);
        return start(trek);
    }

    /** Remembers where the hero is going, until he is there or goes elsewhere. */
    void headsFor(Trek trek) {
        unfinished = Optional.of(trek);
    }

    /** Goes on where the hero was going when something interrupted him. */
    ViewChange resume() {
        return unfinished
                .filter(trek -> !trek.isDone(game.world()))
                .map(this::travel)
                .orElseGet(() -> note(words().of(Caption.NO_JOURNEY), "dim"));
    }

    /** Does the next step of something and no more: for the one after it the key must be pressed again. */
    ViewChange once(Errand step) {
        start(step);
        ViewChange next = advance(step);
        errand = Optional.empty();
        return next;
    }

    @Override
    public ViewChange onKey(Key key) {
        flashes.clear();
        boolean isStopped = errand.isPresent();
        errand = Optional.empty();
        if (isStopped && !handler.onlyShows(key)) {
            return note(words().of(Caption.STOPPED), "dim");
        }
        note("", "dim");
        freshFrom = game.world().turn();
        workbench.seen(game);
        return handler.onKey(key);
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        return map.cellAt(click)
                .map(cell -> travel(new Trek(game.world().where(), cell)))
                .orElse(ViewChange.STAY);
    }

    @Override
    public ViewChange act(Action action) {
        freshFrom = game.world().turn();
        if (!game.heroMayAct()) {
            return ViewChange.HOME;
        }
        return game.description()
                .sure(action)
                .map(question -> ViewChange.open(Card.question(
                        question,
                        new Choice('y', words().of(Caption.YES), () -> done(action)),
                        words().of(Caption.NO))))
                .orElseGet(() -> done(action));
    }

    private ViewChange done(Action action) {
        ViewChange next = settle(game.act(action).events());
        return next.equals(ViewChange.STAY) ? ViewChange.HOME : next;
    }

    @Override
    public ViewChange aim(
            String question, Reach reach, Function<Creature, List<String>> odds, Function<Point, ViewChange> chosen) {
        Function<Point, ViewChange> kept = at -> {
            aimedAt(at);
            return chosen.apply(at);
        };
        return ViewChange.open(LookAround.aiming(question, this, reach, odds, kept, () -> ViewChange.CLOSE));
    }

    /** Lets the player look at any cell. */
    ViewChange look(String title, Function<Point, ViewChange> chosen) {
        return ViewChange.open(LookAround.looking(title, this, chosen));
    }

    /** Tells what the log does not, and forgets what was typed if the rules have stopped the hero. */
    private ViewChange settle(List<Event> events) {
        host.heard(events);
        boolean isStopped = false;
        for (Event event : events) {
            switch (event) {
                case Event.Interrupted(String why, boolean byRule) -> {
                    notice = why.isEmpty() ? notice : new Text(keymap().tell(why) + whereabouts(), "warn");
                    isStopped |= byRule;
                }
                case Event.Hinted(String text) -> hint(text);
                case Event.RuleFailed(RuleFailure failed) -> {
                    trouble.failures().add(host.failed(failed));
                    note(handler.failed(failed), "bad");
                }
                case Event.Flashed flash -> show(flash);
                case Event.Said(Line line) -> trouble.failures().said(line);
                case Event.Moved _, Event.Hurt _, Event.Died _, Event.Arrived _, Event.Offered _ -> {}
                case Event.TurnEnded _, Event.Ended _ -> {}
            }
        }
        host.passed(game).ifPresent(trouble -> note(trouble, "warn"));
        return isStopped ? ViewChange.forgetting(ViewChange.HOME) : ViewChange.STAY;
    }

    /** Who is in view and where, for whoever does not see it. */
    private String whereabouts() {
        List<String> told = likes(Preference.PLAIN) ? VisibleList.toldCreatures(game) : List.of();
        return told.isEmpty() ? "" : " " + String.join("; ", told);
    }

    private void hint(String text) {
        if (likes(Preference.HINTS)) {
            note(text, "dim");
        }
    }

    private boolean likes(Preference preference) {
        return host.options().chosen().has(preference);
    }

    /** What goes on by itself does not wait for a flash. */
    private void show(Event.Flashed flash) {
        if (host.isWatched() && errand.isEmpty() && likes(Preference.FLASHES)) {
            flashes.add(flash);
        }
    }
}
