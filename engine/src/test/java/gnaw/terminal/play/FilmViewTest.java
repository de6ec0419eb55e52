package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Intent;
import gnaw.game.Ref;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A finished game once more. */
class FilmViewTest extends AtPlay {
    /** Ten turns, then a level down, then ten more. */
    private Film film() {
        List<Intent> course = new ArrayList<>();
        IntStream.range(0, 10).forEach(_ -> course.add(new Intent.Act(Action.await(), false)));
        course.add(new Intent.Apply(List.of(new Effect.Leave(Ref.to(hero), 2, List.of()))));
        IntStream.range(0, 10).forEach(_ -> course.add(new Intent.Act(Action.await(), false)));
        return new Film(() -> Game.begin(host.rules, 5), course);
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void itRunsByItself(TerminalSize size) {
        Scene scene = Scene.of(new FilmView(film()), size);
        assertThat(scene.text()).contains("turn 1, 0%");
        scene.pause().pause().pause();
        assertThat(scene.text()).contains("turn 4, 14%", "Depth 1");
    }

    @Test
    void aKeyStopsItAndItGoesStepByStepBackAndForth() {
        FilmView view = new FilmView(film());
        Scene scene = Scene.of(view).pause().press("Space");
        assertThat(view.patience()).isEmpty();
        assertThat(scene.press("l", "l").text()).contains("turn 4, 14%");
        assertThat(scene.press("h").text()).contains("turn 3, 9%");
        assertThat(scene.press("Home").text()).contains("turn 1, 0%");
        assertThat(scene.press("h").text()).contains("turn 1, 0%");
        assertThat(scene.press("End").text()).contains("turn 21, the end");
        assertThat(scene.press("l").text()).contains("turn 21, the end");
    }

    @Test
    void oneMayLookAroundInItAndNothingIsDone() {
        FilmView view = new FilmView(film());
        Scene scene = Scene.of(view).pause().press("x");
        assertThat(scene.text()).contains("Enter more  . go");
        assertThat(scene.press("Left", ".").text()).contains("turn 2, 4%");
        assertThat(view.patience()).as("it waits").isEmpty();
        assertThat(scene.press("l").text()).contains("turn 3, 9%");
        assertThat(scene.press("C").text()).contains("Teeth");
        assertThat(scene.press("Esc", "i", "a").text()).contains("turn 3, 9%");
        assertThat(scene.faults()).isEmpty();
    }

    @Test
    void itJumpsToALevelAndBack() {
        Scene scene = Scene.of(new FilmView(film())).press(">");
        assertThat(scene.text()).contains("Depth 2", "turn 11, 52%");
        assertThat(scene.press("l", "<").text()).contains("Depth 2", "turn 11, 52%");
        assertThat(scene.press("<").text()).contains("Depth 1", "turn 1, 0%");
    }

    @Test
    void itJumpsToATurnAndBack() {
        Scene scene = Scene.of(new FilmView(film())).press("t", "8", "Enter");
        assertThat(scene.text()).contains("turn 8, 33%");
        assertThat(scene.press("t", "3", "Enter").text()).contains("turn 3, 9%");
        assertThat(scene.press("t", "x", "Enter").text()).contains("\"x\" is no whole number.");
    }

    @Test
    void itsSpeedIsChosen() {
        FilmView view = new FilmView(film());
        var before = view.patience().orElseThrow();
        Scene scene = Scene.of(view).press("+");
        assertThat(view.patience().orElseThrow()).isLessThan(before);
        scene.press("-", "-", "-", "-", "-", "-");
        assertThat(view.patience().orElseThrow()).hasSeconds(1);
    }

    @Test
    void whereTheGameIsAnotherItStops() {
        Film other = new Film(() -> Game.begin(host.rules, 5), List.of(new Intent.Choose("nothing")));
        Scene scene = Scene.of(new FilmView(other)).pause().pause();
        assertThat(scene.text()).contains("turn 1, 0%").doesNotContain("the end");
        assertThat(scene.faults()).isEmpty();
    }

    @Test
    void theFootHidesNothingOfWhatWasSaid() {
        Intent said = new Intent.Apply(IntStream.rangeClosed(1, 9)
                .mapToObj(line -> (Effect) new Effect.Say("Line " + line + ".", "", Optional.empty()))
                .toList());
        Scene scene = Scene.of(new FilmView(new Film(() -> Game.begin(host.rules, 5), List.of(said))));
        assertThat(scene.pause().text()).contains("Line 9.", "turn 1, the end", "t turn");
    }

    @Test
    void fromTheListOfScoresAGameIsSeenAgain() {
        host.scores = List.of(new Host.Finished("120 points", Optional.of(this::film)));
        Scene scene = Scene.of(new Title(host)).press("b", "Enter");
        assertThat(scene.text()).contains("w: Watch it again   Space: go on");
        assertThat(scene.press("w").text()).contains("turn 1, 0%");
        assertThat(scene.press("q").text()).contains("120 points");
    }
}
