package gnaw.terminal.atlas;

import gnaw.game.Depth;
import java.util.Map;
import java.util.Optional;

/** What a player has of a game beside it: notes of his own, one for each level, and the letters by which he knows what he carries. */
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

        @Override
        public Map<String, String> letters() {
            return Map.of();
        }

        @Override
        public void keep(Map<String, String> letters) {
            // The next game begins with new ones.
        }
    };

    /** All notes by level; none is empty. */
    Map<Depth, String> notes();

    /** Keeps a note in place of the last; "" strikes it out. Answers why it could not be kept, if so. */
    Optional<String> write(Depth level, String note);

    /** The letters of things, by the number of each and by the kind of what once had one. */
    Map<String, String> letters();

    /** Keeps these letters in place of the last. Where they cannot be written, the next start gives new ones. */
    void keep(Map<String, String> letters);
}
