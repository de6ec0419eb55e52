package gnaw.terminal.screen;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.terminal.ansi.UnixTerminal;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.KeyReader;
import gnaw.terminal.key.ReservedKeys;
import gnaw.terminal.style.TerminalRefused;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;

/**
 * The real terminal, with what Lanterna 3.1.5 needs to be fast and clean in it.
 *
 * <p>Lanterna flushes after each cell, asks the terminal for its size through the input (and waits five seconds for it), and
 * leaves on the keys that stop or dump the JVM. Here a frame is one write, the size comes from {@code stty}, and every key is a key.
 */
class Tty extends UnixTerminal {
    private static final TerminalSize USUAL_SIZE = new TerminalSize(80, 24);
    private static final String GAME_SCREEN = "\u001b[?1049h";
    private static final String SHELLS_SCREEN = "\u001b[0m\u001b[?25h\u001b[?1049l";
    private static final String MOUSE_ON = "\u001b[?1000h\u001b[?1006h";
    private static final String MOUSE_OFF = "\u001b[?1006l\u001b[?1000l";
    private static final String PASTE_ON = "\u001b[?2004h";
    private static final String PASTE_OFF = "\u001b[?2004l";

    private static final String REST_OF_ROW = "\u001b[K";

    private static final int UNKNOWN = -1;

    private volatile boolean left;
    private boolean hearsMouse;
    private boolean wipes = true;
    private Runnable askedToWait = () -> {};
    private volatile int columns;
    private int column;
    private int row = UNKNOWN;

    private final FrameStream frames;

    Tty(FrameStream frames) throws IOException {
        // No input: our own reader decodes the keys.
        super(InputStream.nullInputStream(), frames, StandardCharsets.UTF_8, CtrlCBehaviour.TRAP);
        this.frames = frames;
    }

    /** Where its frames go. */
    FrameStream frames() {
        return frames;
    }

    /**
     * Takes over the terminal of this process. Keys and clicks go into the queue, and so does each change of the window's size, also one that
     * was taken back at once. A shell that has the program wait is obeyed as if its key were pressed.
     *
     * @param wipes whether it wipes in colour
     */
    static Tty open(BlockingQueue<Input> inputs, boolean wipes) throws TerminalRefused {
        try {
            var tty = new Tty(new FrameStream(new FileOutputStream(FileDescriptor.out)));
            tty.wipesInColour(wipes);
            tty.askedToWait = () -> inputs.add(ReservedKeys.SUSPEND);
            Signals.listen(tty.askedToWait, () -> inputs.add(new Input.Resumed()));
            Signals.listenToResizing(() -> tty.resized(inputs));
            Thread.ofPlatform().daemon().name("keys").start(() -> read(inputs));
            return tty;
        } catch (IOException cause) {
            throw new TerminalRefused("The terminal cannot be set up: " + cause.getMessage());
        }
    }

    /** Lanterna would not tell of a window that is as it was, but what stood in it may be lost. Whoever draws knows the size first. */
    private void resized(BlockingQueue<Input> inputs) {
        try {
            getTerminalSize();
        } catch (IOException gone) {
            // A terminal that is gone ends the input, too.
        }
        inputs.add(new Input.Resized());
    }

    /** Ends at the end of the input: a terminal that is gone is never asked again. */
    private static void read(BlockingQueue<Input> inputs) {
        var reader = new KeyReader(System.in);
        Input input;
        do {
            input = reader.next();
            inputs.add(input);
        } while (!(input instanceof Input.Closed));
    }

    @Override
    protected TerminalSize findTerminalSize() throws IOException {
        String[] rowsAndColumns = runSTTYCommand("size").trim().split(" ");
        boolean isKnown = rowsAndColumns.length == 2 && !rowsAndColumns[0].equals("0");
        TerminalSize size = isKnown
                ? new TerminalSize(Integer.parseInt(rowsAndColumns[1]), Integer.parseInt(rowsAndColumns[0]))
                : USUAL_SIZE;
        columns = size.getColumns();
        return size;
    }

    /**
     * All settings in one call; Lanterna would start {@code stty} once for each. Until {@link #takeAllKeys} Ctrl-C ends the program: nobody
     * would read it as a key.
     */
    @Override
    protected void canonicalMode(boolean enabled) throws IOException {
        runSTTYCommand("-icanon", "-echo", "min", "1", "-ixon", "-iexten");
    }

    /** From now on every key is a key. */
    void takeAllKeys() throws IOException {
        runSTTYCommand("-isig");
    }

    @Override
    protected void keyEchoEnabled(boolean enabled) {}

    @Override
    protected void keyStrokeSignalsEnabled(boolean enabled) {}

    @Override
    public void enterPrivateMode() throws IOException {
        super.enterPrivateMode();
        write(PASTE_ON);
    }

    /** Gives the terminal back as it was, waits until the shell lets the program go on, and takes it again. */
    void suspend() throws IOException {
        write(PASTE_OFF + MOUSE_OFF + SHELLS_SCREEN);
        flush();
        restoreTerminalSettings();
        try {
            Signals.stop(askedToWait);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        takeAgain();
    }

    /** Takes the terminal again from a shell that has had it meanwhile. */
    void takeAgain() throws IOException {
        canonicalMode(false);
        takeAllKeys();
        write(GAME_SCREEN + PASTE_ON + (hearsMouse ? MOUSE_ON : ""));
    }

    /** Whether clicks and the wheel are told from now on. */
    void hearMouse(boolean wished) throws IOException {
        if (wished != hearsMouse) {
            write(wished ? MOUSE_ON : MOUSE_OFF);
            hearsMouse = wished;
        }
    }

    /**
     * Called twice when the program is ended from outside, by Lanterna's own hook and by whoever plays: the first counts. Frames that are
     * still under way are dropped then.
     */
    @Override
    public synchronized void exitPrivateMode() throws IOException {
        if (!left) {
            write(PASTE_OFF + MOUSE_OFF);
            super.exitPrivateMode();
            left = true;
        }
    }

    @Override
    public void close() throws IOException {
        try {
            super.close();
        } catch (IllegalStateException underWay) {
            // The process is ending: Lanterna's hook has given the terminal back, and cannot be called off.
        }
    }

    @Override
    public void clearScreen() throws IOException {
        super.clearScreen();
        row = UNKNOWN;
    }

    @Override
    public void setCursorPosition(int x, int y) throws IOException {
        write(row == UNKNOWN ? CursorPath.to(x, y) : CursorPath.between(column, row, x, y));
        column = x;
        row = y;
    }

    /** Terminals differ in where they are after the last cell of a row. */
    @Override
    public void putCharacter(char character) throws IOException {
        super.putCharacter(character);
        column++;
        row = column == columns ? UNKNOWN : row;
    }

    /** Both in one sequence, where Lanterna would write two. */
    void setColours(TextColor fore, TextColor back) throws IOException {
        write(Sgr.of(fore, back));
    }

    /** Tells it whether {@link #wipes}. */
    void wipesInColour(boolean can) {
        wipes = can;
    }

    /** Whether {@link #wipeRest} leaves the ground in the colour of now, and not in the terminal's own. */
    boolean wipes() {
        return wipes;
    }

    /** Makes the cell and all that follow in its row blank. */
    void wipeRest() throws IOException {
        write(REST_OF_ROW);
    }

    /** Without the zero that Lanterna leaves behind what is not ASCII. */
    @Override
    protected byte[] translateCharacter(char character) {
        return Character.toString(character).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    protected void writeToTerminal(byte... bytes) throws IOException {
        if (!left || frames.keeps()) {
            super.writeToTerminal(bytes);
        }
    }

    private void write(String sequence) throws IOException {
        writeToTerminal(sequence.getBytes(StandardCharsets.US_ASCII));
    }
}
