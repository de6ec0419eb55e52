package gnaw.terminal.play;

import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.Page;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;

/** Mods that are on cannot be played: what is wrong, and what can be done. When a script is saved, or the player asks, it is tried again. */
public final class Broken implements View {
    private final Host host;
    private final ModShelf.Trouble trouble;
    private final Menu menu;

    private Broken(Host host, ModShelf.Trouble trouble) {
        this.host = host;
        this.trouble = trouble;
        this.menu = Menu.mustChoose(
                "These mods cannot be played",
                trouble.text().lines().map(line -> new Text(line, "bad")).toList(),
                choices());
    }

    /** The first screen: the title, unless something is wrong. */
    public static View orTitle(Host host) {
        return host.shelf()
                .trouble()
                .<View>map(trouble -> new Broken(host, trouble))
                .orElseGet(() -> new Title(host));
    }

    private List<Choice> choices() {
        List<Choice> choices = new ArrayList<>();
        if (!trouble.mods().isEmpty()) {
            choices.add(new Choice(
                    'w', "Start without " + String.join(", ", trouble.mods()), () -> without(trouble.mods())));
        }
        choices.add(new Choice('a', "Start without any mods", () -> without(on())));
        choices.add(new Choice('r', "Read the whole error", () -> ViewChange.open(page())));
        choices.add(new Choice('t', "Try again", this::again));
        choices.add(new Choice('q', "Quit", () -> ViewChange.LEAVE));
        return choices;
    }

    private List<String> on() {
        return host.shelf().entries().stream().map(ModEntry::id).toList();
    }

    private Page page() {
        return Page.of("The error", Text.plain(trouble.text().lines().toList()));
    }

    private ViewChange without(List<String> mods) {
        host.shelf().leaveOut(mods);
        return ViewChange.only(orTitle(host));
    }

    /** What is wrong now is told by the view that comes. */
    private ViewChange again() {
        host.shelf().refresh();
        return ViewChange.only(orTitle(host));
    }

    @Override
    public void paint(Canvas canvas) {
        canvas.blank();
        menu.paint(canvas);
    }

    @Override
    public ViewChange onKey(Key key) {
        return menu.onKey(key);
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        return menu.onClick(click);
    }

    @Override
    public ViewChange onWheel(int notches) {
        return menu.onWheel(notches);
    }

    @Override
    public ViewChange onScriptsChanged() {
        return again();
    }
}
