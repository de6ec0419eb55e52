package gnaw.terminal.play;

import java.util.List;
import java.util.Optional;

/** The games of a player that are kept and can go on, as long as no other window plays. */
public interface GameShelf {
    /** The game that was played last, or that of mods which were named at the start; empty if there is none to continue. */
    Optional<Waiting> kept();

    /** Whether there are kept games beside that one. */
    boolean hasOthers();

    /** Those beside it, the newest first. */
    List<Waiting> others();

    /** The kept game whose place such a new game would take. */
    Optional<Waiting> replacedBy(Host.Beginning wanted);

    /** What became of kept games that cannot be read, a sentence each; each is told once. */
    List<String> takeLosses();

    /** The number of the process that plays instead, in another window; while it does, no game can begin or go on here. */
    Optional<String> elsewhere();

    /** Lets that process keep its game and end, and waits some seconds for it; whether it has. */
    boolean takeOver();

    /** No game at all. */
    GameShelf EMPTY = new GameShelf() {
        @Override
        public Optional<Waiting> kept() {
            return Optional.empty();
        }

        @Override
        public boolean hasOthers() {
            return false;
        }

        @Override
        public List<Waiting> others() {
            return List.of();
        }

        @Override
        public Optional<Waiting> replacedBy(Host.Beginning wanted) {
            return Optional.empty();
        }

        @Override
        public List<String> takeLosses() {
            return List.of();
        }

        @Override
        public Optional<String> elsewhere() {
            return Optional.empty();
        }

        @Override
        public boolean takeOver() {
            return true;
        }
    };
}
