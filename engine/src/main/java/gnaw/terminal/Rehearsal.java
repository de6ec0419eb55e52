package gnaw.terminal;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import gnaw.game.Catalog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;

/** Play that nobody sees: the same screens on a terminal in memory, so that the JVM can learn what a start needs. */
public final class Rehearsal {
    private static final TerminalSize SIZE = new TerminalSize(80, 24);

    private Rehearsal() {}

    /** Shows a view, presses the keys one by one, and paints each time; a fault in a view is thrown. */
    public static void play(View first, Map<String, Catalog.Tone> tones, List<Key> keys) {
        Palette palette = Palette.of(tones, Depth.TRUECOLOUR);
        try (Display display = new Display(new DefaultVirtualTerminal(SIZE), () -> palette, Glyphs.UNICODE)) {
            Views views = new Views(display, new LinkedBlockingQueue<>(), fault -> {
                throw fault;
            });
            views.open(first);
            views.paint();
            for (Key key : keys) {
                views.take(Optional.of(key));
                views.take(Optional.empty());
                views.paint();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
