package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.terminal.play.Scene;
import gnaw.text.Text;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A menu longer than the screen, and a list to search. */
class LongMenuTest extends WithChoices {
    static final List<TerminalSize> SIZES = Scene.SIZES;

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
    void aMenuLongerThanTheScreenTellsHowMuchIsHidden() {
        var many = IntStream.range(0, 30).mapToObj(i -> choice((char) ('A' + i), "thing " + i));
        Scene scene = Scene.of(Menu.of("Pack", List.of(), many.toList()));
        assertThat(scene.row(23)).contains("─ ↓ and 8 more ─");
        assertThat(scene.press("End").row(23)).contains("─ ↑ and 8 more ─");
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
    void whatBeginsAWordComesBeforeWhatStandsWithinOne() {
        List<Choice> places =
                List.of(choice('a', "stairs down"), choice('b', "dry well, beside friends"), choice('c', "well"));
        Scene scene = Scene.of(new SearchList("All", places)).press("w");
        assertThat(scene.text()).contains("> well\n  dry well, beside friends\n  stairs down");
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
