package gnaw.lab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.ForwardingRules;
import gnaw.game.Game;
import gnaw.game.GameTrouble;
import gnaw.game.Happening;
import gnaw.game.Intent;
import gnaw.game.Journal;
import gnaw.game.Rule;
import gnaw.game.Rules;
import gnaw.lab.Condition;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShrinkingTest {
    @TempDir
    Path folder;

    /** Rules under which the engine itself goes wrong at the end of the third turn. */
    private static final class Faulty extends ForwardingRules {
        private int turns;

        Faulty(Rules behind) {
            super(behind);
        }

        @Override
        public void gameBegins() {
            super.gameBegins();
            turns = 0;
        }

        @Override
        public List<Rule> answering(Happening happening) {
            if (happening instanceof Happening.TurnEnds && ++turns == 3) {
                throw new IndexOutOfBoundsException("The engine went wrong.");
            }
            return super.answering(happening);
        }
    }

    /** What was not done to its end leads nowhere, so that no way can stand in place of the steps up to it. */
    @Test
    void aGameShrinksAlsoWhereItsLastStepEndsInAFaultOfTheEngine() throws Exception {
        List<Intent> waits = Collections.nCopies(5, new Intent.Act(Action.await(), false));
        Journal journal = new Journal(new Journal.Start.Fresh(3, List.of()), waits, List.of());
        Optional<List<Intent>> shortest = RulesThread.call("shrinking", () -> {
            try (Rulebook rules = new Written(folder).main("").load()) {
                Faulty faulty = new Faulty(rules);
                return new Shrinking(faulty, journal, fault(faulty, journal), Condition.NONE, () -> {}).run();
            }
        });
        assertThat(shortest).contains(waits.subList(0, 3));
    }

    private static GameTrouble fault(Rules rules, Journal journal) {
        try {
            Game game = journal.start().game(rules);
            journal.intents().forEach(intent -> intent.doIn(game));
            throw new AssertionError("Nothing went wrong.");
        } catch (IndexOutOfBoundsException fault) {
            return GameTrouble.of(fault);
        }
    }
}
