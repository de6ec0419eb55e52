package gnaw.terminal;

import gnaw.game.Action;
import gnaw.game.Caption;
import gnaw.game.Catalog;
import gnaw.game.Explore;
import gnaw.game.Game;
import gnaw.game.Repeat;
import gnaw.game.RuleFailure;
import gnaw.game.Run;
import gnaw.game.Travel;
import gnaw.map.Direction;
import gnaw.map.Point;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What each command of the play screen does. */
final class Orders {
    private static final int TURNS_WITH_HINTS = 60;

    private final Play play;
    private final Host host;
    private boolean isRunNext;

    Orders(Play play, Host host) {
        this.play = play;
        this.host = host;
    }

    /** Does what the key stands for. */
    Next onKey(Key key) {
        Optional<Command> command = play.keymap().command(key);
        if (isRunNext) {
            isRunNext = false;
            return command.filter(Command.Walk.class::isInstance)
                    .map(walk -> play.start(new Run(((Command.Walk) walk).direction())))
                    .orElseGet(() -> play.note(words(Caption.NO_DIRECTION), "dim"));
        }
        return command.map(this::obey).orElseGet(() -> unknown(key));
    }

    private Next unknown(Key key) {
        boolean isCancel = key.equals(Key.ESCAPE);
        return isCancel
                ? Next.STAY
                : play.note(
                        play.words().of(Caption.UNKNOWN_KEY, "key", key) + " " + keyed(Deed.HELP, Caption.SHOWS_KEYS),
                        "dim");
    }

    private String words(Caption caption) {
        return play.words().of(caption);
    }

    /** A caption about the key of a command; "" if it has none. */
    private String keyed(Command command, Caption caption) {
        return play.keymap()
                .keyOf(command)
                .map(key -> play.words().of(caption, "key", key))
                .orElse("");
    }

    /** The keys that a beginner needs, while he is one. */
    String hint() {
        if (play.game().world().turn() > TURNS_WITH_HINTS) {
            return "";
        }
        return Stream.of(
                        keyed(Deed.EXPLORE, Caption.HINT_EXPLORE),
                        keyed(Deed.INVENTORY, Caption.HINT_PACK),
                        keyed(Deed.HELP, Caption.HINT_HELP))
                .filter(hint -> !hint.isEmpty())
                .collect(Collectors.joining("  ", " ", " "));
    }

    /** The sentence about a rule that failed. */
    String failed(RuleFailure failure) {
        String what = failure.place().isEmpty()
                ? words(Caption.RULE_FAILED)
                : play.words().of(Caption.RULE_FAILED_AT, "place", failure.place());
        String note = failure.moment().note();
        return what + ". " + (note.isEmpty() ? "" : note + " ") + tellsMore();
    }

    private Next obey(Command command) {
        return switch (command) {
            case Command.Walk(Direction direction) -> play.act(new Action.Step(direction));
            case Command.Run(Direction direction) -> play.start(new Run(direction));
            case Command.Use(String verb) -> play.verb(verb).map(this::use).orElse(Next.STAY);
            case Command.Act(String id) -> act(id);
            case Deed deed -> deed(deed);
        };
    }

    private Next deed(Deed deed) {
        Game game = play.game();
        return switch (deed) {
            case RUN_PREFIX -> {
                isRunNext = true;
                yield play.note(words(Caption.RUN_WHERE), "key");
            }
            case EXPLORE -> play.start(new Explore());
            case TRAVEL -> travel();
            case PICK_UP -> play.act(new Action.PickUp(Optional.empty()));
            case DROP -> Next.open(play.pack().drop());
            case INVENTORY -> Next.open(play.pack().inventory());
            case LOOK -> play.aim(words(Caption.SEEN), this::goTo);
            case MESSAGES -> Next.open(Page.ofLog(words(Caption.MESSAGES), play.messages()));
            case CHARACTER -> Next.open(Page.of(words(Caption.SELF), Self.texts(game)));
            case COMMANDS -> Next.open(commands());
            case HELP -> Next.open(Page.of(words(Caption.HELP), play.keymap().help()));
            case RULE_FAULT -> fault();
            case RELOAD -> reload();
            case CONSOLE -> play.workbench().openConsole();
            case COSTS -> play.switchCosts();
            case SAVE_AND_QUIT -> host.keep(game).map(this::unsaved).orElse(Next.LEAVE);
            case ABANDON -> Next.open(sure());
        };
    }

    private Next unsaved(String why) {
        List<Text> texts = List.of(new Text(why, "bad"), Text.plain(""), Text.plain(words(Caption.UNSAVED_CHOICE)));
        Choice leave = new Choice('q', words(Caption.LEAVE_UNSAVED), () -> Next.LEAVE);
        return Next.open(Card.of(words(Caption.UNSAVED_GAME), texts, List.of(leave)));
    }

    private Prompt sure() {
        String word = words(Caption.GIVE_UP_WORD);
        return Prompt.forWord(
                words(Caption.GIVE_UP), word, play.words().of(Caption.TYPE_WORD, "word", word), _ -> giveUp());
    }

    private Next giveUp() {
        return host.bury(play.game()).map(this::unburied).orElseGet(() -> Next.only(new Title(host)));
    }

    private Next unburied(String why) {
        Page told = Page.of(words(Caption.DO_ABANDON), List.of(new Text(why, "warn")));
        return Next.only(told.closing(() -> Next.only(new Title(host))));
    }

    private Next goTo(Point goal) {
        return play.start(new Travel(goal));
    }

    /** Opens the choice of things; where opening it takes time, that passes first. */
    private Next use(Catalog.Verb verb) {
        if (verb.choosing() > 0) {
            Next next = play.act(new Action.Choose(verb.id()));
            if (play.game().isOver() || play.game().world().offer().isPresent()) {
                return next;
            }
        }
        return play.pack().hasFor(verb) ? Next.open(play.pack().choice(verb)) : play.note(verb.none(), "dim");
    }

    /** An action of the scripts: on a tile that serves it, there; else the way to one; else wherever one is. */
    private Next act(String id) {
        List<Point> places = Known.places(play.game().world(), leads -> leads.equals(id));
        Point hero = play.game().world().hero().at();
        if (Known.isUse(play.game().world(), id)) {
            boolean isThere = places.contains(hero) || places.isEmpty();
            return isThere ? play.act(new Action.UseTile(id)) : play.start(new Travel(places.getFirst()));
        }
        boolean goesOn = play.game().world().catalog().act(id).lasts() > 1;
        return goesOn ? play.start(new Repeat(id)) : play.act(new Action.Plain(id));
    }

    private Next travel() {
        List<Choice> choices = new ArrayList<>();
        for (Point place : Known.places(play.game().world(), _ -> true)) {
            choices.add(new Choice(
                    (char) ('a' + choices.size()), Known.name(play.game().world(), place), () -> goTo(place)));
        }
        return choices.isEmpty()
                ? play.note(words(Caption.NOWHERE_KNOWN), "dim")
                : Next.open(Menu.of(words(Caption.GO_WHERE), List.of(), choices));
    }

    private Menu commands() {
        List<Choice> choices = play.keymap().bindings().stream()
                .filter(binding ->
                        !(binding.command() instanceof Command.Walk || binding.command() instanceof Command.Run))
                .filter(binding -> binding.command() != Deed.COMMANDS)
                .map(binding -> new Choice(
                        binding.keys().stream().findFirst().orElse(new Key("")),
                        binding.words(),
                        "text",
                        () -> chosen(binding.command())))
                .toList();
        return Menu.of(words(Caption.COMMANDS), List.of(), choices);
    }

    /** The menu closes before the command opens what it opens. */
    private Next chosen(Command command) {
        return switch (obey(command)) {
            case Next.Open(View view) -> Next.instead(view);
            case Next.Stay _ -> Next.CLOSE;
            case Next next -> next;
        };
    }

    /** Where a fault is told at length. */
    String tellsMore() {
        return keyed(Deed.RULE_FAULT, Caption.TELLS_MORE);
    }

    /** What stops the scripts comes before what has failed in play. */
    private Next fault() {
        return play.unreadable()
                .map(why -> Next.open(Page.of(
                        words(Caption.OLD_RULES_STAY), Text.plain(why.lines().toList()))))
                .orElseGet(this::failure);
    }

    private Next failure() {
        return play.failure()
                .map(failure -> Next.open(Page.of(
                        words(Caption.RULE_FAILED),
                        Text.plain(failure.card().lines().toList()))))
                .orElseGet(() -> play.note(words(Caption.NO_RULE_FAILED), "dim"));
    }

    /** A script was saved: an error stays on the screen until the scripts can be read. */
    Next scriptsChanged() {
        try {
            return reread();
        } catch (RuntimeException unreadable) {
            play.unreadable(Fault.why(unreadable));
            return play.workbench().home();
        }
    }

    private Next reread() {
        long began = System.nanoTime();
        play.adopt(host.reload(play.game()));
        long millis = Duration.ofNanos(System.nanoTime() - began).toMillis();
        play.reloaded(play.words().of(Caption.RELOADED, "millis", millis));
        return play.workbench().home();
    }

    private Next reload() {
        try {
            return reread();
        } catch (RuntimeException unreadable) {
            return Next.open(Fault.page(words(Caption.OLD_RULES_STAY), unreadable));
        }
    }
}
