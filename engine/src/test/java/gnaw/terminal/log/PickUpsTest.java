package gnaw.terminal.log;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Catalog;
import gnaw.game.Line;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What lies here is told once where it is picked up at once. */
class PickUpsTest {
    private static List<String> said(String pickedUp, String... lines) {
        Map<String, String> texts = Map.of("liesHere", "Here lies {name}.", "pickedUp", pickedUp);
        Catalog catalog = new Catalog(
                Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
                Map.of(), texts);
        return new PickUps(catalog)
                .saidOnce(Stream.of(lines).map(text -> new Line(1, text, "")).toList()).stream()
                        .map(Line::text)
                        .toList();
    }

    @Test
    void whatIsPickedUpIsNotToldTwice() {
        assertThat(said("You take {name}.", "Here lies a nut.", "You take a nut."))
                .containsExactly("You take a nut.");
        assertThat(said("You take {name}.", "Here lies a nut.", "You take a nut. You have 2 nuts."))
                .containsExactly("You take a nut. You have 2 nuts.");
    }

    @Test
    void whatIsLeftIsTold() {
        assertThat(said("You take {name}", "Here lies a nut.", "You take a nutshell"))
                .hasSize(2);
        assertThat(said("You take {name}.", "Here lies a nut.")).hasSize(1);
    }

    @Test
    void whereRulesSayNothingOfItWhatLiesHereIsTold() {
        assertThat(said("", "Here lies a nut.", "The kobold wakes up.")).hasSize(2);
    }
}
