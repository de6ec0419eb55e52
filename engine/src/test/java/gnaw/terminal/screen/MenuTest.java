package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.terminal.key.Input;
import gnaw.terminal.play.Scene;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A menu: how it is drawn, and how one of its choices is taken. */
class MenuTest extends WithChoices {
    @Test
    void aMenuStandsInAFrameInTheMiddle() {
        Scene scene = Scene.of(fruit());
        assertThat(scene.text().strip().lines().map(String::strip))
                .containsExactly(
                        "┌─ Which? ───────┐",
                        "│ > a an apple   │",
                        "│   b a pear     │",
                        "│   z a plum     │",
                        "└────────────────┘");
        assertThat(scene.atCursor()).startsWith("> a an apple");
    }

    @Test
    void theLettersOfViMoveTheMarkWhereNoChoiceHasThem() {
        Scene.of(fruit()).press("j", "j", "k", "Enter");
        Menu letters = Menu.of("Which?", List.of(), List.of(choice('i', "ink"), choice('j', "a jar")));
        Scene.of(letters).press("j");
        assertThat(taken).containsExactly("a pear", "a jar");
    }

    @Test
    void theSecondLineOfAnEntryIsClickedOn() {
        String long_ = "word ".repeat(20).strip();
        Menu menu = Menu.mustChoose("Which?", List.of(), List.of(choice('a', "short"), choice('b', long_)));
        Scene scene = Scene.of(menu);
        List<String> lines = scene.text().lines().toList();
        int second = (int) lines.stream()
                        .takeWhile(line -> !line.contains("> a short"))
                        .count()
                + 2;
        assertThat(lines.get(second)).contains("word");
        menu.onClick(new Input.Click(10, second));
        assertThat(taken).containsExactly(long_);
    }

    @Test
    void behindTheLettersComeCapitalsAndBehindThemNothing() {
        Supplier<ViewChange> stay = () -> ViewChange.STAY;
        assertThat(IntStream.of(0, 25, 26, 51, 52)
                        .mapToObj(
                                place -> Choice.lettered(place, "", stay).key().name()))
                .containsExactly("a", "z", "A", "Z", "");
        assertThat(IntStream.of(0, 8, 9)
                        .mapToObj(
                                place -> Choice.numbered(place, "", stay).key().name()))
                .containsExactly("1", "9", "");
    }

    @Test
    void aFrameIsDrawnInAsciiWhereThereIsNoUnicode() {
        assertThat(Scene.inAscii(fruit()).text().strip()).startsWith("+- Which? -------+");
    }

    @Test
    void itsLettersChoose() {
        assertThat(Scene.of(fruit()).press("z").isOver()).isTrue();
        assertThat(taken).containsExactly("a plum");
    }

    @Test
    void arrowsMarkAndEnterChooses() {
        Scene.of(fruit()).press("Down", "Down", "Down", "Up", "Enter");
        assertThat(taken).containsExactly("a pear");
    }

    @Test
    void aClickChooses() {
        Scene scene = Scene.of(fruit());
        List<String> rows = scene.text().lines().toList();
        int row = IntStream.range(0, 24)
                .filter(y -> rows.get(y).contains("pear"))
                .findFirst()
                .orElseThrow();
        scene.take(new Input.Click(rows.get(row).indexOf("pear"), row));
        assertThat(taken).containsExactly("a pear");
    }

    @Test
    void escapeGoesBackAndOtherKeysDoNothing() {
        Scene scene = Scene.of(fruit()).press("q", "Space", "Tab");
        assertThat(scene.isOver()).isFalse();
        assertThat(scene.press("Esc").isOver()).isTrue();
        assertThat(taken).isEmpty();
    }

    @Test
    void aLetterThatIsNotThereIsNamedAndEnterTakesNothingAfterIt() {
        Scene scene = Scene.of(fruit()).press("d");
        assertThat(scene.text().strip().lines().map(String::strip))
                .containsExactly(
                        "┌─ Which? ─────────────────┐",
                        "│ > a an apple             │",
                        "│   b a pear               │",
                        "│   z a plum               │",
                        "└─ d is not in this list. ─┘");
        assertThat(scene.press("Enter").text()).doesNotContain("not in this list");
        assertThat(taken).isEmpty();
        scene.press("Enter");
        assertThat(taken).containsExactly("an apple");
    }

    @Test
    void whoeverComesBackFromSomethingElseReadsNoMoreOfIt() {
        Menu list = Menu.of(
                "Which?",
                List.of(),
                List.of(Choice.lettered(1, "Best games", () -> ViewChange.STAY), choice('a', "an apple")));
        assertThat(Scene.of(list).press("d", "b").text()).doesNotContain("not in this list");
    }

    @Test
    void theArrowsMeanWhatTheyMarkThoughALetterWasMistyped() {
        Scene.of(fruit()).press("d", "Down", "Enter");
        assertThat(taken).containsExactly("a pear");
    }

    @Test
    void theOnlyThingOfAListThatCanBeLeftIsAChoice() {
        Scene scene = Scene.of(Menu.of("Drink what?", List.of(), List.of(choice('a', "poison"))));
        assertThat(scene.press("Space", "d", "Enter").isOver()).isFalse();
        assertThat(taken).isEmpty();
    }

    @Test
    void spaceTakesNothingWhereThereIsAChoice() {
        assertThat(Scene.of(fruit()).press("Space").isOver()).isFalse();
        assertThat(taken).isEmpty();
    }

    @Test
    void anEmptyMenuClosesOnEnter() {
        assertThat(Scene.of(Menu.of("Nothing here", List.of(), List.of()))
                        .press("Down", "Enter")
                        .isOver())
                .isTrue();
    }

    @Test
    void aLongEntryIsCutInTheSmallestWindow() {
        Scene scene = Scene.of(
                Menu.of(
                        "Which?",
                        List.of(),
                        List.of(choice('a', "an exceedingly long sword of the exceedingly long names"))),
                new TerminalSize(40, 15));
        assertThat(scene.atCursor()).isEqualTo("> a an exceedingly long sword of th… │");
    }

    private Menu grouped() {
        Map<String, List<Choice>> groups = new LinkedHashMap<>();
        groups.put("Sweet", List.of(choice('a', "an apple"), choice('b', "a pear")));
        groups.put("Sour", List.of(choice('c', "a lemon")));
        return Menu.grouped("Which?", groups);
    }

    @Test
    void headingsStandOverTheirGroupsAndAreNoChoice() {
        Scene scene = Scene.of(grouped());
        assertThat(scene.text().strip().lines().map(String::strip))
                .containsExactly(
                        "┌─ Which? ───────┐",
                        "│ Sweet          │",
                        "│ > a an apple   │",
                        "│   b a pear     │",
                        "│ Sour           │",
                        "│   c a lemon    │",
                        "└────────────────┘");
        scene.press("Down", "Down", "Enter");
        assertThat(taken).containsExactly("a lemon");
    }

    @Test
    void aClickOnAHeadingTakesNothing() {
        Scene scene = Scene.of(grouped());
        List<String> rows = scene.text().lines().toList();
        IntStream.range(0, rows.size())
                .filter(y -> rows.get(y).contains("Sour"))
                .forEach(y -> scene.take(new Input.Click(rows.get(y).indexOf("Sour"), y)));
        assertThat(taken).isEmpty();
    }
}
