package gnaw.terminal.screen;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import gnaw.game.Catalog;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.style.ColourDepth;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;

/** Takes pictures of views on a terminal in memory, in all colours. */
public final class Camera implements AutoCloseable {
    private final DefaultVirtualTerminal terminal = new DefaultVirtualTerminal();
    private final Display display;
    private final Views views;
    private String palette = "";

    /** With the tones and captions of the rules that are played. */
    public Camera(Supplier<Catalog> rules, View first) {
        try {
            display = new Display(
                    terminal,
                    () -> Palette.of(rules.get(), style()),
                    () -> rules.get().captions(),
                    this::style);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        views = new Views(display, new LinkedBlockingQueue<>(), fault -> {
            throw fault;
        });
        views.open(first);
    }

    private ScreenStyle style() {
        return new ScreenStyle(ColourDepth.TRUECOLOUR, palette, Glyphs.UNICODE, false, false);
    }

    /** Presses keys, and lets each have all that comes of it. */
    public Camera press(String... keys) {
        views.settle();
        for (String key : keys) {
            views.take(Optional.of(new Key(key)));
            views.settle();
        }
        return this;
    }

    /** A picture of so many cells, in one of the palettes of the rules. */
    public String picture(int columns, int rows, String wanted) {
        palette = wanted;
        terminal.setTerminalSize(new TerminalSize(columns, rows));
        views.take(Optional.of(new Input.Resized()));
        views.paint();
        return Svg.of(terminal);
    }

    @Override
    public void close() {
        display.close();
    }
}
