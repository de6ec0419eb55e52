package gnaw.game;

import gnaw.game.Journal.Mark;
import gnaw.game.Journal.Start;
import java.util.ArrayList;
import java.util.List;

/** Writes a game's journal while it is played. An intent is written down before it is followed: so the one that ends in a fault is there. */
final class JournalWriter {
    private static final int TURNS_BETWEEN_MARKS = 100;

    private final World world;
    private final Start start;
    private final List<Intent> intents = new ArrayList<>();
    private final List<Mark> marks = new ArrayList<>();
    private int nextMark;

    JournalWriter(World world, Start start) {
        this(world, start, world.turn() + TURNS_BETWEEN_MARKS);
    }

    private JournalWriter(World world, Start start, int nextMark) {
        this.world = world;
        this.start = start;
        this.nextMark = nextMark;
    }

    /** For a game that nobody looks for a difference in when it is played again: a mark takes as long as some turns, and is made at the end only. */
    static JournalWriter withoutMarks(World world, Start start) {
        return new JournalWriter(world, start, Integer.MAX_VALUE);
    }

    void write(Intent intent) {
        if (world.turn() >= nextMark) {
            marks.add(mark());
            nextMark = world.turn() + TURNS_BETWEEN_MARKS;
        }
        intents.add(intent);
    }

    /** How many intents there were so far. */
    int intents() {
        return intents.size();
    }

    /** What was decided after so many intents. */
    List<Intent> after(int earlier) {
        return List.copyOf(intents.subList(earlier, intents.size()));
    }

    /** The intents so far, with a mark at their end. */
    Journal journal() {
        List<Mark> all = new ArrayList<>(marks);
        all.add(mark());
        return new Journal(start, intents, all);
    }

    private Mark mark() {
        return new Mark(
                intents.size(), world.turn(), SavedGame.of(world).withoutBots().hash());
    }
}
