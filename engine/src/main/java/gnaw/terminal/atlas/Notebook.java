package gnaw.terminal.atlas;

import gnaw.game.Depth;
import java.util.Map;
import java.util.Optional;

/** The player's own notes of a game, one for each level. */
public interface Notebook {
    /** Where nothing is kept. */
    Notebook NONE = new Notebook() {
        @Override
        public Map<Depth, String> notes() {
            return Map.of();
        }

        @Override
        public Optional<String> write(Depth level, String note) {
            return Optional.empty();
        }
    };

    /** All notes by level; none is empty. */
    Map<Depth, String> notes();

    /** Keeps a note in place of the last; "" strikes it out. Answers why it could not be kept, if so. */
    Optional<String> write(Depth level, String note);
}
