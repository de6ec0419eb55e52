package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import gnaw.game.Catalog;
import gnaw.terminal.key.Key;
import gnaw.terminal.style.ColourDepth;
import gnaw.terminal.style.ColoursFixture;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.LivePalette;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import gnaw.text.Captions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What a terminal is told of a frame. */
class DisplayTest {
    private static final TerminalSize SIZE = new TerminalSize(40, 15);

    private static final Catalog RULES = ColoursFixture.rules(Map.of(), Map.of());

    private final StringBuilder told = new StringBuilder();
    private final DefaultVirtualTerminal terminal = new DefaultVirtualTerminal(SIZE) {
        @Override
        public synchronized void putCharacter(char character) {
            told.append(character);
            super.putCharacter(character);
        }

        @Override
        public synchronized void setCursorPosition(int column, int row) {
            told.append('[').append(column).append(',').append(row).append(']');
            super.setCursorPosition(column, row);
        }

        @Override
        public synchronized void setForegroundColor(TextColor colour) {
            told.append('~');
            super.setForegroundColor(colour);
        }
    };

    private Display display(ColourDepth depth) throws IOException {
        Palette palette = new Palette(Map.of(), depth);
        return new Display(terminal, () -> palette, () -> Captions.ENGLISH, () -> ScreenStyle.with(Glyphs.UNICODE));
    }

    /** Paints each word in a tone of its own. */
    private String shown(Display display, String... words) {
        told.setLength(0);
        display.show(List.of(new Hallway(words)));
        return told.toString();
    }

    private record Hallway(String... words) implements View {
        @Override
        public void paint(Canvas canvas) {
            List<String> tones = List.of("text", "bad", "text");
            for (int y = 0; y < words.length; y++) {
                canvas.text(5, y, words[y], tones.get(y));
            }
            canvas.cursor(5, 0);
        }

        @Override
        public ViewChange onKey(Key key) {
            return ViewChange.STAY;
        }
    }

    @Test
    void otherCharactersAndColoursAreSeenInTheNextFrame() throws IOException {
        AtomicReference<ScreenStyle> style = new AtomicReference<>(ScreenStyle.with(Glyphs.UNICODE));
        Supplier<Palette> palette = new LivePalette(() -> RULES, style::get);
        Display display = new Display(terminal, palette, () -> Captions.ENGLISH, style::get);
        assertThat(shown(display, "──")).contains("──");
        style.set(new ScreenStyle(ColourDepth.MONO, "", Glyphs.ASCII, true, false));
        assertThat(shown(display, "──")).contains("--");
        assertThat(terminal.getCharacter(5, 0).getForegroundColor()).isEqualTo(TextColor.ANSI.DEFAULT);
    }

    @Test
    void theMouseIsHeardAsLongAsThePlayerWishes() throws IOException {
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        AtomicReference<ScreenStyle> style = new AtomicReference<>(ScreenStyle.with(Glyphs.UNICODE));
        Palette palette = new Palette(Map.of(), ColourDepth.MONO);
        Display display = new Display(new UnseenTty(sent), () -> palette, () -> Captions.ENGLISH, style::get);
        shown(display, "rat");
        assertThat(sent.toString()).contains("\u001b[?1000h\u001b[?1006h");
        sent.reset();
        shown(display, "rat");
        assertThat(sent.toString()).isEmpty();
        style.set(new ScreenStyle(ColourDepth.MONO, "", Glyphs.UNICODE, false, false));
        shown(display, "rat");
        assertThat(sent.toString()).isEqualTo("\u001b[?1006l\u001b[?1000l");
    }

    @Test
    void onlyCellsThatChangedAreWrittenStyleByStyle() throws IOException {
        Display display = display(ColourDepth.TRUECOLOUR);
        shown(display, "@··", "rat", "###");
        assertThat(shown(display, "·@·", "cat", "#+#")).isEqualTo("[5,1]c[5,0]~·@[6,2]+[5,0]");
    }

    @Test
    void aFrameLikeTheLastIsNotWritten() throws IOException {
        Display display = display(ColourDepth.TRUECOLOUR);
        shown(display, "@··");
        assertThat(shown(display, "@··")).isEmpty();
    }

    @Test
    void aScreenThatSomethingElseHasWrittenOnIsWrittenWhole() throws IOException {
        Display display = display(ColourDepth.TRUECOLOUR);
        shown(display, "@··");
        display.repaint();
        assertThat(shown(display, "@··").chars().filter(c -> c == ' ').count())
                .isEqualTo(SIZE.getColumns() * SIZE.getRows() - 3);
    }

    @Test
    void aMarkEndsWithTheCellsThatHaveIt() throws IOException {
        Display display = display(ColourDepth.MONO);
        shown(display, "@··", "rat", "###");
        shown(display, "@··", "cat", "#+#");
        assertThat(terminal.getCharacter(5, 1).getModifiers()).containsExactly(SGR.BOLD);
        assertThat(terminal.getCharacter(6, 2).getModifiers()).isEmpty();
    }
}
