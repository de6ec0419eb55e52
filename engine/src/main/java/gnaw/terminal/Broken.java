package gnaw.terminal;

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
        choices.add(new Choice('r', "Read the whole error", () -> Next.open(page())));
        choices.add(new Choice('t', "Try again", this::again));
        choices.add(new Choice('q', "Quit", () -> Next.LEAVE));
        return choices;
    }

    private List<String> on() {
        return host.shelf().entries().stream().map(ModEntry::id).toList();
    }

    private Page page() {
        return Page.of("The error", Text.plain(trouble.text().lines().toList()));
    }

    private Next without(List<String> mods) {
        host.shelf().leaveOut(mods);
        return Next.only(orTitle(host));
    }

    /** What is wrong now is told by the view that comes. */
    private Next again() {
        host.shelf().refresh();
        return Next.only(orTitle(host));
    }

    @Override
    public void paint(Canvas canvas) {
        canvas.blank();
        menu.paint(canvas);
    }

    @Override
    public Next onKey(Key key) {
        return menu.onKey(key);
    }

    @Override
    public Next onClick(Input.Click click) {
        return menu.onClick(click);
    }

    @Override
    public Next onWheel(int notches) {
        return menu.onWheel(notches);
    }

    @Override
    public Next onScriptsChanged() {
        return again();
    }
}
