package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The real program as a mouse reports to it in SGR mode, and as a terminal sends what nobody understands. */
class RealMouseTest extends InOneRealGame {
    private static final int FIRST = 0;
    private static final int SECOND = 2;
    private static final int WHEEL_UP = 64;
    private static final int WHEEL_DOWN = 65;

    /** Of other terminals, answers to questions that nobody has asked, and beginnings without an end. */
    private static final List<String> NONSENSE = List.of(
            "\u001b[<0;3M",
            "\u001b[<;;M",
            "\u001b[<99;1;1M",
            "\u001b[200;7;9x",
            "\u001b[?1;2c",
            "\u001b[24;80R",
            "\u001b[I",
            "\u001b[O",
            "\u001bOz",
            "\u001b[99~",
            "\u001b[[Z",
            "\u001b[1;",
            "\u001b[>0;276;0c");

    /** Not a key is pressed for it. */
    @Override
    void start() throws Exception {
        terminal.see("New game");
        clickOn("New game");
    }

    private void send(String text) throws Exception {
        String[] bytes = text.chars().mapToObj(Integer::toHexString).toArray(String[]::new);
        terminal.send(Duration.ZERO, bytes);
    }

    /** Down and up again, on a cell that is counted from 0. */
    private void click(int button, int column, int row) throws Exception {
        String report = "%d;%d;%d".formatted(button, column + 1, row + 1);
        send("\u001b[<" + report + "M\u001b[<" + report + "m");
    }

    /** The first of these characters in the window, as column and row. */
    private int[] find(String text) throws Exception {
        List<String> lines = terminal.screen().lines().toList();
        int row = IntStream.range(0, lines.size())
                .filter(y -> lines.get(y).contains(text))
                .findFirst()
                .orElseThrow();
        return new int[] {lines.get(row).indexOf(text), row};
    }

    private void clickOn(String text) throws Exception {
        int[] at = find(text);
        click(FIRST, at[0], at[1]);
    }

    @Test
    void aGameIsPlayedWithoutAKey() throws Exception {
        int[] hero = find("@");
        click(SECOND, hero[0], hero[1]);
        terminal.see("You see");
        close("You see");
        assertThat(turnsPassed()).as("looking costs nothing").isZero();
        click(WHEEL_UP, hero[0], hero[1]);
        terminal.see("Messages");
        click(WHEEL_DOWN, hero[0], hero[1]);
        close("Messages");
        click(FIRST, hero[0] - 1, hero[1]);
        seeTurnsPassed(1);
        // Whatever is pressed on the way ends the way, and means nothing else.
        Thread.sleep(300);
    }

    @Test
    void whoSwitchesItOffHasHisTerminalForHimself() throws Exception {
        assertThat(terminal.modes()).isEqualTo("11");
        terminal.press("=");
        terminal.see("Options");
        terminal.press("b");
        terminal.see("Mouse");
        clickOn("Mouse");
        terminal.await("the mouse to be let go", () -> terminal.modes().equals("10"));
        terminal.press("Enter");
        terminal.await("the mouse to be heard again", () -> terminal.modes().equals("11"));
        close("Mouse");
        close("Options");
    }

    @Test
    void whatNobodyUnderstandsDoesNothing() throws Exception {
        for (String sequence : NONSENSE) {
            send(sequence);
            Thread.sleep(60);
        }
        assertThat(turnsPassed()).isZero();
        terminal.press(".");
        seeTurnsPassed(1);
    }
}
