package gnaw.terminal.play;

import gnaw.game.Errand;
import gnaw.game.Game;
import gnaw.game.Progress;
import gnaw.game.World;
import gnaw.game.errand.Trek;
import java.util.Optional;

/** What the hero does by himself until a key is pressed or something happens, and where he was going. */
final class Course {
    private Optional<Errand> errand = Optional.empty();
    private Optional<Trek> unfinished = Optional.empty();
    private boolean isFirstStep;

    /** Whether he does anything by himself. */
    boolean isOn() {
        return errand.isPresent();
    }

    void begin(Errand begun) {
        errand = Optional.of(begun);
        isFirstStep = true;
    }

    void end() {
        errand = Optional.empty();
    }

    /** Does the next step. */
    Progress step(Game game) {
        Progress progress = game.advance(errand.orElseThrow(), isFirstStep);
        isFirstStep = false;
        return progress;
    }

    /** Remembers where he is going, until he is there or goes elsewhere. */
    void headsFor(Trek trek) {
        unfinished = Optional.of(trek);
    }

    /** Where he was going when something interrupted him. */
    Optional<Trek> unfinished(World world) {
        return unfinished.filter(trek -> !trek.isDone(world));
    }
}
