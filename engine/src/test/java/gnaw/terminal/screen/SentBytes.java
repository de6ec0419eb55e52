package gnaw.terminal.screen;

import gnaw.terminal.key.Key;
import gnaw.terminal.style.ColourDepth;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import gnaw.text.Captions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;

/** What a real terminal of 80 columns and 24 rows is sent when keys are pressed. */
public final class SentBytes {
    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
    private final Views views;

    public SentBytes(View first, ColourDepth depth) {
        ScreenStyle style = new ScreenStyle(depth, "", Glyphs.UNICODE, false, false);
        Palette palette = new Palette(Map.of(), depth);
        try {
            var display = new Display(new UnseenTty(sent), () -> palette, () -> Captions.ENGLISH, () -> style);
            views = new Views(display, new LinkedBlockingQueue<>(), fault -> {
                throw fault;
            });
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        views.open(first);
        views.paint();
    }

    /** With "^" for Escape. */
    public String of(String key) {
        sent.reset();
        views.take(Optional.of(new Key(key)));
        views.settle();
        views.paint();
        return sent.toString(StandardCharsets.UTF_8).replace('\u001b', '^');
    }
}
