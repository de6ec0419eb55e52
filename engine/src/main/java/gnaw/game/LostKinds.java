package gnaw.game;

import java.util.List;

/** A game that holds what its rules no longer know, so that they cannot go on with it. */
public final class LostKinds extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** {@code lost} says of each what it is and its id, such as {@code tile "moss"}. */
    LostKinds(List<String> lost) {
        super("The game holds what the rules do not know: " + String.join(", ", lost)
                + ". What has a new name is told in its mod.json under \"renamed\".");
    }
}
