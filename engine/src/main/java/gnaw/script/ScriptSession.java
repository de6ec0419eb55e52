package gnaw.script;

import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.bridge.ActionReader;
import gnaw.script.bridge.AnswerReader;
import gnaw.script.bridge.FactViews;
import gnaw.script.bridge.HiddenFacts;
import gnaw.script.bridge.MemoizedFunctions;
import gnaw.script.bridge.RecordReader;
import gnaw.script.context.Watchdog;
import gnaw.script.coverage.ReadTracker;
import gnaw.script.load.LoadedScripts;
import gnaw.script.source.Modules;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * A loaded context with all that reads and writes for it.
 *
 * @param without the mods that are set aside: their functions were not loaded
 */
record ScriptSession(LoadedScripts loaded, Set<String> without, FactViews views, AnswerReader answers) {
    /** Loads the scripts; things are called as {@code names} says, and which rows are reached goes to the tracker. */
    static ScriptSession open(
            Scripts scripts,
            Modules modules,
            Watchdog watchdog,
            Set<String> without,
            BiFunction<Thing, World, String> names,
            AuthorsLog log,
            Optional<ReadTracker> tracker) {
        LoadedScripts loaded = load(scripts, modules, watchdog, without, tracker);
        FactViews views = new FactViews(loaded, names, drawing(tracker));
        loaded.logTo(line -> {
            log.add(line);
            views.answerCache().spoil();
        });
        loaded.recallBy(new MemoizedFunctions(loaded, views));
        return new ScriptSession(
                loaded,
                without,
                views,
                new AnswerReader(
                        new ActionReader(new RecordReader.Surroundings(loaded.tables(), Optional.empty())),
                        views.plans(),
                        loaded.catalog().tones().keySet()));
    }

    /** If the other mods cannot do without the functions of those that are set aside, these stay. */
    private static LoadedScripts load(
            Scripts scripts, Modules modules, Watchdog watchdog, Set<String> without, Optional<ReadTracker> tracker) {
        try {
            return readable(LoadedScripts.load(scripts, modules, watchdog, without, tracker), modules);
        } catch (ScriptError needed) {
            if (without.isEmpty()) {
                throw needed;
            }
            return LoadedScripts.load(scripts, modules, watchdog, Set.of(), tracker);
        }
    }

    private static LoadedScripts readable(LoadedScripts loaded, Modules modules) {
        try {
            HiddenFacts.refuse(loaded, modules);
            return loaded;
        } catch (ScriptError hidden) {
            loaded.context().close(true);
            throw hidden;
        }
    }

    private static FactViews.Drawing drawing(Optional<ReadTracker> tracker) {
        return tracker.<FactViews.Drawing>map(noting -> noting::drawn).orElse((_, _) -> {});
    }
}
