package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.RuleFailure;
import gnaw.script.failure.Blame;
import gnaw.script.failure.RuleCall;
import gnaw.script.failure.RunningRules;
import gnaw.script.source.Modules;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is blamed where memory runs short, and where a rule cannot be stopped. */
class ShortMemoryTest {
    private static final long MUCH = 1L << 40;

    @TempDir
    Path folder;

    private RuleCaller caller() {
        Written scripts = new Written(folder)
                .main("import { add, bots } from \"gnaw\";")
                .mod("keeper", "import { add, rules } from \"gnaw\";\nadd(rules.turnEnds, { keep: () => [] });");
        return new RuleCaller(scripts.scripts(), (thing, _) -> thing.kind(), _ -> {});
    }

    private static RuleCall asked(String table, String row, String cell) {
        return new RuleCall(table, row, cell, new Object[0]);
    }

    @Test
    void theRuleThatTookMostIsBlamedThoughABotIsAskedByThen() {
        try (RuleCaller caller = caller()) {
            RunningRules running = new RunningRules(() -> caller.loaded().tables());
            running.begin(asked("turnEnds", "keeper:keep", "answer"));
            running.takes(0);
            running.takes(MUCH);
            running.lacksMemory();
            running.begin(asked("bots", "waiter", "act"));
            RuleCall greedy = running.takeGreediest().orElseThrow();
            caller.loaded().close();

            RuleFailure blamed = new Blame(Set.of(), new Modules(List.of()), () -> caller.loaded()
                            .tables())
                    .unseen(greedy, "It took most.");

            assertThat(blamed.getMessage())
                    .startsWith("keeper/main.js:2:1  rule turnEnds.keeper:keep\n  It took most.");
            assertThat(blamed.parts().mod()).isEqualTo("keeper");
        }
    }

    @Test
    void aRuleThatCannotBeStoppedIsNamedThoughItsContextIsGone() {
        try (RuleCaller caller = caller()) {
            RunningRules running = new RunningRules(() -> caller.loaded().tables());
            running.begin(asked("turnEnds", "keeper:keep", "answer"));
            caller.loaded().close();

            assertThat(running.unstoppable().getMessage())
                    .startsWith("keeper/main.js:2:1  rule turnEnds.keeper:keep\n"
                            + "  It took too long, and cannot be stopped: Gnaw ends here.");
        }
    }
}
