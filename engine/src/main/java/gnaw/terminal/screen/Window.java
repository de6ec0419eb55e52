package gnaw.terminal.screen;

import com.googlecode.lanterna.terminal.Terminal;
import gnaw.game.Catalog;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.style.ColourDepth;
import gnaw.terminal.style.Environment;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.LivePalette;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import gnaw.terminal.style.TerminalRefused;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.function.Supplier;

/** The player's terminal while the program has it. Closing it, or any end of the program, gives it back as it was. */
public final class Window implements AutoCloseable {
    private final Display display;
    private final BlockingQueue<Input> inputs;
    private final Optional<Tty> tty;

    private Window(Display display, BlockingQueue<Input> inputs, Optional<Tty> tty) {
        this.display = display;
        this.inputs = inputs;
        this.tty = tty;
    }

    /**
     * Takes over the terminal. Keys that are pressed before {@link #run} wait for it, but Ctrl-C, which ends the program.
     *
     * @param catalog the game's tones and captions, asked for each frame
     * @param style how it is to look, asked for each frame, too
     * @throws TerminalRefused if there is none to play in; nothing was written then
     */
    public static Window open(Environment environment, Supplier<Catalog> catalog, Supplier<ScreenStyle> style)
            throws TerminalRefused {
        environment.check();
        var inputs = new LinkedBlockingQueue<Input>();
        return on(Tty.open(inputs, environment.wipesInColour()), inputs, catalog, style);
    }

    /** A window that nobody sees, on which {@link #run} ends at once: so that the JVM can learn what a start needs. */
    public static Window unseen(Supplier<Catalog> catalog) throws IOException, TerminalRefused {
        var inputs = new LinkedBlockingQueue<Input>(List.of(new Input.Closed()));
        ScreenStyle style = new ScreenStyle(ColourDepth.COLOURS_256, "", Glyphs.UNICODE, true, false);
        return on(new UnseenTty(), inputs, catalog, () -> style);
    }

    private static Window on(
            Tty tty, BlockingQueue<Input> inputs, Supplier<Catalog> catalog, Supplier<ScreenStyle> style)
            throws TerminalRefused {
        Supplier<Palette> palette = new LivePalette(catalog, style);
        return on(tty, inputs, palette, () -> catalog.get().captions(), style, Optional.of(tty));
    }

    /** A window on any terminal, such as a virtual one. */
    static Window on(
            Terminal terminal,
            BlockingQueue<Input> inputs,
            Supplier<Palette> palette,
            Supplier<Captions> captions,
            Supplier<ScreenStyle> style)
            throws TerminalRefused {
        return on(terminal, inputs, palette, captions, style, Optional.empty());
    }

    static Window on(
            Terminal terminal,
            BlockingQueue<Input> inputs,
            Supplier<Palette> palette,
            Supplier<Captions> captions,
            Supplier<ScreenStyle> style,
            Optional<Tty> tty)
            throws TerminalRefused {
        try {
            return new Window(new Display(terminal, palette, captions, style), inputs, tty);
        } catch (IOException cause) {
            throw new TerminalRefused("The terminal cannot be set up: " + cause.getMessage());
        }
    }

    /**
     * Shows a view and all that it leads to, until the last is closed or the terminal is gone.
     *
     * @param faults is told of every fault in a view, to write it down, and answers what else the player is told before play goes on
     * @param kept is called before the program waits at the shell's wish, so that nothing is lost should it never go on
     */
    public void run(View first, Function<RuntimeException, FaultReport> faults, Runnable kept)
            throws InterruptedException {
        tty.ifPresent(Window::takeAllKeys);
        new Views(display, inputs, faults, kept).run(first);
    }

    /** The same, where there is nothing to keep. */
    public void run(View first, Function<RuntimeException, FaultReport> faults) throws InterruptedException {
        run(first, faults, () -> {});
    }

    private static void takeAllKeys(Tty tty) {
        try {
            tty.takeAllKeys();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Shows what {@link #frame} gave, perhaps in another process, before {@link #run} does: it is most probably the same. If it is not, what
     * was pointed at is forgotten; a letter means the same on both.
     */
    public void guess(byte[] frame) {
        tty.ifPresent(there -> guess(frame, there.frames()));
    }

    /** Says that something is being read, in the language of whoever has not read it. */
    public void sayLoading() {
        guess(("\u001b[H" + Caption.LOADING.english().replace("…", "...")).getBytes(StandardCharsets.US_ASCII));
    }

    private void guess(byte[] frame, FrameStream frames) {
        try {
            frames.guess(frame, () -> inputs.removeIf(Window::points));
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private static boolean points(Input input) {
        return switch (input) {
            case Key key -> key.name().length() > 1;
            case Input.Click _, Input.Wheel _, Input.Pasted _ -> true;
            case Input.Resized _, Input.Resumed _, Input.ScriptsChanged _, Input.Closed _ -> false;
        };
    }

    /** What it would write to show a view on an empty screen; empty where it cannot be shown. */
    public Optional<byte[]> frame(View view) {
        return tty.filter(_ -> !display.isTooSmall()).map(there -> {
            there.frames().keep();
            display.repaint();
            display.show(List.of(view));
            return there.frames().kept();
        });
    }

    /** On what a frame depends besides its view: the same where this is equal. */
    public String size() {
        return display.size().getColumns() + "x" + display.size().getRows();
    }

    /** Lets the game go on under the scripts as they are now. May be called from any thread. */
    public void scriptsChanged() {
        inputs.add(new Input.ScriptsChanged());
    }

    /** Lets the program end as if the terminal were gone: nothing that was typed before is done any more. May be called from any thread. */
    public void end() {
        inputs.clear();
        inputs.add(new Input.Closed());
    }

    @Override
    public void close() {
        display.close();
    }
}
