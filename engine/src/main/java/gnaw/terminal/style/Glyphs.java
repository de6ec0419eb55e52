package gnaw.terminal.style;

import java.text.Normalizer;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The characters that may be shown. With Unicode: ASCII, letters of Europe, and a list of signs that are one cell wide in every
 * terminal and font we know. Without: ASCII, each sign by its twin.
 */
public enum Glyphs {
    UNICODE,
    ASCII;

    /** Sign and twin by turns. Card suits, stars, arrows with points and the like are left out: some terminals draw them wide. */
    private static final String TWINS =
            "·.•*─-│|┌+┐+└+┘+├+┤+┬+┴+┼+═=║|╔+╗+╚+╝+█#▓#▒%░:▌|▐|▀\"▄_■#≈~÷/×x±+°o∩n«<»>‹<›>†+‡+¶P§S¤o"
                    + "←<→>↑^↓v…~–-—-‘'’'“\"”\"„\"‚'−-´'¨\"¡!¿?Ωoαaπpßs∙.√/∞8≡=≤<≥>";

    private static final Map<Integer, Integer> TWIN = IntStream.range(0, TWINS.length() / 2)
            .boxed()
            .collect(Collectors.toUnmodifiableMap(i -> (int) TWINS.charAt(2 * i), i -> (int) TWINS.charAt(2 * i + 1)));

    private static final int LAST_EUROPEAN_LETTER = 0x24f;
    private static final char UNKNOWN = '?';

    /** What the terminal can show. */
    public static Glyphs fitting(Environment environment) {
        return environment.isUnicode() ? UNICODE : ASCII;
    }

    /** The character that is shown for this one, always one cell wide. */
    public char shown(int character) {
        if (character >= ' ' && character < 127) {
            return (char) character;
        }
        return this == UNICODE && isNarrow(character) ? (char) character : twin(character);
    }

    /** Whether every terminal shows this character in one cell. */
    public static boolean isNarrow(int character) {
        boolean isAscii = character >= ' ' && character < 127;
        return isAscii || TWIN.containsKey(character) || isEuropeanLetter(character);
    }

    /** A sign for a line of text: the glyph, or its plain twin where a terminal could not show the glyph in one cell. */
    public static String sign(String glyph, String plain) {
        return isNarrow(glyph.codePointAt(0)) ? glyph : plain;
    }

    private static boolean isEuropeanLetter(int character) {
        return character > 0xa0 && character <= LAST_EUROPEAN_LETTER && Character.isLetter(character);
    }

    private static char twin(int character) {
        if (character < ' ') {
            return ' ';
        }
        return isEuropeanLetter(character)
                ? withoutAccent(character)
                : (char) (int) TWIN.getOrDefault(character, (int) UNKNOWN);
    }

    private static char withoutAccent(int letter) {
        char plain = Normalizer.normalize(Character.toString(letter), Normalizer.Form.NFD)
                .charAt(0);
        return plain < 127 ? plain : (char) (int) TWIN.getOrDefault(letter, (int) UNKNOWN);
    }
}
