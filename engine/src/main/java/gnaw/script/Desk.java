package gnaw.script;

import gnaw.game.Thing;
import gnaw.game.World;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * A loaded context with all that reads and writes for it.
 *
 * @param without the mods that are set aside: their functions were not loaded
 */
record Desk(Loaded loaded, Set<String> without, FactBook book, ActionReader actions, PlanReader plans) {
    /** Loads the scripts; things are called as {@code names} says, and which rows are reached goes to the notes. */
    static Desk open(
            Scripts scripts,
            Modules modules,
            Watchdog watchdog,
            Set<String> without,
            BiFunction<Thing, World, String> names,
            Optional<RowNotes> notes) {
        Loaded loaded = load(scripts, modules, watchdog, without, notes);
        return new Desk(
                loaded,
                without,
                new FactBook(loaded.tables(), loaded.nothing(), names, onlooker(notes)),
                new ActionReader(loaded.tables()),
                new PlanReader(loaded.tables(), loaded.catalog()));
    }

    /** If the other mods cannot do without the functions of those that are set aside, these stay. */
    private static Loaded load(
            Scripts scripts, Modules modules, Watchdog watchdog, Set<String> without, Optional<RowNotes> notes) {
        try {
            return Loaded.load(scripts, modules, watchdog, without, notes);
        } catch (ScriptError needed) {
            if (without.isEmpty()) {
                throw needed;
            }
            return Loaded.load(scripts, modules, watchdog, Set.of(), notes);
        }
    }

    private static DiceFacts.Onlooker onlooker(Optional<RowNotes> notes) {
        return notes.<DiceFacts.Onlooker>map(noting -> noting::drawn).orElse(DiceFacts.Onlooker.NOBODY);
    }
}
