package gnaw.terminal.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextColor;
import gnaw.game.Catalog;
import gnaw.game.Catalog.PaletteKind;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColoursTest {

    @ParameterizedTest
    @CsvSource({
        "xterm-256color, truecolor, , TRUECOLOUR",
        "xterm-256color, 24bit, , TRUECOLOUR",
        "xterm-kitty, , , TRUECOLOUR",
        "xterm-direct, , , TRUECOLOUR",
        "tmux-256color, , , COLOURS_256",
        "xterm, , , COLOURS_16",
        "linux, , , COLOURS_16",
        "screen, , , COLOURS_16",
        "vt100, , , MONO",
        "xterm-256color, truecolor, 1, MONO",
    })
    void theTerminalTellsHowManyColoursItHas(String term, String colorterm, String noColor, ColourDepth depth) {
        Map<String, String> variables = new HashMap<>(Map.of("TERM", term));
        Optional.ofNullable(colorterm).ifPresent(value -> variables.put("COLORTERM", value));
        Optional.ofNullable(noColor).ifPresent(value -> variables.put("NO_COLOR", value));
        assertThat(ColourDepth.detect(new Environment(variables, true))).isEqualTo(depth);
    }

    @Test
    void whereColoursAreManyWhatLooksLikeOneOfThe256IsToldByItsNumber() {
        assertThat(ColourDepth.TRUECOLOUR.nearest(Colour.parse("#ffffff"))).isEqualTo(new TextColor.Indexed(231));
        assertThat(ColourDepth.TRUECOLOUR.nearest(Colour.parse("#101014"))).isEqualTo(new TextColor.Indexed(233));
        assertThat(ColourDepth.TRUECOLOUR.nearest(Colour.parse("#0e0e12"))).isEqualTo(new TextColor.RGB(14, 14, 18));
    }

    @Test
    void thePlayersWordWinsOverTheTerminals() {
        var environment = new Environment(Map.of("TERM", "xterm-256color", "NO_COLOR", "1"), true);
        assertThat(ColourDepth.named("16", environment)).isEqualTo(ColourDepth.COLOURS_16);
        assertThat(ColourDepth.named("auto", environment)).isEqualTo(ColourDepth.MONO);
    }

    @Test
    void anUnknownNumberOfColoursIsRefused() {
        assertThatThrownBy(() -> ColourDepth.named("17", new Environment(Map.of(), true)))
                .hasMessage("\"17\" is no number of colours. Choose truecolour, 256, 16, none or auto.");
    }

    @Test
    void the256ColoursAreSearchedForTheNearestOne() {
        assertThat(ColourDepth.COLOURS_256.nearest(new Colour(200, 120, 40))).isEqualTo(new TextColor.Indexed(172));
        assertThat(ColourDepth.COLOURS_256.nearest(new Colour(18, 18, 18))).isEqualTo(new TextColor.Indexed(233));
    }

    @Test
    void theSixteenColoursAreTheNearestOfThemToo() {
        assertThat(ColourDepth.COLOURS_16.nearest(Colour.parse("#ff0000"))).isEqualTo(TextColor.ANSI.RED_BRIGHT);
        assertThat(ColourDepth.COLOURS_16.nearest(Colour.parse("#101014"))).isEqualTo(TextColor.ANSI.BLACK);
        assertThat(ColourDepth.COLOURS_16.nearest(Colour.parse("#c00000"))).isEqualTo(TextColor.ANSI.RED);
    }

    @Test
    void darkTextStaysReadableOnABlackGroundInSixteenColours() {
        var palette = new Palette(Map.of("shade", Tone.of("#202020", "#000000")), ColourDepth.COLOURS_16);
        assertThat(palette.style("shade").fore())
                .isNotEqualTo(palette.style("shade").back());
    }

    @Test
    void withoutColoursTonesAreBoldOrReversed() {
        var tones = Map.of(
                "fire",
                Tone.of("#ff4000", ""),
                "marked",
                Tone.of("#808080", "#303030"),
                "moss",
                Tone.of("#405040", ""));
        var palette = new Palette(tones, ColourDepth.MONO);
        assertThat(palette.style("fire").marks()).containsExactly(SGR.BOLD);
        assertThat(palette.style("marked").marks()).containsExactly(SGR.REVERSE);
        assertThat(palette.style("moss").marks()).isEmpty();
        assertThat(palette.style("fire").fore()).isEqualTo(TextColor.ANSI.DEFAULT);
    }

    private static final Map<String, Tone> POND = Map.of(
            "newt", Tone.of("#ffffff", ""),
            "water", Tone.of("#4070a0", "#102040"),
            "remembered", Tone.of("#505868", "#080c18"),
            "text", Tone.of("#c0c0c0", "#000000"));

    @Test
    void whoStandsSomewhereIsPaintedOnTheGroundThatIsThere() {
        var palette = new Palette(POND, ColourDepth.TRUECOLOUR);
        assertThat(palette.style("newt", "water", false))
                .isEqualTo(new Palette.Style(
                        new TextColor.Indexed(231), new TextColor.RGB(0x10, 0x20, 0x40), EnumSet.noneOf(SGR.class)));
    }

    @Test
    void whatIsRememberedIsDimmerAndKeepsAPartOfItsHue() {
        var palette = new Palette(POND, ColourDepth.TRUECOLOUR);
        assertThat(palette.style("water", "water", true))
                .isEqualTo(new Palette.Style(
                        new TextColor.RGB(0x48, 0x64, 0x84),
                        new TextColor.RGB(0x0c, 0x16, 0x2c),
                        EnumSet.noneOf(SGR.class)));
    }

    @Test
    void withoutColoursTheGroundIsNoMark() {
        var palette = new Palette(POND, ColourDepth.MONO);
        assertThat(palette.style("water", "water", false).marks()).isEmpty();
        assertThat(palette.style("newt", "water", false).marks()).containsExactly(SGR.BOLD);
        assertThat(palette.style("newt", "water", true).marks()).isEmpty();
    }

    @Test
    void aGamesToneOfTheSameNameWinsAndAnUnknownToneIsOrdinaryText() {
        var palette = new Palette(Map.of("bad", Tone.of("#123456", "")), ColourDepth.TRUECOLOUR);
        assertThat(palette.style("bad").fore()).isEqualTo(new TextColor.RGB(0x12, 0x34, 0x56));
        assertThat(palette.style("no such tone")).isEqualTo(palette.style("text"));
    }

    @Test
    void theScriptsTonesAreTaken() {
        assertThat(fore("moss", "usual")).isEqualTo(new TextColor.RGB(0x20, 0x30, 0x20));
    }

    @Test
    void aPaletteThatIsChosenWinsOverTheTonesAndTheUsualOneYieldsToThem() {
        assertThat(fore("bad", "usual")).isEqualTo(new TextColor.Indexed(196));
        assertThat(fore("bad", "dusk")).isEqualTo(new TextColor.Indexed(21));
        assertThat(fore("title", "dusk")).isEqualTo(new TextColor.Indexed(233));
        assertThat(fore("bad", "no such palette")).isEqualTo(fore("bad", "usual"));
    }

    @Test
    void aPaletteCanMakeAllThatIsWrittenStandOut() {
        for (String tone : List.of("moss", "bad", "text", "key", "chosen")) {
            Palette.Style style = palette("stark").style(tone);
            assertThat(colour(style.fore()).contrast(colour(style.back())))
                    .as(tone)
                    .isGreaterThanOrEqualTo(7);
        }
        assertThat(colour(fore("moss", "usual")).contrast(new Colour(0x10, 0x10, 0x14)))
                .isLessThan(2);
    }

    private static TextColor fore(String tone, String palette) {
        return palette(palette).style(tone).fore();
    }

    private static Colour colour(TextColor colour) {
        return new Colour(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    private static Palette palette(String chosen) {
        Catalog rules = ColoursFixture.rules(
                Map.of("moss", new Catalog.Tone("#203020", ""), "bad", new Catalog.Tone("#ff0000", "")),
                Map.of(
                        "usual",
                        new PaletteKind("usual", 1, Map.of("title", new Catalog.Tone("#101010", ""))),
                        "dusk",
                        new PaletteKind("at dusk", 1, Map.of("bad", new Catalog.Tone("#0000ff", ""))),
                        "stark",
                        new PaletteKind("stark", 7, Map.of())));
        return Palette.of(rules, new ScreenStyle(ColourDepth.TRUECOLOUR, chosen, Glyphs.UNICODE, true, false));
    }

    @Test
    void aColourIsSixHexadecimalDigits() {
        assertThatThrownBy(() -> Tone.of("red", ""))
                .hasMessage("\"red\" is not a colour. Write six hexadecimal digits, such as \"#ff8800\".");
    }
}
