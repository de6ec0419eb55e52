package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that are asked after some turns only. */
class EveryTurnsTest {
    @TempDir
    Path folder;

    /** In which of the first twelve turns a rule is asked that says so of the turns. */
    private String asked(String turns) throws Exception {
        return new Written(folder)
                .main(
                        "import { add, rules, say } from \"gnaw\";\nadd(rules.turnEnds, { drip: { %s answer: (_who, _dice, world) => [say(`${world.turn}`)] } });"
                                .formatted(turns))
                .play(EveryTurnsTest::heard);
    }

    private static String heard(Game game) {
        return IntStream.rangeClosed(1, 12)
                .mapToObj(_ -> game.act(Action.await()).events().stream())
                .flatMap(events -> events)
                .filter(Event.Said.class::isInstance)
                .map(event -> ((Event.Said) event).line().text())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({"5, 5 10", "4, 4 8 12", "1, 1 2 3 4 5 6 7 8 9 10 11 12", "100, ''"})
    void aRuleIsAskedInTheTurnsThatItsNumberDivides(String every, String turns) throws Exception {
        assertThat(asked("every: " + every + ",")).isEqualTo(turns);
    }

    @Test
    void oneThatSaysNothingIsAskedInEachTurn() throws Exception {
        assertThat(asked("")).isEqualTo("1 2 3 4 5 6 7 8 9 10 11 12");
    }

    @ParameterizedTest
    @CsvSource({"0", "-3", "2.5", "2000000"})
    void aNumberOfTurnsThatIsNoneIsToldWithItsPlace(String every) {
        assertThatThrownBy(() -> asked("every: " + every + ","))
                .hasMessageStartingWith("base/main.js:")
                .hasMessageContaining(
                        "turnEnds.drip.every is " + every + ", but must be a whole number of turns from 1 to 1000000.");
    }
}
