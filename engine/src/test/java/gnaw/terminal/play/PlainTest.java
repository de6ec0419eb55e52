package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Offer;
import gnaw.map.Point;
import gnaw.terminal.key.Compass;
import gnaw.terminal.option.Preference;
import gnaw.terminal.screen.Card;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The screens as a screen reader reads them. */
class PlainTest extends AtPlay {
    private static final String DECORATION = "[─│┌┐└┘█░]";

    @BeforeEach
    void isPlain() {
        host.options.choose(Preference.PLAIN, "on");
    }

    private Scene plain() {
        return Scene.plain(new Play(host, game));
    }

    @Test
    void theCursorStandsOnTheHeroAndNothingIsDrawnAroundTheMap() {
        Scene scene = plain();
        assertThat(scene.atCursor()).startsWith("@");
        assertThat(scene.text()).doesNotContainPattern("[─│┌┐└┘░]").contains("Life 10/10", "Depth 1  Turn 1");
    }

    @Test
    void whoIsInViewStandsInALineWithDistanceAndDirection() {
        String where = Compass.where(hero.at(), spawnRat().at(), Captions.ENGLISH);
        assertThat(plain().text()).contains("rat, " + where).containsPattern("rat, 1 [a-z-]+");
    }

    @Test
    void menusAreLinesWithTheCursorOnTheMarkedOne() {
        wish(give("apple", 3));
        Scene scene = plain().press("i");
        assertThat(scene.row(0)).isEqualTo("You carry");
        assertThat(scene.atCursor()).isEqualTo("> a % 3 apples");
        assertThat(scene.text()).doesNotContain("@").doesNotContainPattern(DECORATION);
    }

    @Test
    void whatLiesOverTheMapElsewhereHasTheScreenForItself() {
        Scene scene = Scene.plain(Card.of("Alarm", List.of(Text.plain("A rat!")), List.of()));
        assertThat(scene.row(0)).isEqualTo("Alarm");
        assertThat(scene.row(1)).isEqualTo("A rat!");
        assertThat(plain().press("Q").row(0)).startsWith("Give up this game?");
    }

    @Test
    void aChoiceOfTheRulesIsRead() {
        var grow = new Offer.Option("a", "Grow", List.of());
        var shrink = new Offer.Option("b", "Shrink", List.of());
        wish(new Effect.Ask(new Offer("Choose", "Now.", List.of(grow, shrink))));
        Scene scene = plain().pause();
        assertThat(scene.row(0)).isEqualTo("Choose");
        assertThat(scene.press("Down").atCursor()).isEqualTo("> b Shrink");
    }

    @Test
    void lookingTellsInWordsWhereTheMarkIs() {
        String where = Compass.where(hero.at(), spawnRat().at(), Captions.ENGLISH);
        Scene scene = plain().press("x");
        assertThat(scene.row(0)).isEqualTo("You see");
        assertThat(scene.atCursor()).isEqualTo(where);
        assertThat(scene.row(2)).isEqualTo("rat");
    }

    @Test
    void whatStopsTheHeroIsToldWithWhoIsInViewInSentences() {
        Point there = spawnRat().at();
        host.rules.atTurnEnd.add(new Effect.Interrupt("You see a rat."));
        String where = Compass.where(hero.at(), there, Captions.ENGLISH);
        assertThat(plain().press(".").text()).contains("You see a rat. Rat, " + where + ".");
    }

    @Test
    void aKeyTellsAllThatIsInViewTheNearestFirst() {
        spawnRat();
        wish(new Effect.Lay("apple", hero.at(), 3, Map.of()));
        Scene scene = plain().press("*");
        assertThat(scene.row(0)).isEqualTo("   In view");
        assertThat(scene.row(1)).isEqualTo(" 3 apples, here");
        assertThat(scene.row(2)).startsWith(" rat, 1 ");
        assertThat(scene.press("Esc").atCursor()).startsWith("@");
    }

    @Test
    void itTellsTheNearestGroundOfEachKindThatOneKeepsOff() {
        Point beside = beside();
        Point behind = beside.plus(hero.at().directionTo(beside));
        wish(new Effect.BecomeTile(beside, "nettles"), new Effect.BecomeTile(behind, "nettles"));
        String where = Compass.where(hero.at(), beside, Captions.ENGLISH);
        assertThat(plain().press("*").text().lines().map(String::strip).filter(line -> line.startsWith("nettles")))
                .containsExactly("nettles, " + where);
    }

    @Test
    void thatKeyIsForEverybody() {
        assertThat(scene().press("*").text()).contains("In view");
        assertThat(game.world().turn()).isEqualTo(1);
    }

    @Test
    void theTitleIsSpelledOutAndTheCursorStandsOnItsFirstEntry() {
        Scene scene = Scene.plain(new Title(host));
        assertThat(scene.row(0)).isEqualTo("Gnaw. Every rule is a script.");
        assertThat(scene.atCursor()).isEqualTo("> n New game");
        assertThat(scene.text()).doesNotContainPattern(DECORATION);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, here",
        "0, -4, 4 north",
        "3, -3, 3 north-east",
        "5, 0, 5 east",
        "5, -1, 5 east and 1 north",
        "5, 3, 5 east and 3 south",
        "-1, 9, 9 south and 1 west",
        "-2, -7, 7 north and 2 west"
    })
    void aPlaceIsToldByTheStepsThatLeadThereTheLongerWayFirst(int dx, int dy, String told) {
        Point here = new Point(20, 20);
        assertThat(Compass.where(here, here.plus(dx, dy), Captions.ENGLISH)).isEqualTo(told);
    }
}
