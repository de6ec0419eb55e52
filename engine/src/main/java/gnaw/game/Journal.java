package gnaw.game;

import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.text.Sha256;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The history of a game: its start, and every intent since. The same start, rules and intents give the same game; the marks tell
 * whether they did.
 *
 * @param marks the states that the intents had led to, now and then; in a journal that was asked for, the last mark is of its end
 */
public record Journal(Start start, List<Intent> intents, List<Mark> marks) {
    public Journal {
        intents = List.copyOf(intents);
        marks = List.copyOf(marks);
    }

    /** Where a game began. */
    public sealed interface Start {
        /**
         * The game at its beginning.
         *
         * @throws LostKinds if it was kept and holds things that the rules do not know
         */
        default Game game(Rules rules) {
            return switch (this) {
                case Fresh(long seed, List<SavedPredecessor> dead) -> Game.begin(rules, seed, dead);
                case Kept(SavedGame saved) -> Game.restore(rules, saved);
            };
        }

        /**
         * As a new game of that seed.
         *
         * @param predecessors who died in earlier games, and may be met in this one
         */
        record Fresh(long seed, List<SavedPredecessor> predecessors) implements Start {
            /** Older journals know of nobody. */
            public Fresh {
                predecessors = List.copyOf(Optional.ofNullable(predecessors).orElse(List.of()));
            }

            /** In which nobody is met. */
            public Fresh(long seed) {
                this(seed, List.of());
            }

            /** That of a world. */
            public static Fresh of(World world) {
                return new Fresh(world.seed(), WorldToData.predecessors(world));
            }
        }

        /** With a state: it was continued, or goes on under rules that were read again. */
        record Kept(SavedGame game) implements Start {}
    }

    /**
     * The state after so many intents.
     *
     * @param hash of the state without the dice of bots, who think outside of the game
     */
    public record Mark(int intents, int turn, String hash) {}

    /**
     * What changes from turn to turn: little, so that it can be taken at each key, and yet hardly ever the same in two games that went
     * different ways.
     *
     * @param dice without those of bots
     * @param creatures of the hero's level
     */
    public record Pulse(
            int turn,
            Depth depth,
            int nextId,
            Map<String, Object> meters,
            Map<String, Long> dice,
            List<SavedGame.SavedCreature> creatures,
            List<Offer> offers,
            boolean touched) {
        /** Computes the pulse of a state. */
        public static Pulse of(SavedGame state) {
            SavedGame game = state.withoutBots();
            return new Pulse(
                    game.turn(),
                    game.depth(),
                    game.nextId(),
                    game.meters(),
                    game.dice(),
                    game.stages().stream()
                            .filter(stage -> stage.depth().equals(game.depth()))
                            .flatMap(stage -> stage.creatures().stream())
                            .toList(),
                    game.offers(),
                    game.touched());
        }

        /** A short text that is equal for equal ones. */
        public String hash() {
            return PulseSum.of(this);
        }

        /** Whether a journal means it by this hash, which before the first release was a SHA-256 of all as text. */
        public boolean isTold(String hash) {
            return hash.equals(hash.length() == Sha256.DIGITS ? Sha256.of(toString()) : hash());
        }
    }

    /** The same start with other intents, of which no state is known yet. */
    public Journal with(List<Intent> others) {
        return new Journal(start, others, List.of());
    }
}
