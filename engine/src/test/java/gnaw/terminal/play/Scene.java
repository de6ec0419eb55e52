package gnaw.terminal.play;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.screen.Display;
import gnaw.terminal.screen.FaultReport;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.Views;
import gnaw.terminal.style.ColourDepth;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import gnaw.text.Captions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A screen without a terminal: shows views, presses keys, and tells what stands where. */
public final class Scene {
    /** The sizes that every screen is looked at in: the usual, the smallest, a large one, and a small one. */
    public static final List<TerminalSize> SIZES = List.of(
            new TerminalSize(80, 24), new TerminalSize(40, 15), new TerminalSize(140, 45), new TerminalSize(60, 20));

    private final DefaultVirtualTerminal terminal;
    private final Views views;
    private final List<RuntimeException> faults = new ArrayList<>();
    private Optional<String> unkept = Optional.empty();

    private Scene(TerminalSize size, ScreenStyle style) {
        terminal = new DefaultVirtualTerminal(size);
        try {
            var palette = new Palette(Map.of(), ColourDepth.TRUECOLOUR);
            var display = new Display(terminal, () -> palette, () -> Captions.ENGLISH, () -> style);
            views = new Views(display, new LinkedBlockingQueue<>(), fault -> {
                faults.add(fault);
                return new FaultReport(unkept, Optional.of("~/faults.log"));
            });
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    public static Scene of(View first) {
        return of(first, SIZES.getFirst());
    }

    public static Scene of(View first, TerminalSize size) {
        return new Scene(size, ScreenStyle.with(Glyphs.UNICODE)).opened(first);
    }

    public static Scene inAscii(View first) {
        return new Scene(SIZES.getFirst(), ScreenStyle.with(Glyphs.ASCII)).opened(first);
    }

    /** As it is for whoever hears it. */
    public static Scene plain(View first) {
        ScreenStyle aloud = new ScreenStyle(ColourDepth.TRUECOLOUR, "", Glyphs.UNICODE, true, true);
        return new Scene(SIZES.getFirst(), aloud).opened(first);
    }

    private Scene opened(View first) {
        views.open(first);
        views.paint();
        return this;
    }

    public Scene press(String... names) {
        for (String name : names) {
            take(new Key(name));
        }
        return this;
    }

    public Scene take(Input input) {
        views.take(Optional.of(input));
        if (!views.isEmpty()) {
            views.paint();
        }
        return this;
    }

    /** Lets the time pass in which no key comes. */
    Scene pause() {
        views.take(Optional.empty());
        views.paint();
        return this;
    }

    /** A click so many cells from the cursor, with the first button or the one that looks. */
    Scene click(int columns, int rows, boolean looks) {
        var at = terminal.getCursorPosition();
        return take(new Input.Click(at.getColumn() + columns, at.getRow() + rows, looks));
    }

    public Scene resize(int columns, int rows) {
        terminal.setTerminalSize(new TerminalSize(columns, rows));
        return take(new Input.Resized());
    }

    /** From now on a fault finds that the game cannot be kept. */
    public Scene cannotKeep(String why) {
        unkept = Optional.of(why);
        return this;
    }

    public boolean isOver() {
        return views.isEmpty();
    }

    public List<RuntimeException> faults() {
        return faults;
    }

    /** The row, without the blanks at its end. */
    public String row(int y) {
        TerminalSize size = terminal.getTerminalSize();
        return IntStream.range(0, size.getColumns())
                .mapToObj(x -> terminal.getCharacter(x, y).getCharacterString())
                .collect(Collectors.joining())
                .stripTrailing();
    }

    /** All rows. */
    public String text() {
        return IntStream.range(0, terminal.getTerminalSize().getRows())
                .mapToObj(this::row)
                .collect(Collectors.joining("\n"));
    }

    /** The row in which the real cursor stands, from its column on. */
    public String atCursor() {
        var at = terminal.getCursorPosition();
        return row(at.getRow()).substring(at.getColumn());
    }

    /** The whole row in which the real cursor stands. */
    String atLine() {
        return row(terminal.getCursorPosition().getRow());
    }
}
