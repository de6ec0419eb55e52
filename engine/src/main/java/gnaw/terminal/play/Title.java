package gnaw.terminal.play;

import gnaw.terminal.help.Help;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.option.OptionsMenu;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.Masthead;
import gnaw.terminal.screen.Menu;
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

/** The first screen: a new game in one key, or the kept one. */
public final class Title implements View {
    /** In so many rows the menu lies in the middle: near the name, however high the window is. */
    private static final int USUAL_ROWS = 17;

    private static final int FRAME_AND_FOOT = 3;

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
        host.comesToTitle();
        this.words = host.captions();
        this.elsewhere = host.games().elsewhere();
        List<Choice> entries = entries();
        this.menu = Menu.of("", occupied(), entries);
        this.rows = occupied().size() + entries.size() + FRAME_AND_FOOT;
        this.losses = host.games().takeLosses();
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
            entries.addAll(new GameChoices(host, words).all());
        }
        if (host.hasScores()) {
            entries.add(new BestGames(host, words).choice());
        }
        entries.add(new Choice('m', words.of(Caption.MODS), () -> ViewChange.open(new ModList(host))));
        entries.add(new Choice('?', words.of(Caption.HELP), () -> ViewChange.open(help())));
        entries.add(new Choice('=', words.of(Caption.OPTIONS), () -> ViewChange.open(OptionsMenu.of(host))));
        entries.add(new Choice('q', words.of(Caption.QUIT), () -> ViewChange.LEAVE));
        return entries;
    }

    private ViewChange takeOver() {
        if (host.games().takeOver()) {
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
            return ViewChange.open(Card.of(host.captions().of(Caption.SAVE_UNREADABLE), told, List.of()));
        }
        return host.games().elsewhere().equals(elsewhere) ? ViewChange.STAY : ViewChange.only(new Title(host));
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

    @Override
    public void paint(Canvas canvas) {
        int below = Masthead.paint(canvas, words.of(Caption.MOTTO), rows);
        List<Text> foot = footLines(canvas.width(), canvas.height() - below - rows + 1);
        int end = canvas.height() - foot.size();
        menu.paint(canvas.part(0, below, canvas.width(), Math.min(Math.max(USUAL_ROWS, rows - 1), end - below)));
        for (int y = 0; y < foot.size(); y++) {
            canvas.centred(end + y, foot.get(y).text(), foot.get(y).tone());
        }
    }

    /** All of the foot where the menu leaves room for it and nothing tells more, else as much as a row holds. */
    private List<Text> footLines(int width, int room) {
        Text foot = foot();
        List<Text> whole = foot.wrapped(width);
        return more.isEmpty() && whole.size() <= room
                ? whole
                : List.of(new Text(LineBreaker.cut(foot.text(), width - more.length()) + more, foot.tone()));
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

    /** Escape leaves every other screen, so that one too many is pressed easily: it does not end Gnaw. */
    @Override
    public ViewChange onKey(Key key) {
        say(Text.plain(""), "");
        if (key.name().equals("Esc")) {
            return ViewChange.STAY;
        }
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
