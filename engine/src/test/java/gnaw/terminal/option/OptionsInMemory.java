package gnaw.terminal.option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Options that are kept for one test. */
public final class OptionsInMemory implements OptionShelf, OptionSource {
    final Map<String, String> palettes = new LinkedHashMap<>();
    private final SortedMap<String, String> words = new TreeMap<>();
    private SortedMap<String, List<String>> keys = new TreeMap<>();
    private Optional<String> unkept = Optional.empty();

    /** From now on the disk is full. */
    void fillDisk() {
        unkept = Optional.of("There is no room on the disk.");
    }

    @Override
    public OptionShelf options() {
        return this;
    }

    @Override
    public Map<String, String> palettes() {
        return palettes;
    }

    @Override
    public Chosen chosen() {
        return new Chosen(words, keys);
    }

    @Override
    public Optional<String> choose(Preference preference, String word) {
        words.put(preference.id(), word);
        return unkept;
    }

    @Override
    public Optional<String> bind(Map<String, List<String>> given) {
        keys = new TreeMap<>(given);
        return unkept;
    }
}
