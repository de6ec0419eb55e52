package gnaw.terminal.screen;

import gnaw.game.Catalog;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** What a terminal of 80 by 24 is sent to show views one after the other: for whoever records them. */
public final class Cast implements AutoCloseable {
    /** Columns of that terminal. */
    public static final int COLUMNS = 80;

    /** Its rows. */
    public static final int ROWS = 24;

    /** Mouse, paste and the other screen: whoever only watches wants his terminal left as it is. */
    private static final Pattern SETTINGS = Pattern.compile("\u001b\\[\\?(1000|1006|2004|1049)[hl]");

    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
    private final Display display;

    /** With the tones and captions of a game. */
    public Cast(Catalog catalog) {
        ScreenStyle style = ScreenStyle.with(Glyphs.UNICODE);
        Palette palette = Palette.of(catalog, style);
        try {
            display = new Display(new UnseenTty(sent), () -> palette, catalog::captions, () -> style);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** What it is sent to show the view after all that it was sent before. */
    public String frame(View view) {
        display.show(List.of(view));
        String frame = sent.toString(StandardCharsets.UTF_8);
        sent.reset();
        return SETTINGS.matcher(frame).replaceAll("");
    }

    @Override
    public void close() {
        display.close();
    }
}
