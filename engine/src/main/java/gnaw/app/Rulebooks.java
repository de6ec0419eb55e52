package gnaw.app;

import gnaw.mod.Scripts;
import gnaw.script.Rulebook;

/** Where a host gets the rules of its games from, and where they go when it has done with them. */
public interface Rulebooks {
    /** They are read each time, and nobody keeps them. */
    Rulebooks READ = new Rulebooks() {};

    /** Rules as these scripts say them, which nobody else asks; a {@link gnaw.mod.ScriptError} tells what is wrong with them. */
    default Rulebook take(Scripts scripts) {
        return Rulebook.load(scripts);
    }

    /** They are not asked any more. */
    default void giveBack(Rulebook rules) {
        rules.close();
    }
}
