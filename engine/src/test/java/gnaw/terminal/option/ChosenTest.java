package gnaw.terminal.option;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.terminal.screen.ColourDepth;
import gnaw.terminal.screen.Environment;
import gnaw.terminal.screen.Glyphs;
import gnaw.terminal.screen.ScreenStyle;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChosenTest {
    private static final Environment XTERM =
            new Environment(Map.of("TERM", "xterm-256color", "LANG", "en_GB.UTF-8"), true);

    @Test
    void whoHasChosenNothingGetsWhatTheTerminalCanShow() {
        assertThat(Chosen.NOTHING.style(XTERM))
                .isEqualTo(new ScreenStyle(ColourDepth.COLOURS_256, Glyphs.UNICODE, true));
    }

    @Test
    void whatIsChosenOverrulesTheTerminal() {
        Chosen chosen = new Chosen(Map.of("colours", "16", "characters", "ascii", "mouse", "off"));
        assertThat(chosen.style(XTERM)).isEqualTo(new ScreenStyle(ColourDepth.COLOURS_16, Glyphs.ASCII, false));
    }

    @Test
    void aWordThatMeansNothingIsToldAndIsAsUsual() {
        Chosen chosen = new Chosen(Map.of("colours", "truecolor"));
        assertThat(chosen.word(Preference.COLOURS)).isEqualTo("auto");
        assertThat(chosen.complaints())
                .containsExactly("The option colours may be auto, truecolour, 256, 16, none, and not \"truecolor\"."
                        + " Did you mean \"truecolour\"?");
    }

    @Test
    void anOptionThatThereIsNotIsToldWithTheNearest() {
        assertThat(new Chosen(Map.of("colour", "16")).complaints())
                .containsExactly("There is no option \"colour\". Did you mean \"colours\"?");
    }
}
