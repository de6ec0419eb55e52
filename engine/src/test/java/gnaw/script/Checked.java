package gnaw.script;

import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Keymap;
import gnaw.workshop.check.Check;
import gnaw.workshop.check.Finding;
import gnaw.workshop.check.Findings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;

/** Scripts written for one test, and what a check without types finds in them. */
abstract class Checked {
    @TempDir
    Path folder;

    final List<String> found(String script) throws Exception {
        return found(new Written(folder).main("""
                import { add, damage, give, items, rules, say, table } from "gnaw";
                """ + script), "base");
    }

    final List<String> found(Written written, String mod) throws Exception {
        Check check = new Check(
                Optional.empty(), new Findings(folder.resolve("cache")), Keymap.engineKeys(), Keymap.engineCommands());
        return RulesThread.call("check", () -> check.of(written.scripts(), List.of(mod))).stream()
                .map(Finding::toString)
                .toList();
    }
}
