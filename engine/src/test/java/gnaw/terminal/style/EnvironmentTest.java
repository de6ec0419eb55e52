package gnaw.terminal.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class EnvironmentTest {

    @Test
    void aRealTerminalIsTaken() {
        assertThatCode(new Environment(Map.of("TERM", "xterm"), true)::check).doesNotThrowAnyException();
    }

    @Test
    void pipesAreRefused() {
        assertRefused(
                new Environment(Map.of("TERM", "xterm"), false),
                "Gnaw is played in a terminal, but its input or its output is not one. Start it without pipes and redirections.");
    }

    @Test
    void aDumbTerminalIsRefused() {
        assertRefused(
                new Environment(Map.of("TERM", "dumb"), true),
                "TERM is \"dumb\": a terminal that cannot move its cursor. Gnaw needs a real one; see \"gnaw help\" for play without a screen.");
    }

    @Test
    void aTerminalWithoutANameIsRefused() {
        assertRefused(
                new Environment(Map.of("TERM", ""), true),
                "TERM is not set, so Gnaw cannot know how to draw. In most windows \"TERM=xterm-256color\" is right.");
    }

    @Test
    void whateverCallsItselfScreenIsNotTrustedToWipeInColour() {
        assertThat(new Environment(Map.of("TERM", "xterm-256color"), true).wipesInColour())
                .isTrue();
        assertThat(new Environment(Map.of("TERM", "screen-256color"), true).wipesInColour())
                .isFalse();
    }

    @Test
    void theFirstLocaleVariableDecidesAboutUnicode() {
        assertThat(isUnicode("LANG", "en_GB.UTF-8")).isTrue();
        assertThat(isUnicode("LANG", "en_GB.utf8")).isTrue();
        assertThat(isUnicode("LANG", "C")).isFalse();
        assertThat(new Environment(Map.of(), true).isUnicode()).isFalse();
        assertThat(new Environment(Map.of("LC_ALL", "C", "LANG", "en_GB.UTF-8"), true).isUnicode())
                .isFalse();
    }

    private static boolean isUnicode(String name, String value) {
        return new Environment(Map.of(name, value), true).isUnicode();
    }

    private static void assertRefused(Environment environment, String message) {
        assertThatThrownBy(environment::check)
                .isInstanceOf(TerminalRefused.class)
                .hasMessage(message);
    }
}
