package gnaw.terminal;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.screen.Screen.RefreshType;
import com.googlecode.lanterna.screen.TerminalScreen;
import com.googlecode.lanterna.terminal.Terminal;
import gnaw.game.Captions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;

/** The screen of the terminal: shows views, and gives the terminal back as it was. */
final class Display implements AutoCloseable {
    private final TerminalScreen screen;
    private final Glyphs glyphs;
    private final Supplier<Palette> palette;
    private final Supplier<Captions> captions;
    private boolean whole = true;

    Display(Terminal terminal, Supplier<Palette> palette, Supplier<Captions> captions, Glyphs glyphs)
            throws IOException {
        this.screen = new TerminalScreen(terminal);
        this.palette = palette;
        this.captions = captions;
        this.glyphs = glyphs;
        screen.startScreen();
    }

    /** The next frame is sent whole, not only what has changed: for a screen that something else has written on. */
    void repaint() {
        whole = true;
    }

    /** Shows the views, the lowest first. */
    void show(List<View> views) {
        try {
            adoptSize();
            var cursor = new Cursor();
            Canvas canvas = canvas(cursor);
            for (View view : views) {
                if (!view.liesOver()) {
                    canvas.blank();
                }
                view.paint(canvas);
            }
            screen.setCursorPosition(cursor.at());
            screen.refresh(whole ? RefreshType.COMPLETE : RefreshType.DELTA);
            whole = false;
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private void adoptSize() {
        if (screen.doResizeIfNecessary() != null) {
            whole = true;
        }
    }

    private Canvas canvas(Cursor cursor) {
        TerminalSize size = screen.getTerminalSize();
        return new Canvas(
                new Canvas.Sheet(screen, palette.get(), captions.get(), glyphs, cursor),
                0,
                0,
                size.getColumns(),
                size.getRows());
    }

    /** Whether the window is too small to play in. */
    boolean isTooSmall() {
        adoptSize();
        TerminalSize size = screen.getTerminalSize();
        return size.getColumns() < Enlarge.COLUMNS || size.getRows() < Enlarge.ROWS;
    }

    @Override
    public void close() {
        try {
            screen.stopScreen();
            screen.getTerminal().close();
        } catch (IOException gone) {
            // A terminal that is gone needs no tidying.
        }
    }
}
