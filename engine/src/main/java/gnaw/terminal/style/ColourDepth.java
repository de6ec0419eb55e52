package gnaw.terminal.style;

import com.googlecode.lanterna.TextColor;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** The number of colours that the terminal has. */
public enum ColourDepth {
    TRUECOLOUR("truecolour", 0, 0),
    /** The first 16 differ from terminal to terminal, so only the cube and the greys are used. */
    COLOURS_256("256", 16, 256),
    COLOURS_16("16", 0, 16),
    MONO("none", 0, 0);

    private static final List<String> TRUECOLOUR_TERMS =
            List.of("direct", "kitty", "alacritty", "foot", "wezterm", "ghostty");
    private static final List<String> MONO_TERMS = List.of("vt1", "vt2", "vt3");

    /** The sixteen colours as xterm shows them. */
    private static final int[] SIXTEEN = {
        0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
        0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff
    };

    /** A distance that no eye sees: about two of 255 in each part. */
    private static final int UNSEEN = 40;

    private static final int[] CUBE = {0, 95, 135, 175, 215, 255};

    private final String word;
    private final int first;
    private final int end;

    ColourDepth(String word, int first, int end) {
        this.word = word;
        this.first = first;
        this.end = end;
    }

    /**
     * The depth that a player names: truecolour, 256, 16, none, or auto for what the terminal can do.
     *
     * @throws IllegalArgumentException for any other word
     */
    public static ColourDepth named(String name, Environment environment) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "truecolour", "truecolor" -> TRUECOLOUR;
            case "256" -> COLOURS_256;
            case "16" -> COLOURS_16;
            case "none", "mono" -> MONO;
            case "auto" -> detect(environment);
            default ->
                throw new IllegalArgumentException(
                        "\"" + name + "\" is no number of colours. Choose truecolour, 256, 16, none or auto.");
        };
    }

    /** The word by which a player names it. */
    public String word() {
        return word;
    }

    /** What NO_COLOR, COLORTERM and TERM tell. */
    static ColourDepth detect(Environment environment) {
        String term = environment.term();
        if (environment.variable("NO_COLOR").isPresent() || MONO_TERMS.stream().anyMatch(term::startsWith)) {
            return MONO;
        }
        boolean saysSo = environment
                .variable("COLORTERM")
                .filter(ColourDepth::meansTruecolour)
                .isPresent();
        if (saysSo || TRUECOLOUR_TERMS.stream().anyMatch(term::contains)) {
            return TRUECOLOUR;
        }
        return term.contains("256color") ? COLOURS_256 : COLOURS_16;
    }

    private static boolean meansTruecolour(String colorterm) {
        return colorterm.equals("truecolor") || colorterm.equals("24bit");
    }

    /** The nearest colour that this depth has. */
    TextColor nearest(Colour colour) {
        return nearest(colour, Optional.empty());
    }

    /** The nearest colour that this depth has and that can be read on the other one: two that differ stay different. */
    TextColor nearest(Colour colour, Optional<Colour> unlike) {
        if (this == MONO) {
            return TextColor.ANSI.DEFAULT;
        }
        if (this == TRUECOLOUR) {
            return inFewWords(colour);
        }
        int taken = unlike.filter(other -> !other.equals(colour))
                .map(other -> index(other, -1))
                .orElse(-1);
        int index = index(colour, taken);
        return this == COLOURS_16 ? ansi(index) : new TextColor.Indexed(index);
    }

    /** By its number where one of the 256 looks the same: that is told in half as many bytes. */
    private static TextColor inFewWords(Colour colour) {
        int index = COLOURS_256.index(colour, -1);
        return shown(index).distance(colour) <= UNSEEN
                ? new TextColor.Indexed(index)
                : new TextColor.RGB(colour.red(), colour.green(), colour.blue());
    }

    /** Lanterna's list has the terminal's own colour between the eight dark ones and the eight bright ones. */
    private static TextColor ansi(int index) {
        return TextColor.ANSI.values()[index < TextColor.ANSI.DEFAULT.ordinal() ? index : index + 1];
    }

    private int index(Colour colour, int taken) {
        return IntStream.range(first, end)
                .filter(i -> i != taken)
                .boxed()
                .min((a, b) -> Integer.compare(shown(a).distance(colour), shown(b).distance(colour)))
                .orElseThrow();
    }

    /** What an index of the 256 looks like: sixteen named ones, a cube of six steps, and 24 greys. */
    private static Colour shown(int index) {
        if (index < 16) {
            return Colour.of(SIXTEEN[index]);
        }
        if (index < 232) {
            int cell = index - 16;
            return new Colour(CUBE[cell / 36], CUBE[cell / 6 % 6], CUBE[cell % 6]);
        }
        int grey = 8 + 10 * (index - 232);
        return new Colour(grey, grey, grey);
    }
}
