package gnaw.terminal.style;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalTextUtils;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GlyphsTest {

    @Test
    void everyGlyphHasAnAsciiTwinAndIsOneCellWide() {
        int[] narrow = IntStream.range(0, 0xffff).filter(Glyphs::isNarrow).toArray();
        assertThat(narrow).hasSizeGreaterThan(400);
        assertThat(IntStream.of(narrow).filter(c -> TerminalTextUtils.isCharDoubleWidth((char) c)))
                .isEmpty();
        assertThat(IntStream.of(narrow).map(Glyphs.ASCII::shown)).allMatch(c -> c >= ' ' && c < 127);
    }

    @Test
    void theFloorAndWallsKeepTheirMeaningInAscii() {
        assertThat(shown(Glyphs.ASCII, "·─│┌≈█†é„‚−")).isEqualTo(".-|+~#+e\"'-");
        assertThat(shown(Glyphs.UNICODE, "·─│┌≈█†é")).isEqualTo("·─│┌≈█†é");
    }

    @Test
    void whatMayBeWideOrCommandTheTerminalIsNeverShown() {
        assertThat(shown(Glyphs.UNICODE, "♠☺漢\u001b\u0007\u200d\t")).isEqualTo("???  ? ");
    }

    @Test
    void everyCharacterThatTheGermanTextsUseIsShown() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../mods/deutsch"))) {
            List<Path> texts =
                    files.filter(file -> file.toString().endsWith(".js")).toList();
            assertThat(texts).isNotEmpty().allSatisfy(file -> assertThat(unknown(Files.readString(file)))
                    .isEmpty());
        }
    }

    /** A glyph of the map that not every terminal can show has a plain one beside it. */
    private static Set<String> unknown(String text) {
        return text.replaceAll("glyph: \".\"", "")
                .codePoints()
                .filter(c -> c != '\n' && !Glyphs.isNarrow(c))
                .mapToObj(Character::toString)
                .collect(Collectors.toSet());
    }

    @Test
    void asciiIsChosenWhereTheLocaleIsNotUnicode() {
        var unicode = new Environment(Map.of("LANG", "en_GB.UTF-8"), true);
        assertThat(Glyphs.fitting(unicode)).isEqualTo(Glyphs.UNICODE);
        assertThat(Glyphs.fitting(new Environment(Map.of("LANG", "C"), true))).isEqualTo(Glyphs.ASCII);
    }

    private static String shown(Glyphs glyphs, String text) {
        var shown = new StringBuilder();
        text.codePoints().forEach(c -> shown.append(glyphs.shown(c)));
        return shown.toString();
    }
}
