package gnaw.testing.run;

import java.nio.charset.Charset;
import java.time.Duration;
import java.util.Locale;
import picocli.CommandLine.Help.Ansi;

/**
 * The looks of a result on this terminal: with colours or without, with all characters or ASCII alone.
 *
 * @param ascii whether other characters are left out
 */
record Marks(Ansi colours, boolean ascii) {
    /** What text of that encoding can show; colours as the terminal and {@code NO_COLOR} have it. */
    static Marks fitting(Charset charset, boolean ascii) {
        return new Marks(Ansi.AUTO, ascii || !charset.newEncoder().canEncode('✓'));
    }

    String of(Result.Verdict verdict) {
        return switch (verdict) {
            case PASSED -> painted("green", ascii ? "+" : "✓");
            case FAILED -> painted("red,bold", ascii ? "x" : "✗");
            case LEFT_OUT -> painted("yellow", "-");
        };
    }

    /** Text in a style of picocli's, such as "bold". */
    String painted(String style, String text) {
        return colours.string("@|" + style + " " + text + "|@");
    }

    /** A text of others' as this terminal can show it. */
    String plain(String text) {
        return ascii
                ? text.replace('·', '-').replace("…", "...").replace("→", "->").replaceAll("[^\\x00-\\x7e]", "?")
                : text;
    }

    static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
    }
}
