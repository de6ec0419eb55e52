package gnaw.terminal.option;

import gnaw.terminal.key.KeySet;
import gnaw.terminal.key.Keymap;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;

/** The options' port to the rules that are loaded: they bring words, commands and colours. */
public interface OptionSource {
    /** What the player has chosen. */
    default OptionShelf options() {
        return OptionShelf.USUAL;
    }

    /** The words of the screens in the language of the rules. */
    default Captions captions() {
        return Captions.ENGLISH;
    }

    /** All commands, with the keys of a set. */
    default Keymap usualKeys(KeySet set) {
        return Keymap.of(set, captions(), List.of());
    }

    /** The palettes by id, as a person calls them. */
    default Map<String, String> palettes() {
        return Map.of();
    }
}
