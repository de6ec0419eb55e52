package gnaw.terminal.help;

import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.key.ReservedKeys;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Frame;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.LineBreaker;
import gnaw.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells of each key that is pressed what it does, until Escape. */
public final class KeyTeller implements View {
    private static final int MOST_COLUMNS = 60;

    private final Keymap keymap;
    private Optional<Key> pressed = Optional.empty();

    /** About the keys of this map. */
    public KeyTeller(Keymap keymap) {
        this.keymap = keymap;
    }

    @Override
    public boolean liesOver() {
        return true;
    }

    @Override
    public void paint(Canvas canvas) {
        Captions words = canvas.captions();
        List<String> told = LineBreaker.wrap(
                pressed.map(key -> told(key, words)).orElse(words.of(Caption.PRESS_A_KEY)),
                Math.min(MOST_COLUMNS, canvas.width() - Frame.COLUMNS));
        Canvas inside = Frame.centred(canvas, words.of(Caption.WHAT_KEY), MOST_COLUMNS, told.size() + 2);
        inside.texts(0, 0, Text.plain(told));
        inside.cutText(0, told.size() + 1, words.of(Caption.PAGE_FOOT), "dim");
        inside.cursor(0, 0);
    }

    private String told(Key key, Captions words) {
        return keymap.binding(key)
                .map(binding -> key + ": " + binding.words())
                .or(() -> ReservedKeys.need(key).map(why -> key + ": " + words.of(why)))
                .orElseGet(() -> words.of(Caption.UNKNOWN_KEY, Map.of("key", key)));
    }

    @Override
    public boolean isTypedIn() {
        return true;
    }

    @Override
    public ViewChange onKey(Key key) {
        pressed = Optional.of(key);
        return key.equals(Key.ESCAPE) ? ViewChange.CLOSE : ViewChange.STAY;
    }
}
