package gnaw.terminal.screen;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.Terminal;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import gnaw.text.Captions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;

/** The screen of the terminal: shows views, and gives the terminal back as it was. */
public final class Display implements AutoCloseable {
    private final Terminal terminal;
    private final Pen pen;
    private final Supplier<Palette> palette;
    private final Supplier<Captions> captions;
    private final Supplier<ScreenStyle> style;
    private volatile TerminalSize size;
    private ScreenCells next;
    private ScreenCells shown;
    private boolean whole = true;

    /** Shows views on this terminal. */
    public Display(
            Terminal terminal, Supplier<Palette> palette, Supplier<Captions> captions, Supplier<ScreenStyle> style)
            throws IOException {
        this.terminal = terminal;
        this.pen = new Pen(terminal);
        this.palette = palette;
        this.captions = captions;
        this.style = style;
        terminal.enterPrivateMode();
        terminal.setCursorVisible(true);
        listen(style.get());
        terminal.addResizeListener((_, newSize) -> size = newSize);
        this.size = terminal.getTerminalSize();
        this.next = new ScreenCells(size);
        this.shown = next;
    }

    /** The next frame is sent whole, not only what has changed: for a screen that something else has written on. */
    void repaint() {
        whole = true;
    }

    /** Gives the terminal back to the shell for as long as that likes. */
    void suspend() {
        atTerminal(Tty::suspend);
    }

    /** Takes the terminal again from a shell that has had it meanwhile. */
    void takeAgain() {
        atTerminal(Tty::takeAgain);
    }

    /** What is done with a real terminal. */
    private interface TerminalAction {
        void with(Tty tty) throws IOException;
    }

    /** The window may have another size afterwards, and anything may stand in it. */
    private void atTerminal(TerminalAction action) {
        try {
            if (terminal instanceof Tty tty) {
                action.with(tty);
            }
            size = terminal.getTerminalSize();
            repaint();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /** Shows the views, the lowest first. */
    void show(List<View> views) {
        try {
            begin();
            var cursor = new Cursor();
            ScreenStyle now = style.get();
            listen(now);
            Canvas canvas = canvas(now, cursor);
            for (View view : views) {
                if (now.isPlain() || !view.liesOver()) {
                    canvas.blank();
                }
                view.paint(canvas);
            }
            next.write(pen, shown, cursor);
            pen.moveTo(cursor.x(), cursor.y());
            terminal.flush();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private void begin() throws IOException {
        TerminalSize now = size;
        if (!now.equals(next.size())) {
            next = new ScreenCells(now);
            whole = true;
        }
        if (whole) {
            shown = new ScreenCells(now);
            pen.clear(now);
            whole = false;
        }
    }

    private void listen(ScreenStyle now) throws IOException {
        if (terminal instanceof Tty tty) {
            tty.hearMouse(now.hearsMouse());
        }
    }

    private Canvas canvas(ScreenStyle now, Cursor cursor) {
        return new Canvas(
                new Canvas.Sheet(next, palette.get(), captions.get(), now, cursor),
                0,
                0,
                next.size().getColumns(),
                next.size().getRows());
    }

    /** Whether it is read aloud, so that only one view is shown at a time. */
    boolean isPlain() {
        return style.get().isPlain();
    }

    /** How many cells it has. */
    TerminalSize size() {
        return size;
    }

    /** Whether the window is too small to play in. */
    boolean isTooSmall() {
        TerminalSize now = size;
        return now.getColumns() < Enlarge.COLUMNS || now.getRows() < Enlarge.ROWS;
    }

    @Override
    public void close() {
        try {
            terminal.exitPrivateMode();
            terminal.close();
        } catch (IOException gone) {
            // A terminal that is gone needs no tidying.
        }
    }
}
