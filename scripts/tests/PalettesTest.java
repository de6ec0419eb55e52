package gnaw.terminal.style;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextColor;
import gnaw.game.Catalog;
import gnaw.script.Rulebook;
import gnaw.testing.WithRules;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever its eyes, somebody tells apart what is good, a warning, bad, said in passing, and over. */
@WithRules
class PalettesTest {
    private static final List<String> MEANT = List.of("text", "good", "warn", "bad", "dim");

    /** Ten times what can just be told apart: these are single letters, seen in passing. */
    private static final double PLAINLY = 25;

    @ParameterizedTest(name = "{0} for eyes that see {1}")
    @CsvSource({"usual, ALL", "protan, PROTAN", "deutan, DEUTAN", "tritan, TRITAN", "contrast, ALL"})
    void theTonesThatMeanSomethingLookUnlike(String palette, ColourVision eyes, Rulebook rules) {
        for (String one : MEANT) {
            for (String other : MEANT) {
                assertThat(one.equals(other) || difference(palette, eyes, one, other, rules) >= PLAINLY)
                        .as(one + " and " + other)
                        .isTrue();
            }
        }
    }

    @Test
    void whoLacksConesNeedsThePalettesThatAreMadeForHim(Rulebook rules) {
        assertThat(difference("usual", ColourVision.DEUTAN, "good", "bad", rules))
                .isLessThan(PLAINLY);
        assertThat(difference("usual", ColourVision.PROTAN, "good", "warn", rules))
                .isLessThan(PLAINLY);
    }

    private static double difference(String palette, ColourVision eyes, String one, String other, Rulebook rules) {
        return eyes.difference(
                fore(palette, one, ColourDepth.TRUECOLOUR, rules), fore(palette, other, ColourDepth.TRUECOLOUR, rules));
    }

    @ParameterizedTest
    @ValueSource(strings = {"usual", "protan", "deutan", "tritan", "contrast"})
    void inSixteenColoursTheyAreStillFive(String palette, Rulebook rules) {
        assertThat(MEANT.stream().map(tone -> fore(palette, tone, ColourDepth.COLOURS_16, rules)))
                .doesNotHaveDuplicates();
    }

    @Test
    void withHighContrastAllThatIsWrittenCanBeRead(Rulebook rules) {
        Palette palette = palette("contrast", ColourDepth.TRUECOLOUR, rules.catalog());
        for (String tone : rules.catalog().tones().keySet()) {
            Palette.Style style = palette.style(tone);
            assertThat(colour(style.fore()).contrast(colour(style.back())))
                    .as(tone)
                    .isGreaterThanOrEqualTo(7);
        }
    }

    @Test
    void aPaletteNamesTonesThatThereAre(Rulebook rules) {
        Set<String> ofScreens = rules.catalog().palettes().get("usual").tones().keySet();
        rules.catalog().palettes().values().stream()
                .flatMap(palette -> palette.tones().keySet().stream())
                .filter(tone -> !ofScreens.contains(tone))
                .forEach(tone -> assertThat(rules.catalog().tones()).containsKey(tone));
    }

    private static Colour fore(String palette, String tone, ColourDepth depth, Rulebook rules) {
        return colour(palette(palette, depth, rules.catalog()).style(tone).fore());
    }

    private static Palette palette(String name, ColourDepth depth, Catalog catalog) {
        return Palette.of(catalog, new ScreenStyle(depth, name, Glyphs.UNICODE, true, false));
    }

    private static Colour colour(TextColor colour) {
        return new Colour(colour.getRed(), colour.getGreen(), colour.getBlue());
    }
}
