package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextColor;
import gnaw.terminal.style.Palette;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** What a real terminal is sent of cells that have changed. */
class ScreenCellsTest {
    private static final TerminalSize SIZE = new TerminalSize(9, 2);
    private static final Palette.Style ASH = style(1, 2);
    private static final Palette.Style EMBER = style(3, 4);
    private static final Palette.Style BONE = style(5, 2);

    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
    private final UnseenTty tty;
    private final Pen pen;
    private final Cursor cursor = new Cursor();
    private final ScreenCells shown = new ScreenCells(SIZE);

    ScreenCellsTest() throws IOException {
        tty = new UnseenTty(sent);
        pen = new Pen(tty);
        pen.clear(SIZE);
        write("a", ASH);
    }

    private static Palette.Style style(int fore, int back) {
        return new Palette.Style(new TextColor.Indexed(fore), new TextColor.Indexed(back), EnumSet.noneOf(SGR.class));
    }

    /** Writes a row of characters, each in its style; answers what is sent. */
    private String write(String row, Palette.Style... styles) throws IOException {
        ScreenCells next = new ScreenCells(SIZE);
        for (int x = 0; x < row.length(); x++) {
            next.put(x, 0, row.charAt(x), styles[x]);
        }
        tty.flush();
        sent.reset();
        next.write(pen, shown, cursor);
        tty.flush();
        return sent.toString().replace("\u001b", "^");
    }

    @Test
    void bothColoursOfAToneAreToldInOneSequence() throws IOException {
        assertThat(write("ab", ASH, EMBER)).isEqualTo("^[38;5;3;48;5;4mb");
    }

    @Test
    void theToneThatTakesTheFewestWordsComesNext() throws IOException {
        assertThat(write("abc", ASH, EMBER, BONE)).isEqualTo("^[C^[38;5;5mc\b\b^[38;5;3;48;5;4mb");
    }

    @Test
    void aBlankGoesAlongWithTheFirstToneOfItsGround() throws IOException {
        assertThat(write("abc", ASH, BONE, EMBER)).isEqualTo("^[38;5;5mb^[38;5;3;48;5;4mc");
        assertThat(write("a  ", ASH, ASH, BONE)).isEqualTo("\b\b^[38;5;1;48;5;2m  ");
        assertThat(write("a  ", ASH, BONE, ASH)).as("nobody sees a difference").isEmpty();
        assertThat(write("a  ", ASH, BONE, EMBER)).as("another ground is seen").endsWith("^[38;5;3;48;5;4m ");
    }

    @Test
    void whatStandsBetweenTwoChangesIsWrittenAgainWhereThatIsNoLonger() throws IOException {
        write("abc e", ASH, ASH, ASH, ASH, ASH);
        assertThat(write("aBc E", ASH, ASH, ASH, ASH, ASH)).isEqualTo("^[4DBc E");
        assertThat(write("aBc e", ASH, ASH, EMBER, ASH, ASH)).doesNotContain("c e");
    }

    @Test
    void theRestOfARowIsWipedWhereThatIsShorter() throws IOException {
        write("abcdefghi", ASH, ASH, ASH, ASH, ASH, ASH, ASH, ASH, ASH);
        assertThat(write("abc      ", ASH, ASH, ASH, ASH, BONE, ASH, ASH, ASH, ASH))
                .isEqualTo("^[6D^[K");
        assertThat(write("abc      ", ASH, ASH, ASH, ASH, ASH, ASH, ASH, ASH, ASH))
                .as("what was wiped is blank")
                .isEmpty();
        assertThat(write("         ", EMBER, EMBER, EMBER, ASH, ASH, ASH, ASH, ASH, ASH))
                .as("another ground follows")
                .doesNotContain("^[K");
    }

    @Test
    void theRestOfARowIsWrittenWhereTheTerminalWipesInAColourOfItsOwn() throws IOException {
        tty.wipesInColour(false);
        write("abcdefghi", ASH, ASH, ASH, ASH, ASH, ASH, ASH, ASH, ASH);
        assertThat(write("abc      ", ASH, ASH, ASH, ASH, ASH, ASH, ASH, ASH, ASH))
                .isEqualTo("^[6D      ");
    }

    @Test
    void ofOrdersThatAreAsShortTheOneThatEndsAtTheCursorIsTaken() throws IOException {
        cursor.put(8, 0);
        assertThat(write("abcd    e", ASH, EMBER, BONE, ASH, ASH, ASH, ASH, ASH, EMBER))
                .endsWith("^[38;5;3;48;5;4mb^[6Ce");
    }

    @Test
    void whatIsInThePresentToneComesFirst() throws IOException {
        assertThat(write("abcd", ASH, EMBER, BONE, ASH)).isEqualTo("^[2Cd\b\b^[38;5;5mc\b\b^[38;5;3;48;5;4mb");
    }
}
