package gnaw.terminal;

import gnaw.game.Caption;
import gnaw.game.Captions;
import gnaw.game.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The first screen: a new game in one key, or the kept one. */
public final class Title implements View {
    private static final List<String> NAME = List.of(
            " ██████  ███    ██  █████  ██     ██ ",
            "██       ████   ██ ██   ██ ██      █ ",
            "██   ███ ██ ██  ██ ███████ ██  █  █  ",
            "██    ██ ██  ██ ██ ██   ██ ██ ███ ██ ",
            " ██████  ██   ████ ██   ██  ███ ███  ");

    private final Host host;
    private final Captions words;
    private final Optional<String> elsewhere;
    private final Menu menu;
    private List<String> losses;
    private Text said = Text.plain("");
    private String more = "";

    public Title(Host host) {
        this.host = host;
        this.words = host.captions();
        this.elsewhere = host.elsewhere();
        this.menu = Menu.of("", occupied(), entries());
        this.losses = host.takeLosses();
    }

    private List<Text> occupied() {
        return elsewhere.map(process -> new Text(words.of(Caption.ELSEWHERE, "process", process), "warn")).stream()
                .toList();
    }

    private List<Choice> entries() {
        List<Choice> entries = new ArrayList<>();
        if (elsewhere.isPresent()) {
            entries.add(new Choice('t', words.of(Caption.TAKE_OVER), () -> Next.loading(this::takeOver)));
        } else {
            addGames(entries);
        }
        entries.add(new Choice('m', words.of(Caption.MODS), () -> Next.open(new ModList(host))));
        entries.add(new Choice('?', words.of(Caption.HELP), () -> Next.open(help())));
        entries.add(new Choice('q', words.of(Caption.QUIT), () -> Next.LEAVE));
        return entries;
    }

    private void addGames(List<Choice> entries) {
        host.kept()
                .ifPresent(where -> entries.add(
                        new Choice('c', words.of(Caption.CONTINUE, "where", where), () -> Next.loading(this::goOn))));
        entries.add(new Choice('n', words.of(Caption.NEW_GAME), () -> begin(OptionalLong.empty())));
        entries.add(new Choice('s', words.of(Caption.SEED), () -> Next.open(seed())));
    }

    private Next takeOver() {
        if (host.takeOver()) {
            return Next.only(new Title(host));
        }
        say(new Text(words.of(Caption.STILL_ELSEWHERE), "bad"), "");
        return Next.STAY;
    }

    /** That a kept game is lost is told at once, before anything is begun in its place; and the game elsewhere can end at any moment. */
    @Override
    public Optional<Duration> patience() {
        return losses.isEmpty() ? elsewhere.map(_ -> Duration.ofSeconds(1)) : Optional.of(Duration.ZERO);
    }

    @Override
    public Next onPause() {
        List<Text> told = losses.stream().map(loss -> new Text(loss, "warn")).toList();
        losses = List.of();
        if (!told.isEmpty()) {
            return Next.open(Card.of("A saved game cannot be read", told, List.of()));
        }
        return host.elsewhere().equals(elsewhere) ? Next.STAY : Next.only(new Title(host));
    }

    /** Where the rules of the kept game cannot be read, that is told, and the game waits until they can. */
    private Next goOn() {
        try {
            return resumed();
        } catch (RuntimeException unreadable) {
            return Next.open(Fault.page("The game cannot go on now", unreadable));
        }
    }

    private Next resumed() {
        String changes = host.changesSinceKept();
        Play play = new Play(host, host.resume());
        if (!changes.isEmpty()) {
            play.note(changes, "warn");
        }
        return Next.only(play);
    }

    private Prompt seed() {
        return new Prompt(
                words.of(Caption.WHICH_SEED),
                text -> complaint(text, words),
                text -> begin(OptionalLong.of(Long.parseLong(text.strip()))));
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

    private Page help() {
        return Page.of(words.of(Caption.HELP), Keymap.usual(words, List.of()).help());
    }

    private Next begin(OptionalLong seed) {
        Optional<String> kept = host.kept();
        if (kept.isEmpty()) {
            return play(host.begin(seed));
        }
        Choice yes = new Choice('y', words.of(Caption.YES), () -> play(host.begin(seed)));
        return Next.open(Card.question(words.of(Caption.LOSE, "where", kept.get()), yes, words.of(Caption.NO)));
    }

    private Next play(Game game) {
        return Next.only(new Play(host, game));
    }

    @Override
    public void paint(Canvas canvas) {
        int top = Math.max(0, (canvas.height() - 17) / 3);
        for (int y = 0; y < NAME.size(); y++) {
            canvas.centred(top + y, NAME.get(y), "title");
        }
        canvas.centred(top + NAME.size() + 1, words.of(Caption.MOTTO), "dim");
        int below = top + NAME.size() + 2;
        menu.paint(canvas.part(0, below, canvas.width(), Math.min(8, canvas.height() - below - 1)));
        Text foot = foot();
        String told = Words.cut(foot.text(), canvas.width() - more.length()) + more;
        canvas.centred(canvas.height() - 1, told, foot.tone());
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
    public Next onKey(Key key) {
        say(Text.plain(""), "");
        boolean isReload = Keymap.usual(words, List.of()).command(key).equals(Optional.of(Deed.RELOAD));
        return isReload ? Next.loading(this::reload) : menu.onKey(key);
    }

    private Next reload() {
        try {
            refresh();
            return Next.STAY;
        } catch (RuntimeException unreadable) {
            return Next.open(Fault.page(words.of(Caption.OLD_RULES_STAY), unreadable));
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
    public Next onScriptsChanged() {
        try {
            refresh();
        } catch (RuntimeException unreadable) {
            say(new Text(Fault.inOneRow(Fault.why(unreadable)), "bad"), "  " + words.of(Caption.F5_TELLS_MORE));
        }
        return Next.HOME;
    }

    @Override
    public Next onClick(Input.Click click) {
        return menu.onClick(click);
    }

    @Override
    public Next onWheel(int notches) {
        return menu.onWheel(notches);
    }
}
