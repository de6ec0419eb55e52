package gnaw.terminal.play;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.errand.Travel;
import gnaw.game.errand.TravelAcrossLevels;
import gnaw.map.Point;
import gnaw.terminal.atlas.Letters;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Command;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.KeySet;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.key.ReservedKeys;
import gnaw.terminal.key.ScriptKeys;
import gnaw.terminal.option.Chosen;
import gnaw.terminal.pane.Flashes;
import gnaw.terminal.pane.MapPane;
import gnaw.terminal.pane.PlaceLine;
import gnaw.terminal.pane.PlayLayout;
import gnaw.terminal.pane.Sidebar;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The play screen: map, sidebar and log, and the keys that make the hero act. */
final class Play implements View, Pack.Hands {
    /** Between the steps of an errand: fast, but one sees where one goes. */
    private static final Duration STEP = Duration.ofMillis(6);

    private final Host host;
    private final MapPane map = new MapPane();
    private final Letters letters;
    private final Pack.LastUsed lastUsed = new Pack.LastUsed();
    private final Prompts prompts;
    private final Messages messages;
    private final CommandHandler handler;
    private final CurrentErrand errand = new CurrentErrand(this);
    private final Workbench workbench;
    private final ScriptTrouble trouble = new ScriptTrouble();
    private final Flashes flashes = new Flashes();
    private final Reactions reactions;
    private Game game;
    private Chosen chosen;
    private Keymap keymap;
    private Optional<Integer> target = Optional.empty();
    private boolean isShown;

    Play(Host host, Game game) {
        this.host = host;
        this.letters = new Letters(host.notebook());
        this.prompts = new Prompts(this, host);
        this.messages = new Messages(this, prompts);
        this.reactions = new Reactions(this, host, prompts, flashes);
        this.handler = new CommandHandler(this, host, prompts);
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
        return new Pack(game, letters, lastUsed, this, keymap());
    }

    Pack.LastUsed lastUsed() {
        return lastUsed;
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

    /** What the hero does by himself. */
    CurrentErrand errand() {
        return errand;
    }

    /** What is told beside the map. */
    Messages messages() {
        return messages;
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
        messages.note(new Text(keymap().tell(text), tone));
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
        PlaceLine.paint(game, prompts.unreadFailures(), host.unkept().isPresent(), prompts.hint(), layout.rule());
        messages.paint(layout.log());
        workbench.paintCosts(layout.map(), game);
        map.mark(game, game.world().hero().at(), false);
    }

    @Override
    public Optional<Duration> patience() {
        if (!flashes.isEmpty()) {
            return Optional.of(Flashes.SEEN);
        }
        boolean isWaited = !errand.isOn() && !comesOfItself();
        return isWaited ? Optional.empty() : Optional.of(errand.isOn() ? STEP : Duration.ZERO);
    }

    /** Whether the end or a choice comes next, whatever was typed before it could be seen. */
    private boolean comesOfItself() {
        return game.isOver() || game.world().offer().isPresent();
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
            return ViewChange.only(GameOverPage.of(game, keymap(), host.obituary(game), host.bury(game), toShare)
                    .closing(() -> ViewChange.only(new Title(host)))
                    .beside(this::consulted));
        }
        if (game.world().offer().isPresent()) {
            return ViewChange.open(OfferView.of(game.world().offer().get(), this));
        }
        return errand.isOn() ? errand.advance() : ViewChange.STAY;
    }

    /** Answers the choice that waits with an option. */
    ViewChange answer(String option) {
        settle(game.choose(option));
        return ViewChange.CLOSE;
    }

    /** Answers it with a cell. */
    ViewChange answer(Point at) {
        aimedAt(at);
        return answer(at.words());
    }

    /** What a command brings about. */
    ViewChange obey(Command command) {
        return handler.obey(command);
    }

    /** What a key shows where nothing can be done. */
    Optional<ViewChange> consulted(Key key) {
        return keymap().command(key)
                .filter(command -> command instanceof BuiltInCommand builtIn && builtIn.isConsulted())
                .map(this::obey);
    }

    /** The game is only looked at from now on: nothing that one might choose is done. */
    void onlyShow() {
        isShown = true;
    }

    @Override
    public boolean mayAct() {
        return !isShown && game.heroMayAct();
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

    @Override
    public ViewChange onKey(Key key) {
        flashes.clear();
        boolean leaves = key.equals(ReservedKeys.LEAVE) && !game.isOver();
        if (comesOfItself() && !leaves) {
            return onPause();
        }
        if (errand.isOnceMore(key)) {
            return ViewChange.STAY;
        }
        boolean isStopped = errand.isOn();
        errand.end();
        if (!handler.onlyShows(key)) {
            messages.clear();
            if (isStopped) {
                return note(words().of(Caption.STOPPED), "dim");
            }
        }
        messages.begin();
        workbench.seen(game);
        ViewChange next = handler.onKey(key);
        errand.noteBeginning(key);
        return next;
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        handler.forgetPrefix();
        if (comesOfItself()) {
            return onPause();
        }
        return map.cellAt(click)
                .map(cell -> click.looks()
                        ? handler.lookAt(cell)
                        : errand.start(
                                new Travel(cell),
                                new TravelAcrossLevels(game.world().where(), cell)))
                .orElse(ViewChange.STAY);
    }

    /** Upwards, where the messages of before are. */
    @Override
    public ViewChange onWheel(int notches) {
        return notches < 0 ? handler.showMessages() : ViewChange.STAY;
    }

    @Override
    public ViewChange act(Action action) {
        messages.clear();
        messages.begin();
        if (!mayAct()) {
            return ViewChange.HOME;
        }
        return game.description()
                .sure(action)
                .map(question -> ViewChange.open(Card.question(
                        question,
                        words().of(Caption.NO),
                        new Choice('y', words().of(Caption.YES), () -> done(action)))))
                .orElseGet(() -> done(action));
    }

    @Override
    public ViewChange inscribe(Item item, String text) {
        if (!mayAct()) {
            return ViewChange.HOME;
        }
        game.inscribe(item.id(), text);
        settle(game.takeEvents());
        note(words().of(Caption.INSCRIBED, "name", game.description().inscribedNameOf(item)), "dim");
        return ViewChange.HOME;
    }

    private ViewChange done(Action action) {
        ViewChange next = settle(game.act(action).events());
        return next.equals(ViewChange.STAY) ? ViewChange.HOME : next;
    }

    @Override
    public ViewChange aim(LookAround.Aim aim) {
        return ViewChange.open(aiming(aim));
    }

    /** At whoever would be marked, without a look, if that is a foe with nothing in the way. */
    ViewChange aimAtOnce(LookAround.Aim aim) {
        return aiming(aim).atOnce();
    }

    private LookAround aiming(LookAround.Aim aim) {
        Function<Point, ViewChange> kept = at -> {
            aimedAt(at);
            return aim.chosen().apply(at);
        };
        return LookAround.aiming(
                new LookAround.Aim(aim.question(), aim.reach(), aim.odds(), kept), this, () -> ViewChange.CLOSE);
    }

    /** Shows what has happened, and forgets what was typed if the rules have stopped the hero. */
    ViewChange settle(List<Event> events) {
        host.heard(events);
        errand.passed();
        boolean isStopped = reactions.to(events);
        host.passed(game).ifPresent(trouble -> note(trouble, "warn"));
        return isStopped ? ViewChange.forgetting(ViewChange.HOME) : ViewChange.STAY;
    }
}
