package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.map.Direction;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Actions that come to nothing are free, unless the rules let a bump take time. */
class ActionsInVainTest {
    private static final Action NOTHING_HERE = new Action.PickUp(Optional.empty());

    @TempDir
    Path folder;

    @Test
    void pickingUpNothingIsFreeWhereABumpIs() throws Exception {
        assertThat(after(NOTHING_HERE, 0)).containsExactly("turn 1", "There is nothing here.");
    }

    @Test
    void pickingUpNothingTakesTheTurnThatABumpTakes() throws Exception {
        assertThat(after(NOTHING_HERE, 1)).containsExactly("turn 2", "There is nothing here.", "pickUp took time");
    }

    @Test
    void lookingForStairsThatAreNotThereTakesItToo() throws Exception {
        assertThat(after(new Action.UseTile("descend"), 1))
                .containsExactly("turn 2", "There is no way down.", "descend took time");
    }

    @Test
    void changingPlacesWithNobodyTakesItToo() throws Exception {
        assertThat(after(new Action.Swap(Direction.N), 1))
                .containsExactly("turn 2", "There is no friend here.", "swap took time");
        assertThat(after(new Action.Swap(Direction.N), 0)).containsExactly("turn 1", "There is no friend here.");
    }

    /** The turn that comes after the action, and what was said. */
    private List<String> after(Action action, int bump) throws Exception {
        Written written = new Written(folder).main("""
                import { actions, add, amend, rules, say, texts } from "gnaw";
                amend(actions, { bump: { time: %d } });
                add(texts, { noFriendThere: { text: "There is no friend here." }, nothingHere: { text: "There is nothing here." }, "no.descend": { text: "There is no way down." } });
                add(rules.actionEnds, { clock: (_who, action) => [say(`${action.id} took time`)] });
                """.formatted(bump));
        Callable<List<String>> game = () -> {
            try (Rulebook book = written.load()) {
                Game begun = Game.begin(book, 3);
                begun.takeEvents();
                List<Event> events = begun.act(action).events();
                return Stream.concat(
                                Stream.of("turn " + begun.world().turn()),
                                events.stream()
                                        .filter(Event.Said.class::isInstance)
                                        .map(event ->
                                                ((Event.Said) event).line().text()))
                        .toList();
            }
        };
        return RulesThread.call("test", game);
    }
}
