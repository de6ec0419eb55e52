package gnaw.terminal.key;

/** The input from a player's side of the terminal. */
public sealed interface Input
        permits Key,
                Input.Pasted,
                Input.Click,
                Input.Wheel,
                Input.Resized,
                Input.Resumed,
                Input.ScriptsChanged,
                Input.Closed {

    /** A text was pasted: its first line, which may be "". It is for lines that are typed into, and never a row of commands. */
    record Pasted(String text) implements Input {}

    /**
     * A mouse button went down on a cell; both count from 0 at the top left.
     *
     * @param looks whether it is the second button, which mostly is the right one
     */
    record Click(int x, int y, boolean looks) implements Input {
        /** The first button. */
        public Click(int x, int y) {
            this(x, y, false);
        }
    }

    /** The mouse wheel turned: -1 is one notch up, 1 one notch down. */
    record Wheel(int notches) implements Input {}

    /** The window has another size now. */
    record Resized() implements Input {}

    /** The program goes on after a shell had it wait, and had the terminal meanwhile. */
    record Resumed() implements Input {}

    /** A script was saved. */
    record ScriptsChanged() implements Input {}

    /** The terminal is gone (hung up, end of input), or the program is told to end: nothing more will come. */
    record Closed() implements Input {}
}
