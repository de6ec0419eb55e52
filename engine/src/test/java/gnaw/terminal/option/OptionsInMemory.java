package gnaw.terminal.option;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Options that are kept for one test. */
public final class OptionsInMemory implements OptionShelf {
    private final Map<String, String> words = new HashMap<>();
    private Optional<String> unkept = Optional.empty();

    /** From now on the disk is full. */
    void fillDisk() {
        unkept = Optional.of("There is no room on the disk.");
    }

    @Override
    public Chosen chosen() {
        return new Chosen(words);
    }

    @Override
    public Optional<String> choose(Preference preference, String word) {
        words.put(preference.id(), word);
        return unkept;
    }
}
