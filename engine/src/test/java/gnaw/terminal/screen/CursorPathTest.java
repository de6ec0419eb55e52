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
        "9, 9, 9, 10, ^[B",
        "9, 9, 9, 7, ^[2A",
        "9, 9, 8, 10, ^[B<",
        "41, 11, 17, 19, ^[20;18H",
        "41, 11, 0, 20, ^[21H",
    })
    void theShortestWayIsTaken(int fromX, int fromY, int x, int y, String way) {
        assertThat(CursorPath.between(fromX, fromY, x, y).replace('\u001b', '^').replace('\b', '<'))
                .isEqualTo(way);
    }
}
