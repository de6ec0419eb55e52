package gnaw.terminal.option;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The screens' port to what the player has chosen; whatever he changes is kept at once. */
public interface OptionShelf {
    /** What nobody can change: everything as usual. */
    OptionShelf USUAL = new OptionShelf() {
        @Override
        public Chosen chosen() {
            return Chosen.NOTHING;
        }

        @Override
        public Optional<String> choose(Preference preference, String word) {
            return Optional.of("Nothing is kept here.");
        }

        @Override
        public Optional<String> bind(Map<String, List<String>> keys) {
            return Optional.of("Nothing is kept here.");
        }
    };

    /** What holds now. */
    Chosen chosen();

    /** Chooses a word from now on. Answers why that holds for this run only, if it could not be kept. */
    Optional<String> choose(Preference preference, String word);

    /** From now on these commands have these keys, and all others their usual ones. Answers the same. */
    Optional<String> bind(Map<String, List<String>> keys);
}
