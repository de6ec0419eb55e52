package gnaw.script;

import gnaw.game.Thing;
import gnaw.game.World;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * A loaded context with all that reads and writes for it.
 *
 * @param without the mods that are set aside: their functions were not loaded
 */
record Desk(Loaded loaded, Set<String> without, FactBook book, ActionReader actions, PlanReader plans) {
    /** Loads the scripts; things are called as {@code names} says. */
    static Desk open(
            Scripts scripts,
            Modules modules,
            Watchdog watchdog,
            Set<String> without,
            BiFunction<Thing, World, String> names) {
        Loaded loaded = load(scripts, modules, watchdog, without);
        return new Desk(
                loaded,
                without,
                new FactBook(loaded.tables(), loaded.nothing(), names),
                new ActionReader(loaded.tables()),
                new PlanReader(loaded.tables(), loaded.catalog()));
    }

    /** If the other mods cannot do without the functions of those that are set aside, these stay. */
    private static Loaded load(Scripts scripts, Modules modules, Watchdog watchdog, Set<String> without) {
        try {
            return Loaded.load(scripts, modules, watchdog, without);
        } catch (ScriptError needed) {
            if (without.isEmpty()) {
                throw needed;
            }
            return Loaded.load(scripts, modules, watchdog);
        }
    }
}
