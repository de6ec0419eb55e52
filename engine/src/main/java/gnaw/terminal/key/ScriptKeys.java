package gnaw.terminal.key;

import gnaw.game.Catalog;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.ArrayList;
import java.util.List;

/** The keys that scripts propose for their verbs and actions. */
public final class ScriptKeys {
    private ScriptKeys() {}

    /** The keys of everybody, or those of a developer with his own. */
    public static Keymap keymap(KeySet set, Catalog catalog, boolean isDeveloper) {
        Captions words = catalog.captions();
        List<Binding> wished = new ArrayList<>();
        catalog.acts().values().stream()
                .filter(act -> !act.key().isEmpty())
                .forEach(act -> wished.add(
                        Binding.of(words.of(Caption.MOVING), act.menu(), new Command.Act(act.id()), act.key())));
        catalog.verbs()
                .values()
                .forEach(verb -> wished.add(
                        Binding.of(words.of(Caption.THINGS), verb.menu(), new Command.Use(verb.id()), verb.key())));
        return isDeveloper ? Keymap.ofDeveloper(set, words, wished) : Keymap.of(set, words, wished);
    }
}
