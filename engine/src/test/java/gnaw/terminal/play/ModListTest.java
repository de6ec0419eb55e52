package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class ModListTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;
    private final MemoryHost host = new MemoryHost();

    @ParameterizedTest
    @FieldSource("SIZES")
    void theTitleLeadsToAllModsAndTellsOfTheMarkedOne(TerminalSize size) {
        Scene scene = Scene.of(new Title(host), size).press("m", "Down");
        assertThat(scene.text())
                .contains("  [!] flood", "> [ ] Rain 1.2.0  (settings)", "  [ ] Snow 0.1.0")
                .contains("rain: It rains.", "Requires wells ^1.");
        assertThat(scene.atCursor()).startsWith("> [ ] Rain");
    }

    @Test
    void whatIsWrongWithAModStandsUnderTheList() {
        assertThat(Scene.of(new ModList(host)).text()).contains("flood/mod.json  Bad.");
    }

    @Test
    void spaceSwitchesOnAndOff() {
        Scene scene = Scene.of(new ModList(host)).press("Down", "Space");
        assertThat(scene.text()).contains("> [x] Rain", "rain is on, with wells, which it requires.");
        assertThat(scene.press("Enter").text()).contains("> [ ] Rain", "rain is off.");
        assertThat(host.shelf.told).containsExactly("rain on", "rain off");
    }

    @Test
    void whileAModIsLoadedTheScreenSaysSo() {
        Scene scene = Scene.of(new ModList(host)).press("Down");
        List<String> seen = new ArrayList<>();
        host.shelf.loads = () -> seen.add(scene.text());
        assertThat(scene.press("Space").text()).contains("> [x] Rain").doesNotContain("Loading …");
        assertThat(scene.press("s", "Down", "Right", "Esc", "Esc", "F5").text()).doesNotContain("Loading …");
        assertThat(seen).hasSize(3).allMatch(screen -> screen.contains("│ Loading … │"));
    }

    @Test
    void aModThatDoesNotWorkStaysOffAndSaysWhy() {
        Scene scene = Scene.of(new ModList(host)).press("End", "Space");
        assertThat(scene.text()).contains("Snow stays off", "snow/main.js:3:1", "  It does not work.");
        assertThat(scene.press("Esc").text()).contains("> [ ] Snow", "snow stays off.");
    }

    @Test
    void aListLongerThanTheScreenTellsHowManyAreHidden() {
        host.shelf.others = 30;
        Scene scene = Scene.of(new ModList(host));
        assertThat(scene.text()).contains("── ↓ and 14 more ──");
        assertThat(scene.press("End").text()).contains("> [ ] Other 30").contains("── ↑ and 13 more ──");
        host.shelf.others = 2;
        assertThat(scene.press("Home").text()).doesNotContain("more");
    }

    @Test
    void whereNothingCanBeSetItIsSaid() {
        assertThat(Scene.of(new ModList(host)).press("End", "s").text()).contains("There is nothing to set for snow.");
    }

    @Test
    void anyOtherKeyChangesNothing() {
        Scene scene = Scene.of(new ModList(host)).press("Down");
        String before = scene.text();
        assertThat(scene.press("x", "F9", "Tab").text()).isEqualTo(before);
        assertThat(host.shelf.told).isEmpty();
    }

    @Test
    void escapeLeadsBackToTheTitle() {
        assertThat(Scene.of(new Title(host)).press("m", "Esc").text()).contains("Every rule is a script.");
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void everySettingIsShownWithItsMeaningItsValueAndWhatItMayBe(TerminalSize size) {
        Scene scene = Scene.of(new ModSettings(host, "rain"), size);
        assertThat(scene.text())
                .contains("> rate = 2", "How fast.", "(a number from 0 to 9)", "mood = < calm >", "night = < no >");
    }

    @Test
    void aNumberIsTypedUntilItWillDo() {
        Scene scene = Scene.of(new ModSettings(host, "rain")).press("Enter", "1", "2", "Enter");
        assertThat(scene.text()).contains("\"12\" will not do: rate must be a number from", "0 to 9.");
        assertThat(scene.press("Backspace", "Enter").text()).contains("> rate = 1");
    }

    @Test
    void wordsAreChosenByArrows() {
        Scene scene = Scene.of(new ModSettings(host, "rain")).press("Down", "Right");
        assertThat(scene.text()).contains("> mood = < wild >");
        assertThat(scene.press("Left", "Down", "Space").text()).contains("mood = < calm >", "> night = < yes >");
    }
}
