package gnaw.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntentFormatTest {
    private static final List<Action> ACTIONS = List.of(
            new Action.Step(Direction.NE),
            new Action.Attack(12),
            new Action.Plain("rest"),
            new Action.PickUp(Optional.empty()),
            new Action.PickUp(Optional.of(7)),
            new Action.PutDown(7, 2),
            new Action.Choose("drought:sip at will"),
            new Action.Use("eat", 17, Optional.empty()),
            new Action.Use("throw to the wolves", 17, Optional.of(new Point(3, -1))),
            new Action.Swap(Direction.SW),
            new Action.UseTile("descend"));

    @Test
    void everyIntentComesBackFromItsWords() {
        for (Action action : ACTIONS) {
            assertReadAgain(new Intent.Act(action, false));
            assertReadAgain(new Intent.Act(action, true));
            assertReadAgain(new Intent.Perform(action, false));
            assertReadAgain(new Intent.Perform(action, true));
            assertReadAgain(new Intent.Conclude(action));
        }
        assertReadAgain(new Intent.GoTo(new Point(3, 12)));
        assertReadAgain(new Intent.Inscribe(17, "for the dragon, with care"));
        assertReadAgain(new Intent.Inscribe(17, ""));
        assertReadAgain(new Intent.Pass());
        assertReadAgain(new Intent.Decline());
        assertReadAgain(new Intent.Choose("step north: yes"));
    }

    private static void assertReadAgain(Intent intent) {
        assertThat(IntentFormat.of(intent).map(IntentFormat::read)).contains(intent);
    }

    @Test
    void wordsAreThoseOfTheGame() {
        assertThat(ACTIONS)
                .extracting(
                        action -> IntentFormat.of(new Intent.Act(action, false)).orElseThrow())
                .startsWith("step north-east", "attack 12", "do rest", "pick up", "pick up 7", "put down 2 of 7")
                .endsWith("use 17 to eat", "use 17 at 3,-1 to throw to the wolves", "swap south-west", "tile descend");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "dance", "step sideways", "attack bat", "pick up everything", "use 1", "put down 2"})
    void otherWordsMeanNothing(String words) {
        assertThatThrownBy(() -> IntentFormat.read(words))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("\"" + words + "\" means nothing that can be done.");
    }
}
