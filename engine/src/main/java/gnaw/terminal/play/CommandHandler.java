package gnaw.terminal.play;

import gnaw.game.Action;
import gnaw.game.Errand;
import gnaw.game.Game;
import gnaw.game.errand.Explore;
import gnaw.game.errand.Fight;
import gnaw.game.errand.Repeat;
import gnaw.game.errand.Run;
import gnaw.game.errand.TravelAcrossLevels;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.terminal.atlas.Atlas;
import gnaw.terminal.atlas.FindList;
import gnaw.terminal.atlas.KnownFeatures;
import gnaw.terminal.atlas.Overview;
import gnaw.terminal.atlas.Sighting;
import gnaw.terminal.atlas.VisibleList;
import gnaw.terminal.help.Help;
import gnaw.terminal.help.KeyTeller;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Command;
import gnaw.terminal.key.Count;
import gnaw.terminal.key.Key;
import gnaw.terminal.option.OptionsMenu;
import gnaw.terminal.pane.LevelMap;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.Page;
import gnaw.terminal.screen.Prompt;
import gnaw.terminal.screen.SearchList;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Text;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Carries out each command of the play screen. */
final class CommandHandler {
    private final Play play;
    private final Host host;
    private final Prompts prompts;
    private final RuleCommands rules;
    private Optional<Function<Key, ViewChange>> prefix = Optional.empty();
    private Optional<Fight.Quarry> quarry = Optional.empty();

    CommandHandler(Play play, Host host, Prompts prompts) {
        this.play = play;
        this.host = host;
        this.prompts = prompts;
        this.rules = new RuleCommands(play);
    }

    /** Does what the key stands for. */
    ViewChange onKey(Key key) {
        Optional<Function<Key, ViewChange>> said = prefix;
        prefix = Optional.empty();
        return said.map(before -> before.apply(key))
                .orElseGet(() -> play.keymap().command(key).map(this::obey).orElseGet(() -> unknown(key)));
    }

    /** Drops the prefix that waits for its command. */
    void forgetPrefix() {
        prefix = Optional.empty();
    }

    /** The next key is not its own command, but belongs to what was pressed before. */
    private ViewChange await(String question, Function<Key, ViewChange> said) {
        prefix = Optional.of(said);
        return play.note(question, "key");
    }

    private ViewChange run(Key key) {
        return play.keymap()
                .command(key)
                .filter(Command.Step.class::isInstance)
                .map(step -> play.errand().start(new Run(((Command.Step) step).direction())))
                .orElseGet(() -> play.note(words(Caption.NO_DIRECTION), "dim"));
    }

    private ViewChange count(Count count) {
        return await(count.prompt(play.words()), key -> count(count, key));
    }

    private ViewChange count(Count count, Key key) {
        return key.equals(Key.ESCAPE)
                ? ViewChange.STAY
                : count.with(key).map(this::count).orElseGet(() -> repeat(key, count.times()));
    }

    private ViewChange repeat(Key key, int times) {
        return play.keymap()
                .command(key)
                .map(command -> repeated(command, times)
                        .map(play.errand()::start)
                        .orElseGet(() -> play.note(words(Caption.NOT_COUNTED), "dim")))
                .orElseGet(() -> unknown(key));
    }

    private Optional<Errand> repeated(Command command, int times) {
        return switch (command) {
            case Command.Step(Direction direction) -> Optional.of(new Repeat(new Action.Step(direction), times));
            case Command.Act(String id) -> rules.repeated(id, times);
            case Command.Run _, Command.Use _, BuiltInCommand _ -> Optional.empty();
        };
    }

    /** Whether the key lets the hero do nothing: it may be meant for what it stops. */
    boolean onlyShows(Key key) {
        return play.keymap()
                .command(key)
                .filter(command -> command instanceof BuiltInCommand builtIn && builtIn.isShown())
                .isPresent();
    }

    private ViewChange unknown(Key key) {
        boolean isCancel = key.equals(Key.ESCAPE);
        return isCancel
                ? ViewChange.STAY
                : play.note(
                        play.words().of(Caption.UNKNOWN_KEY, "key", key) + " "
                                + prompts.keyed(BuiltInCommand.HELP, Caption.SHOWS_KEYS),
                        "dim");
    }

    private String words(Caption caption) {
        return play.words().of(caption);
    }

    /** What a command brings about. */
    ViewChange obey(Command command) {
        quarry = quarry.filter(_ -> command == BuiltInCommand.FIGHT);
        return switch (command) {
            case Command.Step(Direction direction) -> play.act(new Action.Step(direction));
            case Command.Run(Direction direction) -> play.errand().start(new Run(direction));
            case Command.Use(String verb) -> rules.use(verb);
            case Command.Act(String id) -> rules.act(id);
            case BuiltInCommand builtIn -> obey(builtIn);
        };
    }

    private ViewChange obey(BuiltInCommand command) {
        Game game = play.game();
        return switch (command) {
            case RUN_PREFIX -> await(words(Caption.RUN_WHERE), this::run);
            case COUNT -> count(Count.NONE);
            case EXPLORE -> play.errand().start(new Explore());
            case FIGHT -> fight();
            case AIM_AGAIN -> rules.again();
            case TRAVEL -> travel();
            case FIND -> ViewChange.open(FindList.of(game, new Atlas(game).sightings(), this::goTo));
            case RESUME -> play.errand().resume();
            case PICK_UP -> play.act(new Action.PickUp(Optional.empty()));
            case DROP -> ViewChange.open(play.pack().drop());
            case INSCRIBE -> ViewChange.open(play.pack().inscribe());
            case INVENTORY -> ViewChange.open(play.pack().inventory());
            case LOOK -> ViewChange.open(look());
            case SURROUNDINGS -> ViewChange.open(Page.of(words(Caption.IN_VIEW), surroundings()));
            case LEVEL_MAP -> ViewChange.open(new LevelMap(game, play.keymap()));
            case OVERVIEW -> ViewChange.open(new Overview(game, host.notebook(), this::goTo).menu());
            case MESSAGES -> showMessages();
            case CHARACTER -> ViewChange.open(Page.of(words(Caption.SELF), CharacterPage.texts(game)));
            case COMMANDS -> ViewChange.open(commands());
            case HELP -> ViewChange.open(help());
            case WHAT_KEY -> ViewChange.open(new KeyTeller(play.keymap()));
            case RULE_FAILURE -> trouble();
            case RELOAD -> new ScriptReload(play, host).onKey();
            case CONSOLE -> play.workbench().openConsole();
            case COSTS -> play.note(play.workbench().switchCosts(), "dim");
            case OPTIONS -> ViewChange.open(OptionsMenu.of(host));
            case SAVE_AND_QUIT -> host.keep(game).map(this::unsaved).orElse(ViewChange.LEAVE);
            case ABANDON -> ViewChange.open(sure());
        };
    }

    /** Goes on also where the last step has led out of the foe's sight. */
    private ViewChange fight() {
        quarry = Fight.inView(play.game().world(), play.game().rules()).or(() -> quarry);
        return play.errand().once(new Fight(quarry));
    }

    private LookAround look() {
        return LookAround.looking(words(Caption.SEEN), play, this::goTo);
    }

    /** Tells of a cell. */
    ViewChange lookAt(Point cell) {
        play.errand().end();
        return ViewChange.open(look().at(cell));
    }

    /** All that was said so far. */
    ViewChange showMessages() {
        play.errand().end();
        return ViewChange.open(history());
    }

    private View help() {
        return new Help(
                        play.words(),
                        play.keymap(),
                        play.game().world().catalog().manual().values())
                .keys();
    }

    /** All messages, and behind them a list to search, the latest first. */
    private View history() {
        List<Text> all = play.messages().all();
        List<Choice> latestFirst = all.reversed().stream()
                .map(text -> new Choice(
                        Key.of(' '),
                        text.text(),
                        text.tone(),
                        () -> ViewChange.open(Card.of("", List.of(text), List.of()))))
                .toList();
        return Page.ofLog(words(Caption.MESSAGES), all)
                .leading(new Choice(
                        '/',
                        words(Caption.SEARCH_MESSAGES),
                        () -> ViewChange.open(new SearchList(words(Caption.MESSAGES), latestFirst))));
    }

    private List<Text> surroundings() {
        List<String> told = VisibleList.told(play.game());
        return Text.plain(told.isEmpty() ? List.of(words(Caption.NOTHING_IN_VIEW)) : told);
    }

    private ViewChange unsaved(String why) {
        List<Text> texts = List.of(new Text(why, "bad"), Text.plain(""), Text.plain(words(Caption.UNSAVED_CHOICE)));
        Choice leave = new Choice('q', words(Caption.LEAVE_UNSAVED), () -> ViewChange.LEAVE);
        return ViewChange.open(Card.of(words(Caption.UNSAVED_GAME), texts, List.of(leave)));
    }

    private Prompt sure() {
        String word = words(Caption.GIVE_UP_WORD);
        return Prompt.forWord(
                words(Caption.GIVE_UP), word, play.words().of(Caption.TYPE_WORD, "word", word), _ -> giveUp());
    }

    private ViewChange giveUp() {
        Page last = GameOverPage.abandoned(play.game(), host.bury(play.game()));
        return ViewChange.only(last.closing(() -> ViewChange.only(new Title(host))));
    }

    private ViewChange goTo(Point goal) {
        return play.errand().travel(new TravelAcrossLevels(play.game().world().where(), goal));
    }

    private ViewChange goTo(Sighting seen) {
        return play.errand().travel(new TravelAcrossLevels(seen.level(), seen.at()));
    }

    private ViewChange travel() {
        List<Point> places = KnownFeatures.places(play.game().world(), _ -> true);
        return places.isEmpty() ? play.note(words(Caption.NOWHERE_KNOWN), "dim") : ViewChange.open(rules.where(places));
    }

    /** What is done in the world comes first, and what concerns the program last. */
    private Menu commands() {
        List<Choice> choices = play.keymap().bindings().stream()
                .filter(binding ->
                        !(binding.command() instanceof Command.Step || binding.command() instanceof Command.Run))
                .filter(binding -> binding.command() != BuiltInCommand.COMMANDS)
                .sorted(Comparator.comparing(binding -> binding.group().equals(words(Caption.GAME))))
                .map(binding -> new Choice(
                        binding.keys().stream().findFirst().orElse(new Key("")),
                        binding.words(),
                        "text",
                        () -> chosen(binding.command())))
                .toList();
        return Menu.of(words(Caption.COMMANDS), List.of(), choices);
    }

    /** The menu closes before the command opens what it opens. */
    private ViewChange chosen(Command command) {
        ViewChange next = obey(command);
        return switch (next) {
            case ViewChange.Open(View view) -> ViewChange.instead(view);
            case ViewChange.Stay _ -> ViewChange.CLOSE;
            case ViewChange.Close _,
                    ViewChange.Home _,
                    ViewChange.Leave _,
                    ViewChange.Loading _,
                    ViewChange.Instead _,
                    ViewChange.Only _,
                    ViewChange.Forgetting _ -> next;
        };
    }

    private ViewChange trouble() {
        return play.trouble()
                .page(play.words())
                .map(ViewChange::open)
                .orElseGet(() -> play.note(words(Caption.NO_RULE_FAILED), "dim"));
    }
}
