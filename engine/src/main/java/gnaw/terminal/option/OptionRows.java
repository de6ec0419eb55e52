package gnaw.terminal.option;

import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Rows;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.List;
import java.util.Optional;

/** The options of one topic: each with its word, which the arrow keys change at once, and what it is for. */
final class OptionRows implements View {
    private final Topic topic;
    private final OptionSource source;
    private final OptionShelf shelf;
    private final Rows rows;
    private Optional<String> unkept = Optional.empty();

    OptionRows(Topic topic, OptionSource source) {
        this.topic = topic;
        this.source = source;
        this.shelf = source.options();
        this.rows = new Rows(() -> topic.preferences().size());
    }

    @Override
    public void paint(Canvas canvas) {
        Captions words = canvas.captions();
        Text foot = unkept.map(why -> new Text(why, "warn")).orElse(new Text(words.of(Caption.OPTIONS_FOOT), "dim"));
        rows.paint(
                canvas,
                words.of(topic.title()),
                topic.preferences().stream()
                        .map(preference -> row(preference, words))
                        .toList(),
                foot);
    }

    private Rows.Row row(Preference preference, Captions words) {
        String word = shelf.chosen().word(preference);
        String shown = source.palettes().getOrDefault(word, Preference.shown(word, words));
        return new Rows.Row(
                words.of(preference.title()) + ": < " + shown + " >", List.of(Text.plain(words.of(preference.text()))));
    }

    private Preference marked() {
        return topic.preferences().get(rows.marked());
    }

    @Override
    public ViewChange onKey(Key key) {
        return switch (key.name()) {
            case "Left", "4", "h" -> turn(-1);
            case "Right", "6", "l", "Space", "Enter" -> turn(1);
            default -> rows.onKey(key);
        };
    }

    @Override
    public ViewChange onWheel(int notches) {
        return rows.onWheel(notches);
    }

    /** A click on the marked row changes it, and on another marks it. */
    @Override
    public ViewChange onClick(Input.Click click) {
        int before = rows.marked();
        return rows.onClick(click) && rows.marked() == before ? turn(1) : ViewChange.STAY;
    }

    private List<String> words(Preference preference) {
        boolean isOfRules =
                preference == Preference.PALETTE && !source.palettes().isEmpty();
        return isOfRules ? List.copyOf(source.palettes().keySet()) : preference.words();
    }

    /** The next of the words, or the one before. */
    private ViewChange turn(int by) {
        List<String> words = words(marked());
        int next = words.indexOf(shelf.chosen().word(marked())) + by;
        unkept = shelf.choose(marked(), words.get(Math.floorMod(next, words.size())));
        return ViewChange.STAY;
    }
}
