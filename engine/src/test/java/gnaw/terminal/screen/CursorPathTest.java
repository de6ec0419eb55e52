package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CursorPathTest {
    @ParameterizedTest
    @CsvSource({
        "9, 9, 9, 9, ''",
        "9, 9, 8, 9, <",
        "9, 9, 6, 9, <<<",
        "9, 9, 5, 9, ^[4D",
        "9, 9, 10, 9, ^[C",
        "9, 9, 40, 9, ^[31C",
        "9, 9, 9, 10, |",
        "9, 9, 9, 12, |||",
        "9, 9, 9, 13, ^[4B",
        "9, 9, 9, 8, ^M",
        "9, 9, 9, 7, ^[2A",
        "9, 9, 8, 10, |<",
        "41, 11, 17, 19, ^[20;18H",
        "41, 11, 0, 20, ^[21H",
        "41, 11, 0, 12, |/",
        "70, 11, 3, 11, ^[67D",
        "70, 11, 1, 11, /^[C",
    })
    void theShortestWayIsTaken(int fromX, int fromY, int x, int y, String way) {
        assertThat(CursorPath.between(fromX, fromY, x, y)
                        .replace('\u001b', '^')
                        .replace('\b', '<')
                        .replace('\u000b', '|')
                        .replace('\r', '/'))
                .isEqualTo(way);
    }
}
