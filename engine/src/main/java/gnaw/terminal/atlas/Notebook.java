package gnaw.terminal.atlas;

import gnaw.game.Depth;
import java.util.Map;

/** The player's own notes of a game, one for each level. */
public interface Notebook {
    /** Where nothing is kept. */
    Notebook NONE = new Notebook() {
        @Override
        public Map<Depth, String> notes() {
            return Map.of();
        }

        @Override
        public void write(Depth level, String note) {
            // Nobody plays who could come back to it.
        }
    };

    /** All notes by level; none is empty. */
    Map<Depth, String> notes();

    /** Keeps a note in place of the last; "" strikes it out. */
    void write(Depth level, String note);
}
