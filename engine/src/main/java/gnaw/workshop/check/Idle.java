package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.script.source.Token;
import gnaw.script.source.Tokens;
import gnaw.script.table.ChangeHistory;
import java.util.List;
import java.util.SortedMap;

/** Finds a mod that does nothing: whoever comes from other games may export rules and wait for somebody to read them. */
final class Idle {
    private Idle() {}

    /** A warning for a mod that has neither added nor changed anything; one whose exports have names is there for other mods. */
    static List<Finding> of(Mod mod, ChangeHistory history, SortedMap<String, String> scripts) {
        boolean isForOthers = scripts.values().stream().map(Tokens::of).anyMatch(Idle::exportsByName);
        return isForOthers || !history.changedBy(mod.id()).isEmpty()
                ? List.of()
                : List.of(Finding.warning(
                        mod.id() + "/" + Mod.MAIN,
                        "This mod changes nothing: add, amend, wrap and remove do, and nobody reads what it exports."));
    }

    private static boolean exportsByName(List<Token> script) {
        for (int at = 0; at + 1 < script.size(); at++) {
            if (script.get(at).isWord("export") && !script.get(at + 1).isWord("default")) {
                return true;
            }
        }
        return false;
    }
}
