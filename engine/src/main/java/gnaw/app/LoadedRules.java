package gnaw.app;

import gnaw.game.Game;
import gnaw.mod.Scripts;
import gnaw.script.Reload;
import gnaw.script.Rulebook;
import java.util.Optional;

/** The rules that are played now. Where others cannot be loaded these stay. May be asked from any thread what they are. */
final class LoadedRules implements AutoCloseable {
    private final Rulebooks rulebooks;
    private volatile Optional<Rulebook> loaded = Optional.empty();

    /** None yet; {@link #load} takes them from there. */
    LoadedRules(Rulebooks rulebooks) {
        this.rulebooks = rulebooks;
    }

    /** The rules, as soon as some were loaded. */
    Rulebook rules() {
        return loaded.orElseThrow();
    }

    /** Those of these scripts from now on; a {@link gnaw.mod.ScriptError} tells what is wrong with them. */
    void load(Scripts scripts) {
        Rulebook others = rulebooks.take(scripts);
        loaded.ifPresent(rulebooks::giveBack);
        loaded = Optional.of(others);
    }

    /** The same, unless they are loaded already. */
    Rulebook use(Scripts scripts) {
        if (!scripts.equals(rules().scripts())) {
            load(scripts);
        }
        return rules();
    }

    /** The same scripts and {@code mod.json} as they are saved now, under which the game goes on; exceptions as of {@link Reload#of}. */
    Game reload(Game game) {
        Reload reload = Reload.of(game, rules().scripts().reread());
        loaded = Optional.of(reload.rules());
        return reload.game();
    }

    @Override
    public void close() {
        rulebooks.giveBack(rules());
    }
}
