package gnaw.terminal.screen;

import com.googlecode.lanterna.TextColor;
import gnaw.terminal.style.Palette;
import java.nio.charset.StandardCharsets;

/** How a terminal is told a style (Select Graphic Rendition). */
final class Sgr {
    private static final int BRACKETS = 3;
    private static final int RESET = 4;

    private Sgr() {}

    /** In how many bytes another style than the present one is told. */
    static int bytes(Palette.Style now, Palette.Style wanted) {
        if (!wanted.marks().equals(now.marks())) {
            return RESET * (1 + wanted.marks().size()) + bytes(Palette.Style.NONE, wanted.fore(), wanted.back());
        }
        return bytes(now, wanted.fore(), wanted.back());
    }

    private static int bytes(Palette.Style now, TextColor fore, TextColor back) {
        int ofFore = fore.equals(now.fore()) ? 0 : fore.getForegroundSGRSequence().length;
        int ofBack = back.equals(now.back()) ? 0 : back.getBackgroundSGRSequence().length;
        int between = ofFore > 0 && ofBack > 0 ? 1 : 0;
        return ofFore + ofBack == 0 ? 0 : BRACKETS + ofFore + between + ofBack;
    }

    /** Both colours in one sequence. */
    static String of(TextColor fore, TextColor back) {
        return "\u001b[" + words(fore.getForegroundSGRSequence()) + ";" + words(back.getBackgroundSGRSequence()) + "m";
    }

    private static String words(byte[] words) {
        return new String(words, StandardCharsets.US_ASCII);
    }
}
