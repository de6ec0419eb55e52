package gnaw.terminal.play;

import gnaw.game.Errand;
import gnaw.game.Game;
import gnaw.game.Progress;
import gnaw.game.World;
import gnaw.game.errand.Trek;
import gnaw.terminal.key.Key;
import java.util.Optional;

/** What the hero does by himself until a key is pressed or something happens, and where he was going. */
final class Course {
    private Optional<Errand> errand = Optional.empty();
    private Optional<Trek> unfinished = Optional.empty();
    private Optional<Key> begunBy = Optional.empty();
    private int oncesMore;
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
        begunBy = Optional.empty();
        oncesMore = 0;
    }

    /** The player has begun it with that key: pressed again while it goes on, it means once more, and not an end. */
    void isBegunBy(Key key) {
        begunBy = Optional.of(key).filter(_ -> isOn());
    }

    /** Takes note of a key that is pressed while it goes on; whether it means once more. */
    boolean isOnceMore(Key key) {
        boolean isSame = isOn() && begunBy.filter(key::equals).isPresent();
        oncesMore += isSame ? 1 : 0;
        return isSame;
    }

    /** How often more it was wanted. */
    int oncesMore() {
        return oncesMore;
    }

    /** By which key, if there is one. */
    Optional<Key> begunBy() {
        return begunBy;
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
