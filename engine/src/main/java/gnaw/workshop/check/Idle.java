package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.script.table.ChangeHistory;
import java.util.List;

/** Finds a mod that does nothing: whoever comes from other games may export rules and wait for somebody to read them. */
final class Idle {
    private Idle() {}

    /** A warning for a mod that has neither added nor changed anything. */
    static List<Finding> of(Mod mod, ChangeHistory history) {
        return history.changedBy(mod.id()).isEmpty()
                ? List.of(Finding.warning(
                        mod.id() + "/" + Mod.MAIN,
                        "This mod changes nothing: add, amend, wrap and remove do, and nobody reads what it exports."))
                : List.of();
    }
}
