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
record Desk(Loaded loaded, Set<String> without, FactBook book, AnswerReader answers) {
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
                new FactBook(loaded, names, drawing(notes)),
                new AnswerReader(
                        new ActionReader(new RecordReader.Surroundings(loaded.tables(), Optional.empty())),
                        new PlanReader(loaded.tables(), loaded.catalog())));
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

    private static FactBook.Drawing drawing(Optional<RowNotes> notes) {
        return notes.<FactBook.Drawing>map(noting -> noting::drawn).orElse((_, _) -> {});
    }
}
