package gnaw.terminal.option;

import gnaw.terminal.key.Binding;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Frame;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Asks for a key of a command; one that it cannot have is refused with the reason, and asked for again. */
final class KeyPrompt implements View {
    private static final int MOST_COLUMNS = 60;

    private final Binding binding;
    private final Keymap keymap;
    private final Consumer<Key> given;
    private Optional<String> refused = Optional.empty();

    KeyPrompt(Binding binding, Keymap keymap, Consumer<Key> given) {
        this.binding = binding;
        this.keymap = keymap;
        this.given = given;
    }

    @Override
    public boolean liesOver() {
        return true;
    }

    @Override
    public boolean forgetsTyped() {
        return true;
    }

    @Override
    public void paint(Canvas canvas) {
        int columns = Math.min(MOST_COLUMNS, canvas.width() - Frame.COLUMNS);
        List<Text> lines = new ArrayList<>();
        lines.add(Text.plain(canvas.captions().of(Caption.WHICH_KEY, "what", binding.words())));
        refused.ifPresent(why -> lines.add(new Text(why, "warn")));
        List<Text> wrapped =
                lines.stream().flatMap(line -> line.wrapped(columns).stream()).toList();
        Canvas inside = Frame.centred(canvas, "", columns, wrapped.size());
        inside.texts(0, 0, wrapped);
        inside.cursor(0, wrapped.size() - 1);
    }

    @Override
    public boolean isTypedIn() {
        return true;
    }

    @Override
    public ViewChange onKey(Key key) {
        if (key.equals(Key.ESCAPE)) {
            return ViewChange.CLOSE;
        }
        refused = keymap.refusal(key, binding.command());
        if (refused.isPresent()) {
            return ViewChange.STAY;
        }
        given.accept(key);
        return ViewChange.CLOSE;
    }
}
