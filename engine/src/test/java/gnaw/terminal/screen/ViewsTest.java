package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.ReservedKeys;
import gnaw.terminal.play.Scene;
import gnaw.terminal.style.ColourDepth;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.Palette;
import gnaw.terminal.style.ScreenStyle;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ViewsTest {
    private static final Palette MONO = new Palette(Map.of(), ColourDepth.MONO);

    private final List<Key> pressed = new ArrayList<>();

    /** Writes its name on the screen and notes the keys. */
    private View note(String name, Function<Key, ViewChange> next) {
        return new View() {
            @Override
            public void paint(Canvas canvas) {
                canvas.text(0, 0, name, "text");
            }

            @Override
            public ViewChange onKey(Key key) {
                pressed.add(key);
                return next.apply(key);
            }
        };
    }

    @Test
    void aViewOpensAnotherAndComesBack() {
        Scene scene = Scene.of(note("below", _ -> ViewChange.open(note("above", _ -> ViewChange.CLOSE))));
        assertThat(scene.press("a").text().strip()).isEqualTo("above");
        assertThat(scene.press("b").text().strip()).isEqualTo("below");
    }

    @Test
    void aTitleThatIsTooLongLeavesTheBoxItsCorners() {
        Card card = Card.of("A title that is much longer than forty columns", List.of(Text.plain("Yes.")), List.of());
        assertThat(Scene.of(card, new TerminalSize(40, 15)).text())
                .contains(
                        "┌─ A title that is much longer than fo…┐\n",
                        "│ Yes.                                 │\n",
                        "└──────────────────────────────────────┘");
    }

    @Test
    void oneViewCanTakeThePlaceOfAnother() {
        Scene scene = Scene.of(note("title", _ -> ViewChange.instead(note("play", _ -> ViewChange.CLOSE))));
        assertThat(scene.press("n").text().strip()).isEqualTo("play");
        assertThat(scene.press("q").isOver()).isTrue();
    }

    @Test
    void allCanCloseDownToTheFirstOrWhollyAtOnce() {
        View deep = note("deep", key -> key.equals(Key.of('h')) ? ViewChange.HOME : ViewChange.LEAVE);
        Scene scene = Scene.of(note("first", _ -> ViewChange.open(note("second", _ -> ViewChange.open(deep)))));
        assertThat(scene.press("a", "b", "h").text().strip()).isEqualTo("first");
        assertThat(scene.press("a", "b", "x").isOver()).isTrue();
    }

    @Test
    void aCardLiesOverWhatIsBelow() {
        Scene scene = Scene.of(
                note("below", _ -> ViewChange.open(Card.of("Beware", Text.plain(List.of("A trap!")), List.of()))));
        assertThat(scene.press("a").text()).startsWith("below").contains("Beware", "A trap!", "Space: go on");
    }

    @Test
    void aWindowThatIsTooSmallAsksToBeEnlargedAndComesBackByItself() {
        Scene scene = Scene.of(note("play", _ -> ViewChange.STAY)).resize(39, 14);
        assertThat(scene.text().strip().replaceAll("\\s+", " "))
                .isEqualTo("Please enlarge the window: Gnaw needs 40x15, this is 39x14.");
        scene.press("Q", "Enter");
        assertThat(pressed).isEmpty();
        assertThat(scene.resize(40, 15).text().strip()).isEqualTo("play");
    }

    @Test
    void evenOneCellIsNotTooSmallToAsk() {
        assertThat(Scene.of(note("play", _ -> ViewChange.STAY))
                        .resize(1, 1)
                        .resize(80, 24)
                        .text()
                        .strip())
                .isEqualTo("play");
    }

    @Test
    void aFaultIsASentenceAndThePlayerGoesOn() {
        Scene scene = Scene.of(note("play", _ -> {
            throw new IllegalStateException("The map is upside down");
        }));
        scene.press("x");
        assertThat(scene.text())
                .contains(
                        "Something went wrong inside Gnaw",
                        "The map is upside down",
                        "Your game is kept.",
                        "What happened stands in ~/faults.log, to be sent to whoever",
                        "can mend it.")
                .doesNotContain("at gnaw.");
        assertThat(scene.faults()).hasSize(1);
        assertThat(scene.press("Space").text().strip()).isEqualTo("play");
    }

    @Test
    void aFaultNeverSaysThatAGameIsKeptThatIsNot() {
        Scene scene = Scene.of(note("play", _ -> {
            throw new IllegalStateException("The map is upside down");
        }));
        scene.cannotKeep("The game cannot be saved in game.json: the disk is full")
                .press("x");
        assertThat(scene.text())
                .contains("The map is upside down", "The game cannot be saved in game.json: the disk is full")
                .doesNotContain("Your game is kept.");
    }

    @Test
    void aFaultInPaintingIsASentenceTooAndCanBeLeft() {
        Scene scene = Scene.of(new View() {
            @Override
            public void paint(Canvas canvas) {
                throw new IllegalStateException("No paint left");
            }

            @Override
            public ViewChange onKey(Key key) {
                return ViewChange.STAY;
            }
        });
        assertThat(scene.text()).contains("No paint left");
        assertThat(scene.press("Space").text()).contains("No paint left");
        assertThat(scene.press("q").isOver()).isTrue();
    }

    @Test
    @Timeout(10)
    void theLoopEndsWhenTheTerminalIsGoneAndGivesItBack() throws Exception {
        var inputs = new LinkedBlockingQueue<Input>(List.of(Key.of('a'), new Input.Closed()));
        var terminal = new DefaultVirtualTerminal(new TerminalSize(80, 24));
        try (var window =
                Window.on(terminal, inputs, () -> MONO, () -> Captions.ENGLISH, () -> ScreenStyle.with(Glyphs.ASCII))) {
            window.run(note("play", _ -> ViewChange.STAY), _ -> FaultReport.NONE);
        }
        assertThat(pressed).containsExactly(Key.of('a'));
    }

    @Test
    @Timeout(10)
    void whatIsTypedAtTheSightOfARightGuessCounts() throws Exception {
        View play = note("play", _ -> ViewChange.STAY);
        try (Window earlier = guessing()) {
            byte[] guess = earlier.frame(play).orElseThrow();
            try (Window window = guessing(Key.ENTER, new Input.Closed())) {
                window.guess(guess);
                window.run(play, _ -> FaultReport.NONE);
            }
        }
        assertThat(pressed).containsExactly(Key.ENTER);
    }

    @Test
    @Timeout(10)
    void whatIsPointedAtAtTheSightOfAWrongGuessIsForgottenButNotALetter() throws Exception {
        try (Window window = guessing(Key.DOWN, Key.ENTER, Key.of('n'), new Input.Click(3, 4), new Input.Closed())) {
            window.guess(new byte[] {'?'});
            window.run(note("play", _ -> ViewChange.STAY), _ -> FaultReport.NONE);
        }
        assertThat(pressed).containsExactly(Key.of('n'));
    }

    private static Window guessing(Input... typed) throws Exception {
        Tty tty = new UnseenTty();
        var inputs = new LinkedBlockingQueue<Input>(List.of(typed));
        return Window.on(
                tty,
                inputs,
                () -> MONO,
                () -> Captions.ENGLISH,
                () -> ScreenStyle.with(Glyphs.ASCII),
                Optional.of(tty));
    }

    @Test
    @Timeout(10)
    void whatGoesOnByItselfEndsWithItsStepWhenTheProgramIsToldToEnd() throws Exception {
        var inputs = new LinkedBlockingQueue<Input>();
        var terminal = new DefaultVirtualTerminal(new TerminalSize(80, 24));
        Window window =
                Window.on(terminal, inputs, () -> MONO, () -> Captions.ENGLISH, () -> ScreenStyle.with(Glyphs.ASCII));
        var walk = new Walk(3, () -> {
            inputs.add(Key.of('a'));
            window.end();
            return ViewChange.STAY;
        });
        window.run(walk, _ -> FaultReport.NONE);
        assertThat(walk.steps).isEqualTo(3);
        assertThat(pressed).isEmpty();
    }

    @Test
    @Timeout(10)
    void whatIsPlayedIsKeptBeforeAShellHasTheProgramWaitAndNoViewSeesTheKey() throws Exception {
        var inputs = new LinkedBlockingQueue<Input>(
                List.of(Key.of('a'), ReservedKeys.SUSPEND, new Input.Resumed(), Key.of('b'), new Input.Closed()));
        var terminal = new DefaultVirtualTerminal(new TerminalSize(80, 24));
        List<Key> pressedWhenKept = new ArrayList<>();
        Window.on(terminal, inputs, () -> MONO, () -> Captions.ENGLISH, () -> ScreenStyle.with(Glyphs.ASCII))
                .run(note("play", _ -> ViewChange.STAY), _ -> FaultReport.NONE, () -> pressedWhenKept.addAll(pressed));
        assertThat(pressedWhenKept).containsExactly(Key.of('a'));
        assertThat(pressed).containsExactly(Key.of('a'), Key.of('b'));
    }

    @Test
    @Timeout(10)
    void aViewThatIsBusyGoesOnWithoutKeys() throws Exception {
        var inputs = new LinkedBlockingQueue<Input>();
        var terminal = new DefaultVirtualTerminal(new TerminalSize(80, 24));
        var walk = new Walk(5, () -> ViewChange.CLOSE);
        Window.on(terminal, inputs, () -> MONO, () -> Captions.ENGLISH, () -> ScreenStyle.with(Glyphs.ASCII))
                .run(walk, _ -> FaultReport.NONE);
        assertThat(walk.steps).isEqualTo(5);
    }

    @Test
    @Timeout(10)
    void whatWasTypedBeforeAnAlarmIsForgotten() throws Exception {
        var inputs = new LinkedBlockingQueue<Input>(List.of(Key.of('a'), Key.SPACE, Key.of('h'), new Input.Closed()));
        var terminal = new DefaultVirtualTerminal(new TerminalSize(80, 24));
        View play = note("play", _ -> ViewChange.open(Card.of("Alarm", List.of(), List.of())));
        Window.on(terminal, inputs, () -> MONO, () -> Captions.ENGLISH, () -> ScreenStyle.with(Glyphs.ASCII))
                .run(play, _ -> FaultReport.NONE);
        assertThat(pressed).containsExactly(Key.of('a'));
    }

    /** Takes steps by itself; with the last comes the end. */
    private final class Walk implements View {
        private final int last;
        private final Supplier<ViewChange> end;
        private int steps;

        Walk(int last, Supplier<ViewChange> end) {
            this.last = last;
            this.end = end;
        }

        @Override
        public void paint(Canvas canvas) {
            canvas.text(steps, 0, "@", "text");
        }

        @Override
        public Optional<Duration> patience() {
            return Optional.of(Duration.ZERO);
        }

        @Override
        public ViewChange onPause() {
            steps++;
            return steps == last ? end.get() : ViewChange.STAY;
        }

        @Override
        public ViewChange onKey(Key key) {
            pressed.add(key);
            return ViewChange.STAY;
        }
    }
}
