package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Ref;
import gnaw.map.Point;
import gnaw.terminal.atlas.VisibleList;
import gnaw.terminal.key.Compass;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What is told of whatever the mark is on, and how one looks about. */
class LookingTest extends AtPlay {
    @Test
    void enterOpensThePageOfWhateverIsUnderTheMark() {
        host.rules.recalled = List.of("It has 3 of 4 teeth.");
        host.rules.ofTiles = List.of("It is trodden.");
        spawnRat();
        Scene scene = scene().press("x");
        assertThat(scene.text())
                .contains("It is what it is.", "It is trodden.", "Enter more")
                .doesNotContain("3 of 4 teeth");
        assertThat(scene.press("Enter").text()).contains("It is what it is.", "It has 3 of 4 teeth.");
        assertThat(scene.press("Esc").text()).contains("You see");
    }

    @Test
    void theMarkIsPutOnAFoeBeforeAFriendWhoStandsNearer() {
        Creature friend = spawnRat();
        wish(new Effect.Join(Ref.to(friend), hero.side()));
        wish(new Effect.Spawn("rat", friend.at(), Map.of()));
        Creature foe = VisibleList.creatures(game.world()).getLast();
        assertThat(foe).isNotEqualTo(friend);
        assertThat(Scene.plain(new Play(host, game)).press("x").row(1))
                .isEqualTo(Compass.where(hero.at(), foe.at(), Captions.ENGLISH));
    }

    @Test
    void enterOnBareGroundDoesNothingAndAPointGoesThere() {
        Point goal = beside();
        Scene scene = scene().press("x", keyTowards(goal), "Enter").pause().pause();
        assertThat(hero.at()).isNotEqualTo(goal);
        assertThat(scene.text()).contains("You see", ". go").doesNotContain("Enter more");
        scene.press(".").pause().pause();
        assertThat(hero.at()).isEqualTo(goal);
        assertThat(scene.text()).doesNotContain("You see");
    }

    @Test
    void onALargeScreenTheLogStaysInView() {
        wish(new Effect.Say("Drip, drip.", "", Optional.empty()));
        spawnRat();
        assertThat(Scene.of(new Play(host, game), SIZES.get(2)).press("x").text())
                .contains("Drip, drip.");
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void allIsToldOfWhatIsMarkedAtEverySize(TerminalSize size) {
        spawnRat();
        host.rules.about = List.of(
                "It has seen better days.",
                "You have a chance of 96% to hit it, for 2 to 7, and it needs 3 blows to fall.");
        assertThat(Scene.of(new Play(host, game), size).press("x").text())
                .contains("better days", "96%", "3 blows to", "fall.", "the floor");
    }

    @Test
    void whatIsLongIsWrittenOverTheWholeWidthBeforeAnyOfItIsLeftOut() {
        spawnRat();
        host.rules.about = List.of("It talks much of this and that. ".repeat(18).strip(), "That is all.");
        assertThat(Scene.of(new Play(host, game), SIZES.getFirst()).press("x").text())
                .contains("That is all.");
    }

    @Test
    void whatFindsNoRoomBesideTheMarkIsAKeyAway() {
        spawnRat();
        host.rules.about = List.of("It talks much.\n".repeat(20).strip(), "That is all.");
        Scene scene = Scene.of(new Play(host, game), SIZES.get(1)).press("x");
        assertThat(scene.text()).contains("Enter tells more.").doesNotContain("That is all.");
        assertThat(scene.press("Enter", "End").text()).contains("That is all.");
    }

    @Test
    void theWholeScreenShowsTheLevelAndScrollsToWhatFindsNoRoom() {
        wish(new Effect.Reveal(List.of()));
        Scene scene = scene().press("^");
        assertThat(scene.atCursor()).startsWith("@");
        assertThat(scene.row(23)).contains("directions scroll, any other key closes");
        assertThat(scene.text()).doesNotContain("Life");
        String before = scene.text();
        assertThat(scene.press("J", "J").text()).isNotEqualTo(before);
        scene.press("K", "K", "K");
        assertThat(scene.text()).isNotEqualTo(before);
        assertThat(scene.press("x").text()).contains("Life");
    }

    @Test
    void lookingGoesFromThingToThingAndOverTheWholeMap() {
        spawnRat();
        Scene scene = scene().press("x");
        assertThat(scene.text()).contains("You see", "rat", "It is what it is.");
        assertThat(scene.atCursor()).startsWith("r");
        for (int i = 0; i < 12; i++) {
            scene.press("Y");
        }
        assertThat(scene.text()).contains("You have not seen this place.");
        assertThat(scene.press("Esc").atCursor()).startsWith("@");
    }
}
