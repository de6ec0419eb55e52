package gnaw.terminal;

import com.googlecode.lanterna.terminal.Terminal;
import gnaw.game.Captions;
import gnaw.game.Catalog;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.function.Supplier;

/** The player's terminal while the program has it. Closing it, or any end of the program, gives it back as it was. */
public final class Window implements AutoCloseable {
    private final Display display;
    private final BlockingQueue<Input> inputs;

    private Window(Display display, BlockingQueue<Input> inputs) {
        this.display = display;
        this.inputs = inputs;
    }

    /**
     * Takes over the terminal.
     *
     * @param catalog the game's tones and captions, asked for each frame
     * @throws TerminalRefused if there is none to play in; nothing was written then
     */
    public static Window open(Environment environment, Supplier<Catalog> catalog, Depth depth, Glyphs glyphs)
            throws TerminalRefused {
        environment.check();
        var inputs = new LinkedBlockingQueue<Input>();
        Supplier<Palette> palette = new LivePalette(() -> catalog.get().tones(), depth);
        return on(Tty.open(inputs), inputs, palette, () -> catalog.get().captions(), glyphs);
    }

    /** A window on any terminal, such as a virtual one. */
    static Window on(
            Terminal terminal,
            BlockingQueue<Input> inputs,
            Supplier<Palette> palette,
            Supplier<Captions> captions,
            Glyphs glyphs)
            throws TerminalRefused {
        try {
            return new Window(new Display(terminal, palette, captions, glyphs), inputs);
        } catch (IOException cause) {
            throw new TerminalRefused("The terminal cannot be set up: " + cause.getMessage());
        }
    }

    /**
     * Shows a view and all that it leads to, until the last is closed or the terminal is gone.
     *
     * @param faults is told of every fault in a view, to write it down, and answers why the game could not be kept, if so; the player sees a
     *     sentence and goes on
     */
    public void run(View first, Function<RuntimeException, Optional<String>> faults) throws InterruptedException {
        new Views(display, inputs, faults).run(first);
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
