package gnaw.terminal.style;

/**
 * How a player wishes the screen to look, and what it listens to.
 *
 * @param palette the row of the scripts' palettes; any other name is the usual one
 * @param hearsMouse whether clicks and the wheel are told
 * @param isPlain whether it is read aloud: words in place of boxes, lines and bars, and one thing at a time
 */
public record ScreenStyle(ColourDepth depth, String palette, Glyphs glyphs, boolean hearsMouse, boolean isPlain) {
    /** In all colours, with these characters. */
    public static ScreenStyle with(Glyphs glyphs) {
        return new ScreenStyle(ColourDepth.TRUECOLOUR, "", glyphs, true, false);
    }
}
