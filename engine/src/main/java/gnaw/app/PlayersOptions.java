package gnaw.app;

import gnaw.save.Options;
import gnaw.save.OptionsFile;
import gnaw.terminal.option.Chosen;
import gnaw.terminal.option.OptionShelf;
import gnaw.terminal.option.Preference;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What the player has chosen, on disk as soon as he does. What the command line says holds until he chooses otherwise. */
public final class PlayersOptions implements OptionShelf {
    private final OptionsFile file;
    private final Map<String, String> ofCommandLine;
    private final Optional<String> notice;
    private Options options;
    private Chosen chosen;

    /** Those of the file alone. */
    public PlayersOptions(OptionsFile file) {
        this(file, Map.of());
    }

    /** Those of the file, under what the command line says. */
    public PlayersOptions(OptionsFile file, Map<Preference, String> said) {
        this.file = file;
        OptionsFile.Read read = file.read();
        this.options = read.options();
        this.ofCommandLine = new HashMap<>();
        said.forEach((preference, word) -> ofCommandLine.put(preference.id(), word));
        this.chosen = all();
        this.notice = Stream.concat(read.notice().stream(), chosen().complaints().stream())
                .findFirst();
    }

    /** One line for the player when something in the file was no good. */
    Optional<String> notice() {
        return notice;
    }

    /** All of them as they stand in the file. */
    Options options() {
        return options;
    }

    /** Keeps what is chosen now; where it cannot be written, an exception tells why, and it counts for this run. */
    void keep(Options chosen) {
        options = chosen;
        this.chosen = all();
        file.write(chosen);
    }

    @Override
    public Chosen chosen() {
        return chosen;
    }

    private Chosen all() {
        Map<String, String> words = new HashMap<>(options.screen());
        words.put(Preference.SYNC_EVERY.id(), Integer.toString(options.syncEvery()));
        words.putAll(ofCommandLine);
        return new Chosen(new TreeMap<>(words), options.keys());
    }

    @Override
    public Optional<String> bind(Map<String, List<String>> keys) {
        return kept(options.withKeys(keys));
    }

    @Override
    public Optional<String> choose(Preference preference, String word) {
        ofCommandLine.remove(preference.id());
        return kept(
                preference == Preference.SYNC_EVERY
                        ? options.withSyncEvery(Integer.parseInt(word))
                        : options.withScreen(preference.id(), word));
    }

    private Optional<String> kept(Options chosen) {
        try {
            keep(chosen);
            return Optional.empty();
        } catch (UncheckedIOException unwritable) {
            return Optional.of(unwritable.getMessage());
        }
    }
}
