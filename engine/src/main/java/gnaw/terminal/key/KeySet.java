package gnaw.terminal.key;

import gnaw.map.Direction;
import java.util.Map;

/** A row of usual keys, as far as one differs from another: those that walk and run, and what makes room for them. */
public enum KeySet {
    /** The letters of vi around {@code hjkl}, the keypad, and the arrows. */
    USUAL(
            Map.of(
                    Direction.N, "k 8 Up",
                    Direction.NE, "u 9 PgUp",
                    Direction.E, "l 6 Right",
                    Direction.SE, "n 3 PgDn",
                    Direction.S, "j 2 Down",
                    Direction.SW, "b 1 End",
                    Direction.W, "h 4 Left",
                    Direction.NW, "y 7 Home"),
            Map.of(
                    Direction.N, "K Shift-Up",
                    Direction.NE, "U Shift-PgUp",
                    Direction.E, "L Shift-Right",
                    Direction.SE, "N Shift-PgDn",
                    Direction.S, "J Shift-Down",
                    Direction.SW, "B Shift-End",
                    Direction.W, "H Shift-Left",
                    Direction.NW, "Y Shift-Home"),
            "o",
            "i"),

    /** The block of letters that lies as the keypad does, where there is none. */
    LAPTOP(
            Map.of(
                    Direction.N, "i 8 Up",
                    Direction.NE, "o 9 PgUp",
                    Direction.E, "l 6 Right",
                    Direction.SE, ". 3 PgDn",
                    Direction.S, ", 2 Down",
                    Direction.SW, "m 1 End",
                    Direction.W, "j 4 Left",
                    Direction.NW, "u 7 Home"),
            Map.of(
                    Direction.N, "I Shift-Up",
                    Direction.NE, "O Shift-PgUp",
                    Direction.E, "L Shift-Right",
                    Direction.SE, "Shift-PgDn",
                    Direction.S, "Shift-Down",
                    Direction.SW, "Shift-End",
                    Direction.W, "J Shift-Left",
                    Direction.NW, "U Shift-Home"),
            "n",
            "b");

    private final Map<Direction, String> walks;
    private final Map<Direction, String> runs;
    private final String explore;
    private final String pack;

    KeySet(Map<Direction, String> walks, Map<Direction, String> runs, String explore, String pack) {
        this.walks = walks;
        this.runs = runs;
        this.explore = explore;
        this.pack = pack;
    }

    String walking(Direction direction) {
        return walks.get(direction);
    }

    String running(Direction direction) {
        return runs.get(direction);
    }

    String exploring() {
        return explore;
    }

    String pack() {
        return pack;
    }
}
