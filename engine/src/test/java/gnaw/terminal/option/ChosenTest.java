package gnaw.terminal.option;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.style.ColourDepth;
import gnaw.terminal.style.Environment;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.ScreenStyle;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ChosenTest {
    private static final Environment XTERM =
            new Environment(Map.of("TERM", "xterm-256color", "LANG", "en_GB.UTF-8"), true);

    private static Chosen words(String... words) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < words.length; i += 2) {
            chosen.put(words[i], words[i + 1]);
        }
        return new Chosen(chosen, new TreeMap<>());
    }

    private static Chosen keys(String command, String... names) {
        return new Chosen(new TreeMap<>(), new TreeMap<>(Map.of(command, List.of(names))));
    }

    private static Keymap keymap(Chosen chosen) {
        return chosen.keymap(set -> Keymap.of(set, Captions.ENGLISH, List.of()));
    }

    @Test
    void keysAreThoseOfTheSetAndThenThoseOfTheCommands() {
        assertThat(keymap(words("keySet", "laptop")).keyOf(BuiltInCommand.EXPLORE))
                .contains(Key.of('n'));
        assertThat(keymap(keys("explore", "F7")).keyOf(BuiltInCommand.EXPLORE)).contains(new Key("F7"));
    }

    @Test
    void aKeyThatThereIsNotOrThatIsNeededIsToldAndIgnored() {
        Chosen chosen = keys("explore", "Strg-x", "Esc", "e");
        assertThat(chosen.complaints())
                .containsExactly(
                        "There is no key \"Strg-x\". Did you mean \"Ctrl-x\"?",
                        "The key Esc cannot be given to a command: the screens need it themselves.");
        assertThat(keymap(chosen).keyOf(BuiltInCommand.EXPLORE)).contains(Key.of('e'));
    }

    @Test
    void whoHasChosenNothingGetsWhatTheTerminalCanShow() {
        assertThat(Chosen.NOTHING.style(XTERM))
                .isEqualTo(new ScreenStyle(ColourDepth.COLOURS_256, "usual", Glyphs.UNICODE, true, false));
    }

    @Test
    void whatIsChosenOverrulesTheTerminal() {
        Chosen chosen = words("colours", "16", "characters", "ascii", "mouse", "off");
        assertThat(chosen.style(XTERM))
                .isEqualTo(new ScreenStyle(ColourDepth.COLOURS_16, "usual", Glyphs.ASCII, false, false));
    }

    @Test
    void aWordThatMeansNothingIsToldAndIsAsUsual() {
        Chosen chosen = words("colours", "truecolor");
        assertThat(chosen.word(Preference.COLOURS)).isEqualTo("auto");
        assertThat(chosen.complaints())
                .containsExactly("The option colours may be auto, truecolour, 256, 16, none, and not \"truecolor\"."
                        + " Did you mean \"truecolour\"?");
    }

    @Test
    void anOptionThatThereIsNotIsToldWithTheNearest() {
        assertThat(words("colour", "16").complaints())
                .containsExactly("There is no option \"colour\". Did you mean \"colours\"?");
    }
}
