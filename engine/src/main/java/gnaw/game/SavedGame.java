package gnaw.game;

import gnaw.game.dice.DiceBox;
import gnaw.map.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The whole state of a game, as plain data: records, lists, sorted maps, numbers and texts. Two games are in the same state exactly when
 * their records are equal.
 *
 * @param touched whether somebody has meddled with it from outside
 * @param predecessors who died in earlier games, as it was when this one began
 */
public record SavedGame(
        long seed,
        int turn,
        Depth depth,
        int deepest,
        int nextId,
        int hero,
        Map<String, Object> meters,
        Map<String, Map<String, Object>> kinds,
        Map<String, Long> dice,
        List<SavedStage> stages,
        List<Offer> offers,
        List<Line> log,
        boolean touched,
        List<SavedPredecessor> predecessors) {

    /** Older games have none. */
    public SavedGame {
        predecessors = List.copyOf(Optional.ofNullable(predecessors).orElse(List.of()));
    }

    /**
     * A level.
     *
     * @param palette tile ids; the rows name them by letters from {@code A} on
     * @param rows what each cell is made of
     * @param memory what is remembered of each cell, a blank where nothing is
     */
    public record SavedStage(
            Depth depth,
            List<String> palette,
            List<String> rows,
            List<String> memory,
            List<SavedCreature> creatures,
            List<SavedPile> piles,
            Map<String, List<Point>> marks) {}

    /** Somebody. */
    public record SavedCreature(
            int id,
            String kind,
            Point at,
            double energy,
            int helpless,
            Map<String, Object> meters,
            List<SavedItem> pack) {}

    /** What lies on a cell. */
    public record SavedPile(Point at, List<SavedItem> items) {}

    /** A stack of things. */
    public record SavedItem(int id, String kind, int count, Map<String, Object> meters) {}

    /** Somebody who died in an earlier game, with all that he had. He has no number in this one. */
    public record SavedPredecessor(Depth where, Ending end, SavedCreature hero) {
        /** That of a game which is over. */
        public static SavedPredecessor of(Game game) {
            World world = game.world();
            return new SavedPredecessor(
                    world.where(), world.ending().orElseThrow(), WorldToData.numberless(world.hero()));
        }

        /** Whether it is the same one, whatever is still known of him. */
        public boolean isSameAs(SavedPredecessor other) {
            return where.equals(other.where) && end.equals(other.end);
        }
    }

    /** The state of a world, as it is now. */
    static SavedGame of(World world) {
        return new WorldToData(world).game();
    }

    /** A world in this state, among the given kinds. */
    World world(Catalog catalog) {
        return new DataToWorld(this, catalog).world();
    }

    /** The same state, marked as one with which somebody has meddled. */
    public SavedGame asTouched() {
        return new SavedGame(
                seed, turn, depth, deepest, nextId, hero, meters, kinds, dice, stages, offers, log, true, predecessors);
    }

    /** The same state but for the dice of bots: a game that is played again by its intents asks no bot. */
    SavedGame withoutBots() {
        Map<String, Long> others = withoutBots(dice);
        return new SavedGame(
                seed,
                turn,
                depth,
                deepest,
                nextId,
                hero,
                meters,
                kinds,
                others,
                stages,
                offers,
                log,
                touched,
                predecessors);
    }

    /** These dice but for those of bots. */
    static Map<String, Long> withoutBots(Map<String, Long> dice) {
        Map<String, Long> others = new TreeMap<>(dice);
        others.remove(DiceBox.BOTS);
        return others;
    }

    /** A short text that is equal for equal states and hardly ever for others: the SHA-256 of the whole record as text. */
    public String hash() {
        return StateHash.of(this);
    }
}
