package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Effect;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Input;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A number before a command. */
class CountingTest extends AtPlay {
    /** Long enough for whatever is done a number of times here. */
    private static final int PAUSES = 30;

    private Scene letGo(Scene scene) {
        IntStream.range(0, PAUSES).forEach(_ -> scene.pause());
        return scene;
    }

    private int turn() {
        return game.world().turn();
    }

    /** A direction in which several steps are open, with its key. */
    private Direction open() {
        return Direction.all().stream()
                .filter(way -> ahead(way, 4).stream()
                        .allMatch(at -> game.world().stage().isFree(at)))
                .findFirst()
                .orElseThrow();
    }

    private List<Point> ahead(Direction way, int steps) {
        return IntStream.rangeClosed(1, steps)
                .mapToObj(step ->
                        new Point(hero.at().x() + step * way.dx(), hero.at().y() + step * way.dy()))
                .toList();
    }

    @Test
    void anActionIsDoneSoOften() {
        letGo(scene().press("0", "1", "2", "."));
        assertThat(turn()).isEqualTo(13);
    }

    @Test
    void theNumberStandsThereWhileItIsTyped() {
        Scene scene = scene().press("0", "1", "2");
        assertThat(scene.text()).contains("How often? 12_");
        assertThat(scene.press("Backspace").text()).contains("How often? 1_");
        assertThat(scene.press("Backspace", "Backspace").text()).contains("How often? _");
        assertThat(turn()).isOne();
    }

    @Test
    void stepsAreTakenSoOftenInOneDirection() {
        Direction way = open();
        Point there = ahead(way, 3).getLast();
        letGo(scene().press("0", "3", keyTowards(ahead(way, 1).getFirst())));
        assertThat(hero.at()).isEqualTo(there);
    }

    @Test
    void afterEnterADigitIsTheCommandAgain() {
        Direction way = open();
        Point there = ahead(way, 2).getLast();
        String digit = Integer.toString(5 + way.dx() - 3 * way.dy());
        Scene scene = scene().press("0", "2", "Enter");
        assertThat(scene.text()).contains("2 times: which command?");
        letGo(scene.press(digit));
        assertThat(hero.at()).isEqualTo(there);
        assertThat(turn()).isEqualTo(3);
    }

    @Test
    void theNumberCanBeMendedAfterEnter() {
        Scene scene = scene().press("0", "2", "Enter", "Backspace", "1", ".");
        letGo(scene);
        assertThat(turn()).isEqualTo(22);
    }

    @Test
    void whatGoesOnByItselfIsDoneSoOftenAndNotLonger() {
        letGo(scene().press("0", "7", "R"));
        assertThat(turn()).isEqualTo(8);
    }

    @Test
    void escapeTakesItBack() {
        Scene scene = scene().press("0", "9", "Esc");
        assertThat(scene.text()).doesNotContain("How often?");
        letGo(scene.press("."));
        assertThat(turn()).isEqualTo(2);
    }

    @Test
    void aCommandWithoutANumberWaitsForOne() {
        Scene scene = scene().press("0", "0", ".");
        assertThat(scene.text()).contains("First a number from 1 to 999. How often? _");
        letGo(scene.press("2", "."));
        assertThat(turn()).isEqualTo(3);
    }

    @Test
    void aNumberThatIsTooHighStaysWhatItWas() {
        Scene scene = scene().press("0", "1", "2", "3", "4");
        assertThat(scene.text()).contains("No more than 999 times. How often? 123_");
    }

    @Test
    void whatAsksSomethingOrShowsSomethingIsNotCounted() {
        wish(give("apple", 2));
        for (String key : List.of("e", "x", "v", "V", "Tab", "K", ">", "?")) {
            assertThat(scene().press("0", "2", key).text()).contains("Only steps and what takes turns");
        }
        assertThat(scene().press("0", "2", "F9").text()).contains("F9 means nothing here.");
        assertThat(turn()).isOne();
    }

    @Test
    void aFoeThatComesIntoViewStopsIt() {
        host.rules.atTurnEnd.add(new Effect.Spawn("rat", beside(), Map.of()));
        Scene scene = letGo(scene().press("0", "9", "."));
        assertThat(scene.text()).contains("A rat comes into view.");
        assertThat(turn()).isEqualTo(2);
    }

    @Test
    void anyKeyStopsIt() {
        Scene scene = scene().press("0", "9", ".").pause().pause().press("j");
        assertThat(letGo(scene).text()).contains("You stop.");
        assertThat(turn()).isEqualTo(3);
    }

    @Test
    void theKeyThatBeganItMeansOnceMoreAndNoEnd() {
        Scene scene = scene().press("R").pause().pause().press("R", "R");
        assertThat(turn()).isEqualTo(3);
        assertThat(letGo(letGo(letGo(scene))).text()).doesNotContain("You stop.");
        assertThat(turn()).as("three times twenty turns").isEqualTo(61);
    }

    @Test
    void anotherKeyForgetsThatItWasWantedOnceMore() {
        Scene scene = scene().press("R").pause().press("R", "j");
        assertThat(letGo(scene).text()).contains("You stop.");
        assertThat(turn()).isEqualTo(2);
    }

    @Test
    void aFoeThatComesIntoViewForgetsItToo() {
        Scene scene = scene().press("R").pause().press("R");
        host.rules.atTurnEnd.add(new Effect.Spawn("rat", beside(), Map.of()));
        assertThat(letGo(scene).text()).contains("A rat comes into view.");
        assertThat(turn()).isLessThan(6);
    }

    @Test
    void aWallStopsIt() {
        Direction way = open();
        int most = letGo(scene().press(
                                "0", "9", "9", "9", keyTowards(ahead(way, 1).getFirst())))
                .faults()
                .size();
        assertThat(most).isZero();
        assertThat(turn()).isLessThan(PAUSES);
    }

    @Test
    void nobodyWalksIntoNettlesUnlessByASingleStep() {
        Direction way = open();
        Point nettles = ahead(way, 2).getLast();
        wish(new Effect.BecomeTile(nettles, "nettles"));
        String key = keyTowards(ahead(way, 1).getFirst());
        Scene scene = letGo(scene().press("0", "4", key));
        assertThat(scene.text()).contains("You would not go there by yourself: take a single step.");
        assertThat(hero.at().distance(nettles)).isOne();
        assertThat(letGo(scene.press("/", key)).text()).contains("take a single step.");
        assertThat(hero.at().distance(nettles)).isOne();
        scene.press(key);
        assertThat(hero.at()).isEqualTo(nettles);
    }

    @Test
    void aClickIsNoCommandToBeCounted() {
        Scene scene =
                scene().press("0", "9").take(new Input.Click(0, 0)).pause().press(".");
        letGo(scene);
        assertThat(turn()).isEqualTo(2);
    }

    @Test
    void itsKeyCanBeAnother() {
        host.options().bind(Map.of(BuiltInCommand.COUNT.commandId(), List.of("F7")));
        letGo(scene().press("F7", "1", "0", "."));
        assertThat(turn()).isEqualTo(11);
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void theQuestionIsToBeReadAtEverySize(TerminalSize size) {
        Scene scene = Scene.of(new Play(host, game), size).press("0", "9", "9", "9", "9");
        assertThat(scene.text().replaceAll("\\s+", " ")).contains("How often? 999_ The command follows");
    }
}
