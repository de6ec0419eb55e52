package gnaw.terminal.play;

import gnaw.game.Game;
import gnaw.terminal.help.Help;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.option.OptionsMenu;
import gnaw.terminal.play.Host.Beginning;
import gnaw.terminal.screen.Backdrop;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.Prompt;
import gnaw.terminal.screen.SearchList;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.LineBreaker;
import gnaw.text.Text;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** The first screen: a new game in one key, or the kept one. */
public final class Title implements View {
    private static final List<String> NAME = List.of(
            " ██████  ███    ██  █████  ██     ██ ",
            "██       ████   ██ ██   ██ ██      █ ",
            "██   ███ ██ ██  ██ ███████ ██  █  █  ",
            "██    ██ ██  ██ ██ ██   ██ ██ ███ ██ ",
            " ██████  ██   ████ ██   ██  ███ ███  ");

    /** From bone to embers, as light falls off. */
    private static final List<String> NAME_TONES = List.of("bone", "bone", "title", "wood", "earth");

    private static final int MOST_ROWS = 16;

    /** So many rows leave one blank above the motto. */
    private static final int ROOMY = 18;

    private static final int FRAME_AND_FOOT = 3;

    private static final String UNREADABLE = "The game cannot go on now";

    private final Host host;
    private final Captions words;
    private final Optional<String> elsewhere;
    private final Menu menu;
    /** What the menu takes with its frame, and the foot below. */
    private final int rows;

    private List<String> losses;
    private Text said = Text.plain("");
    private String more = "";

    /** The title of this host's games. */
    public Title(Host host) {
        this.host = host;
        this.words = host.captions();
        this.elsewhere = host.elsewhere();
        List<Choice> entries = entries();
        this.menu = Menu.of("", occupied(), entries);
        this.rows = occupied().size() + entries.size() + FRAME_AND_FOOT;
        this.losses = host.takeLosses();
    }

    private List<Text> occupied() {
        return elsewhere.map(process -> new Text(words.of(Caption.ELSEWHERE, "process", process), "warn")).stream()
                .toList();
    }

    private List<Choice> entries() {
        List<Choice> entries = new ArrayList<>();
        if (elsewhere.isPresent()) {
            entries.add(new Choice('t', words.of(Caption.TAKE_OVER), () -> ViewChange.loading(this::takeOver)));
        } else {
            addGames(entries);
        }
        if (host.hasScores()) {
            entries.add(new Choice(
                    'b',
                    words.of(Caption.BEST_GAMES),
                    () -> orErrorPage("The best games cannot be read", this::scores)));
        }
        entries.add(new Choice('m', words.of(Caption.MODS), () -> ViewChange.open(new ModList(host))));
        entries.add(new Choice('?', words.of(Caption.HELP), () -> ViewChange.open(help())));
        entries.add(new Choice('=', words.of(Caption.OPTIONS), () -> ViewChange.open(OptionsMenu.of(host))));
        entries.add(new Choice('q', words.of(Caption.QUIT), () -> ViewChange.LEAVE));
        return entries;
    }

    private void addGames(List<Choice> entries) {
        host.kept().ifPresent(kept -> entries.add(game('c', words.of(Caption.CONTINUE, "where", kept.where()), kept)));
        entries.add(
                new Choice('n', words.of(Caption.NEW_GAME), () -> begin(new Beginning.Usual(OptionalLong.empty()))));
        addTitled(entries);
        entries.add(loading('d', words.of(Caption.DAILY, "date", host.today()), new Beginning.Daily()));
        entries.add(new Choice('s', words.of(Caption.SEED), () -> ViewChange.open(seed())));
        if (host.keepsOthers()) {
            entries.add(new Choice('o', words.of(Caption.OTHER_GAMES), () -> ViewChange.loading(this::others)));
        }
    }

    /** Mods may offer to begin with them. */
    private void addTitled(List<Choice> entries) {
        char key = '1';
        for (ModEntry mod : host.shelf().entries()) {
            if (!mod.title().isEmpty()) {
                entries.add(loading(key++, words.titleOf(mod.id(), mod.title()), new Beginning.With(mod.id())));
            }
        }
    }

    private Choice loading(char key, String text, Beginning wanted) {
        return new Choice(key, text, () -> ViewChange.loading(() -> orErrorPage(UNREADABLE, () -> begin(wanted))));
    }

    private Choice game(char key, String text, Waiting game) {
        return new Choice(key, text, () -> ViewChange.loading(() -> goOn(game)));
    }

    private ViewChange others() {
        List<Choice> games = new ArrayList<>();
        for (Waiting game : host.others()) {
            games.add(game((char) ('a' + games.size()), game.where(), game));
        }
        return ViewChange.open(Menu.of(words.of(Caption.OTHER_GAMES), List.of(), games));
    }

    private ViewChange scores() {
        List<Choice> games = new ArrayList<>();
        host.scores().forEach(game -> games.add(new Choice(Key.of(' '), game.told(), "text", () -> seenAgain(game))));
        return ViewChange.open(new SearchList(words.of(Caption.BEST_GAMES), Text.plain(host.statistics()), games));
    }

    private ViewChange seenAgain(Host.Finished game) {
        return game.film()
                .map(film -> ViewChange.loading(() ->
                        orErrorPage(words.of(Caption.BEST_GAMES), () -> ViewChange.open(new FilmView(film.get())))))
                .orElseGet(
                        () -> ViewChange.open(Card.of("", List.of(Text.plain(words.of(Caption.NO_FILM))), List.of())));
    }

    private ViewChange takeOver() {
        if (host.takeOver()) {
            return ViewChange.only(new Title(host));
        }
        say(new Text(words.of(Caption.STILL_ELSEWHERE), "bad"), "");
        return ViewChange.STAY;
    }

    /** That a kept game is lost is told at once, before anything is begun in its place; and the game elsewhere can end at any moment. */
    @Override
    public Optional<Duration> patience() {
        return losses.isEmpty() ? elsewhere.map(_ -> Duration.ofSeconds(1)) : Optional.of(Duration.ZERO);
    }

    @Override
    public ViewChange onPause() {
        List<Text> told = losses.stream().map(loss -> new Text(loss, "warn")).toList();
        losses = List.of();
        if (!told.isEmpty()) {
            return ViewChange.open(Card.of("A saved game cannot be read", told, List.of()));
        }
        return host.elsewhere().equals(elsewhere) ? ViewChange.STAY : ViewChange.only(new Title(host));
    }

    /** Where the rules of the kept game cannot be read, that is told, and the game waits until they can. */
    private ViewChange goOn(Waiting game) {
        return orErrorPage(UNREADABLE, () -> {
            List<String> lacks = game.lacks();
            return lacks.isEmpty() ? resumed(game) : ViewChange.open(without(game, lacks));
        });
    }

    private static ViewChange orErrorPage(String title, Supplier<ViewChange> attempt) {
        try {
            return attempt.get();
        } catch (RuntimeException unreadable) {
            return ViewChange.open(ErrorText.page(title, unreadable));
        }
    }

    private Card without(Waiting game, List<String> lacks) {
        List<Text> told = new ArrayList<>(Text.plain(lacks));
        told.add(Text.plain(""));
        told.add(Text.plain(words.of(Caption.GO_ON_WITHOUT)));
        return Card.of(
                words.of(Caption.LACKS),
                told,
                List.of(
                        new Choice(
                                'y',
                                words.of(Caption.YES),
                                () -> ViewChange.loading(() -> orErrorPage(UNREADABLE, () -> resumed(game)))),
                        new Choice('n', words.of(Caption.NO), () -> ViewChange.CLOSE)));
    }

    private ViewChange resumed(Waiting game) {
        String changes = game.changes();
        Play play = new Play(host, game.resume());
        if (!changes.isEmpty()) {
            play.note((play.notice().text() + " " + changes).strip(), "warn");
        }
        return ViewChange.only(play);
    }

    private Prompt seed() {
        return new Prompt(
                words.of(Caption.WHICH_SEED),
                text -> complaint(text, words),
                text -> begin(new Beginning.Usual(OptionalLong.of(Long.parseLong(text.strip())))));
    }

    /** What is wrong with a seed, as a sentence. */
    public static Optional<String> complaint(String seed, Captions words) {
        try {
            Long.parseLong(seed.strip());
            return Optional.empty();
        } catch (NumberFormatException wrong) {
            return Optional.of(words.of(Caption.NO_NUMBER, "text", seed));
        }
    }

    private Keymap keymap() {
        return host.options().chosen().keymap(host::usualKeys);
    }

    private String tellsMore() {
        return keymap().keyOf(BuiltInCommand.RELOAD)
                .map(key -> words.of(Caption.TELLS_MORE, "key", key))
                .orElse("");
    }

    private View help() {
        return new Help(words, keymap(), host.manual()).keys();
    }

    private ViewChange begin(Beginning wanted) {
        Choice yes = new Choice('y', words.of(Caption.YES), () -> play(host.begin(wanted)));
        return host.replacedBy(wanted)
                .map(kept -> ViewChange.open(
                        Card.question(words.of(Caption.LOSE, "where", kept.where()), yes, words.of(Caption.NO))))
                .orElseGet(() -> yes.taken().get());
    }

    private ViewChange play(Game game) {
        return ViewChange.only(new Play(host, game));
    }

    @Override
    public void paint(Canvas canvas) {
        int below = canvas.isPlain() || isLow(canvas) ? paintName(canvas) : paintPicture(canvas);
        menu.paint(canvas.part(0, below, canvas.width(), Math.min(MOST_ROWS, canvas.height() - below - 1)));
        Text foot = foot();
        String told = LineBreaker.cut(foot.text(), canvas.width() - more.length()) + more;
        canvas.centred(canvas.height() - 1, told, foot.tone());
    }

    /** Whether the picture would hide entries that have room without it. */
    private boolean isLow(Canvas canvas) {
        return canvas.height() < NAME.size() + 1 + rows && canvas.height() >= 1 + rows;
    }

    /** The name for whoever hears it, or has no room for more; tells the row below. */
    private int paintName(Canvas canvas) {
        canvas.cutText(0, 0, "Gnaw. " + words.of(Caption.MOTTO), "title");
        return 1;
    }

    /** The name in large letters; tells the row below. */
    private int paintPicture(Canvas canvas) {
        Backdrop.paint(canvas);
        int top = Math.max(0, (canvas.height() - 22) / 3);
        for (int y = 0; y < NAME.size(); y++) {
            canvas.centred(top + y, NAME.get(y), NAME_TONES.get(y));
        }
        int gap = canvas.height() < ROOMY ? 0 : 1;
        canvas.centred(top + NAME.size() + gap, words.of(Caption.MOTTO), "dim");
        return top + NAME.size() + gap + 1;
    }

    /** What was said last, else what is not as the player may think, else the mods. */
    private Text foot() {
        if (!said.text().isEmpty()) {
            return said;
        }
        String notice = host.shelf().notice();
        return notice.isEmpty() ? new Text(mods(), "dim") : new Text(notice, "warn");
    }

    private String mods() {
        return host.mods().isEmpty() ? "" : words.of(Caption.WITH_MODS, "mods", String.join(", ", host.mods()));
    }

    @Override
    public ViewChange onKey(Key key) {
        say(Text.plain(""), "");
        boolean isReload = keymap().command(key).equals(Optional.of(BuiltInCommand.RELOAD));
        return isReload ? ViewChange.loading(this::reload) : menu.onKey(key);
    }

    private ViewChange reload() {
        try {
            refresh();
            return ViewChange.STAY;
        } catch (RuntimeException unreadable) {
            return ViewChange.open(ErrorText.page(words.of(Caption.OLD_RULES_STAY), unreadable));
        }
    }

    private void refresh() {
        long began = System.nanoTime();
        host.shelf().refresh();
        say(new Text(words.of(Caption.RELOADED, "millis", (System.nanoTime() - began) / 1_000_000), "good"), "");
    }

    /** From now on this is said at the foot; {@code whereMore} is not cut if the row is too short. */
    private void say(Text text, String whereMore) {
        said = text;
        more = whereMore;
    }

    /** A script was saved: what is wrong with it stays on the screen until the next one is, or a key is pressed. */
    @Override
    public ViewChange onScriptsChanged() {
        try {
            refresh();
        } catch (RuntimeException unreadable) {
            say(new Text(ErrorText.inOneRow(ErrorText.why(unreadable)), "bad"), "  " + tellsMore());
        }
        return ViewChange.HOME;
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        return menu.onClick(click);
    }

    @Override
    public ViewChange onWheel(int notches) {
        return menu.onWheel(notches);
    }
}
