package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.style.ColourDepth;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import gnaw.text.Captions;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys that somebody types on, who has not seen yet what has just come. */
class TypedOnTest {
    private final AtomicLong clock = new AtomicLong();
    private final List<String> taken = new ArrayList<>();
    private final Menu stall = Menu.mustChoose("A stall", List.of(), List.of(Choice.lettered(0, "a bun", () -> {
        taken.add("a bun");
        return ViewChange.CLOSE;
    })));

    @ParameterizedTest
    @CsvSource({"200, ''", "500, a bun"})
    @Timeout(10)
    void whoeverWalksOnWithoutAPauseChoosesNothingThatHasJustCome(int milliseconds, String chosen) throws Exception {
        run(
                milliseconds,
                typedOneByOne(Key.of('h'), Key.of('a'), new Input.Closed()),
                new Shown(Optional.empty(), () -> ViewChange.open(stall)));
        assertThat(String.join("", taken)).isEqualTo(chosen);
    }

    @ParameterizedTest
    @CsvSource({"200, ''", "500, a bun"})
    @Timeout(10)
    void nobodyChoosesSoonerThanHeSeesAfterALongWalkThatGoesOnByItself(int milliseconds, String chosen)
            throws Exception {
        Shown walk = new Shown(Optional.of(Duration.ZERO), () -> {
            clock.addAndGet(Duration.ofSeconds(9).toNanos());
            return ViewChange.open(stall);
        });
        run(milliseconds, typedOneByOne(Key.of('a'), new Input.Closed()), walk);
        assertThat(String.join("", taken)).isEqualTo(chosen);
    }

    /** So much time passes between looks at the clock. */
    private void run(int milliseconds, LinkedBlockingQueue<Input> inputs, View first) throws Exception {
        Display display = new Display(
                new DefaultVirtualTerminal(new TerminalSize(80, 24)),
                () -> new Palette(Map.of(), ColourDepth.MONO),
                () -> Captions.ENGLISH,
                () -> ScreenStyle.with(Glyphs.ASCII));
        new Views(display, inputs, _ -> FaultReport.NONE, () -> {}, () -> clock.addAndGet(milliseconds * 1_000_000L))
                .run(first);
    }

    /** Each comes when the one before has been answered. */
    private static LinkedBlockingQueue<Input> typedOneByOne(Input... typed) {
        var left = new ArrayDeque<Input>(List.of(typed));
        return new LinkedBlockingQueue<>() {
            private static final long serialVersionUID = 1;

            @Override
            public Input take() {
                return left.remove();
            }
        };
    }

    /** Answers a key and a pause in the same way. */
    private record Shown(Optional<Duration> patience, Supplier<ViewChange> next) implements View {
        @Override
        public void paint(Canvas canvas) {
            canvas.text(0, 0, "play", "text");
        }

        @Override
        public ViewChange onKey(Key key) {
            return next.get();
        }

        @Override
        public ViewChange onPause() {
            return next.get();
        }
    }
}
