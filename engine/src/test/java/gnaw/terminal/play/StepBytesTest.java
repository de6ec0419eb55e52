package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.map.Point;
import gnaw.terminal.screen.SentBytes;
import gnaw.terminal.style.ColourDepth;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much a terminal is told of a step: over a slow line, each byte is waited for. */
class StepBytesTest extends AtPlay {
    private static final int STEPS = 12;

    /** What is sent at each step to and fro in the room where the game begins. */
    private List<String> steps(ColourDepth depth) {
        SentBytes sent = new SentBytes(new Play(host, game), depth);
        Point home = hero.at();
        Point aside = beside();
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < STEPS; i++) {
            steps.add(sent.of(keyTowards(hero.at().equals(home) ? aside : home)));
        }
        return steps;
    }

    @ParameterizedTest
    @CsvSource({"COLOURS_256, 50", "TRUECOLOUR, 80"})
    void aStepInALitRoomIsToldInFewBytes(ColourDepth depth, int most) {
        assertThat(steps(depth)).allSatisfy(step -> assertThat(step.getBytes(StandardCharsets.UTF_8))
                .as(step)
                .hasSizeBetween(1, most));
    }
}
