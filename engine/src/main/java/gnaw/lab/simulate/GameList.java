package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import java.util.function.Consumer;

/** Games in the order of their seeds, which need not all be in memory. */
public interface GameList {
    /** Tells each game, one after the other. May be called several times. */
    void each(Consumer<GameResult> told);
}
