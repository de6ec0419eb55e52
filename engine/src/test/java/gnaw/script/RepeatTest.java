package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.game.Progress;
import gnaw.game.errand.Repeat;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes on until the rules refuse it, and why it ends. */
class RepeatTest {
    private static final String RESTING = """
            import { actions, add, allow, change, refuse, rules, texts } from "gnaw";
            add(actions, { rest: { time: 1, lasts: 9 } });
            add(texts, { "no.rest": { text: "You are well already." }, "done.rest": { text: "You feel well again." } });
            const resting = (who) => (who.thirst < 1 ? refuse("You are too thirsty.") : who.thirst < 8 ? allow() : refuse("You are well already."));
            add(rules.mayDo, { resting: { doing: "rest", answer: resting } });
            """;

    @TempDir
    Path folder;

    private Optional<String> endOfARest(String turns) throws Exception {
        return new Written(folder)
                .main(RESTING + "add(rules.turnEnds, { turns: (who) => [" + turns + "] });")
                .play(game -> rest(game, Repeat.of(game.world().catalog().act("rest"))));
    }

    private static Optional<String> rest(Game game, Repeat rest) {
        game.takeEvents();
        Progress progress = game.advance(rest, true);
        while (progress.ended().isEmpty()) {
            progress = game.advance(rest, false);
        }
        return progress.ended();
    }

    @Test
    void whatLeavesNothingToDoIsDone() throws Exception {
        assertThat(endOfARest("change(who, \"thirst\", 1)")).contains("You feel well again.");
    }

    @Test
    void whatElseEndsItIsTold() throws Exception {
        assertThat(endOfARest("change(who, \"thirst\", -1)")).contains("You are too thirsty.");
    }

    @Test
    void afterAsManyTimesAsItLastsThereIsNothingToTell() throws Exception {
        assertThat(endOfARest("")).contains("");
    }
}
