package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The command {@code gnaw profile}. */
class ProfileCommandTest {
    private final Console console = new Console();

    @Test
    void theDearestRulesComeFirst() {
        assertThat(console.run("profile", "--games", "1", "--turns", "5")).isZero();
        assertThat(console.out())
                .startsWith("  time   calls  statements/call  rule\n")
                .contains("  turnEnds.", "base/rules/", "\nstatements  line\n");
    }

    @Test
    void callsAndStatementsAreTheSameInEachRun() {
        assertThat(exact()).isEqualTo(exact());
    }

    private static List<String> exact() {
        Console console = new Console();
        console.run("profile", "--games", "1", "--turns", "5", "--format", "json");
        JsonObject profile = JsonParser.parseString(console.out()).getAsJsonObject();
        return profile.getAsJsonArray("rules").asList().stream()
                .map(JsonElement::getAsJsonObject)
                .map(rule -> rule.get("rule") + " " + rule.get("calls") + " " + rule.get("statements"))
                .sorted()
                .toList();
    }

    @Test
    void whatCannotBeIsMisuse() {
        assertThat(console.run("profile", "--bot", "explrer")).isEqualTo(2);
        assertThat(console.err()).startsWith("There is no bot \"explrer\". Did you mean \"explorer\"?\n");
        assertThat(console.run("profile", "--games", "0")).isEqualTo(2);
        assertThat(console.err()).contains("--games must be 1 or more, but is 0.\n");
    }

    @Test
    void anImpossiblePortIsMisuse() {
        assertThat(console.run("play", "--inspect", "70000")).isEqualTo(2);
        assertThat(console.err()).startsWith("A port is a number from 1 to 65535, not 70000.\n");
    }
}
