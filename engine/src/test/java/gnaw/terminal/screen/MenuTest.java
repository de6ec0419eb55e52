package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.terminal.key.Input;
import gnaw.terminal.play.Scene;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class MenuTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;

    private final List<String> taken = new ArrayList<>();

    private Choice choice(char key, String text) {
        return new Choice(key, text, () -> {
            taken.add(text);
            return ViewChange.CLOSE;
        });
    }

    private Menu fruit() {
        return Menu.of(
                "Which?", List.of(), List.of(choice('a', "an apple"), choice('b', "a pear"), choice('z', "a plum")));
    }

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
    void whatMustBeChosenCanBeReadToItsEnd() {
        String long_ = "Assassin: a blow at a sleeper does five times its harm, and seven times that of a dagger";
        Menu menu = Menu.mustChoose("Which?", List.of(), List.of(choice('a', long_), choice('b', "nothing")));
        Scene scene = Scene.of(menu);
        assertThat(scene.text().strip().lines().map(String::strip))
                .containsExactly(
                        "┌─ Which? ─────────────────────────────────────────────────────────────────┐",
                        "│ > a Assassin: a blow at a sleeper does five times its harm, and seven    │",
                        "│     times that of a dagger                                               │",
                        "│   b nothing                                                              │",
                        "└──────────────────────────────────────────────────────────────────────────┘");
        scene.press("Down", "Enter");
        assertThat(taken).containsExactly("nothing");
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
    void aChoiceThatMustBeMadeCannotBeLeft() {
        List<Choice> both = List.of(choice('a', "more life"), choice('b', "more skill"));
        Scene scene = Scene.of(Menu.mustChoose("Ding!", List.of(), both));
        assertThat(scene.press("Ctrl-c", "Esc").text()).contains("One of these must be chosen.");
        assertThat(scene.press("a").isOver()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "Enter", "Space", "Esc"})
    void whatIsNoChoiceGoesOnByAnyKeyThatClosesOrTakes(String key) {
        Scene scene = Scene.of(Menu.mustChoose("A note", List.of(), List.of(choice('a', "Go on"))));
        assertThat(scene.text()).contains("Space goes on");
        assertThat(scene.press("o", "Ctrl-c").text()).contains("Space goes on").doesNotContain("not in this list");
        assertThat(scene.press(key).isOver()).isTrue();
        assertThat(taken).containsExactly("Go on");
    }

    @Test
    void escapeMayTakeOneOfTheChoices() {
        Choice back = choice('b', "back");
        Scene scene = Scene.of(Menu.mayLeave("A stall", List.of(), List.of(choice('a', "a bun"), back), back));
        assertThat(scene.press("Esc").isOver()).isTrue();
        assertThat(taken).containsExactly("back");
    }

    @ParameterizedTest
    @CsvSource({"y, a bun", "n, back"})
    void yesAndNoChooseOneOfTwoAsWell(String key, String chosen) {
        Choice back = choice('b', "back");
        Scene scene = Scene.of(Menu.mayLeave("A stall", List.of(), List.of(choice('a', "a bun"), back), back));
        assertThat(scene.press(key).isOver()).isTrue();
        assertThat(taken).containsExactly(chosen);
    }

    @Test
    void whoeverWouldLeaveWhatMustBeChosenIsToldSo() {
        Menu menu = Menu.mustChoose(
                "Ding!", List.of(), List.of(choice('a', "more life than before"), choice('b', "more reach")));
        assertThat(Scene.of(menu).press("Esc").text()).contains("─ One of these must be chosen. ─");
        assertThat(taken).isEmpty();
    }

    @Test
    void thatALetterIsNotThereHidesNotThatThereIsMore() {
        List<Choice> many = IntStream.range(0, 40)
                .mapToObj(n ->
                        Choice.lettered(n, "a thing with a name of some length, number " + n, () -> ViewChange.CLOSE))
                .toList();
        assertThat(Scene.of(Menu.of("Which?", List.of(), many)).press("!").text())
                .contains("! is not in this list.  ↓ ");
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
    void theArrowsMeanWhatTheyMarkThoughALetterWasMistyped() {
        Scene.of(fruit()).press("d", "Down", "Enter");
        assertThat(taken).containsExactly("a pear");
    }

    @Test
    void whatLeavesNoChoiceIsTakenWhateverWasTypedBefore() {
        Scene.of(Menu.mustChoose("A note", List.of(), List.of(choice('a', "read"))))
                .press("l", "Enter");
        Scene.of(Menu.mustChoose("A note", List.of(), List.of(choice('a', "again"))))
                .press("Space");
        assertThat(taken).containsExactly("read", "again");
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
    void aMenuLongerThanTheScreenTellsHowMuchIsHidden() {
        var many = IntStream.range(0, 30).mapToObj(i -> choice((char) ('A' + i), "thing " + i));
        Scene scene = Scene.of(Menu.of("Pack", List.of(), many.toList()));
        assertThat(scene.row(23)).contains("─ ↓ and 8 more ─");
        assertThat(scene.press("End").row(23)).contains("─ ↑ and 8 more ─");
    }

    @Test
    void anEmptyMenuClosesOnEnter() {
        assertThat(Scene.of(Menu.of("Nothing here", List.of(), List.of()))
                        .press("Down", "Enter")
                        .isOver())
                .isTrue();
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void aLongMenuScrollsWithItsMarkAtEverySize(TerminalSize size) {
        var many = IntStream.range(0, 60)
                .mapToObj(i -> choice((char) ('!' + i), "thing number " + i))
                .toList();
        Scene scene = Scene.of(Menu.of("Pack", List.of(Text.plain("All that you carry.")), many), size);
        assertThat(scene.text())
                .contains("All that you carry.", "thing number 0")
                .doesNotContain("thing number 59");
        assertThat(scene.press("End").atCursor()).contains("thing number 59");
        assertThat(scene.press("Home").atCursor()).contains("thing number 0");
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

    @Test
    void theSlashFilters() {
        Scene scene = Scene.of(fruit()).press("/", "P", "L", "u");
        assertThat(scene.text()).contains("Search: PLu_", "> a plum").doesNotContain("pear");
        scene.press("Enter");
        assertThat(taken).containsExactly("a plum");
    }

    @Test
    void whatIsCalledAsWasTypedComesBeforeWhatHasTheWordsAnywhere() {
        List<Choice> charms = List.of(choice('x', "a charm of stone"), choice('x', "a charm of health"));
        Scene scene = Scene.of(new SearchList("All", charms));
        assertThat(scene.atCursor()).startsWith("> a charm of stone");
        assertThat(scene.press("o", "f", "Space", "h").atCursor()).startsWith("> a charm of health");
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void aLongMenuGoesOnByWhatIsInSight(TerminalSize size) {
        List<Choice> many =
                IntStream.range(0, 99).mapToObj(i -> choice('!', "thing " + i)).toList();
        Scene scene = Scene.of(Menu.of("All", List.of(), many), size);
        int page = scene.press("PgDn").atCursor().replaceAll("\\D", "").transform(Integer::parseInt);
        assertThat(page).isBetween(size.getRows() / 3, size.getRows());
        assertThat(scene.press("3").atCursor()).startsWith("> ! thing " + 2 * page);
        assertThat(scene.press("PgUp", "9").atCursor()).startsWith("> ! thing 0");
        assertThat(scene.press("End").atCursor()).startsWith("> ! thing 98");
        assertThat(scene.press("PgDn", "7").atCursor()).startsWith("> ! thing 0");
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void aLongListScrollsAndIsSearchedByAllWords(TerminalSize size) {
        List<Choice> many = IntStream.range(0, 99)
                .mapToObj(i -> choice('x', "thing " + i + (i == 70 ? " of gold" : "")))
                .toList();
        Scene scene = Scene.of(new SearchList("All", many), size);
        assertThat(scene.atCursor()).startsWith("> thing 0");
        assertThat(scene.press("PgDn", "PgDn", "End").atCursor()).startsWith("> thing 98");
        assertThat(scene.press("Home", "Up").atCursor()).startsWith("> thing 0");
        assertThat(scene.press("g", "o", "Space", "7").atCursor()).startsWith("> thing 70 of gold");
        assertThat(scene.press("z").text()).contains("There is nothing of that name.");
        assertThat(scene.press("Enter", "Backspace", "Ctrl-u").atCursor()).startsWith("> thing 0");
        assertThat(scene.press("Esc").isOver()).isTrue();
    }
}
