package gnaw.terminal.play;

import gnaw.game.Errand;
import gnaw.game.Progress;
import gnaw.game.errand.TravelAcrossLevels;
import gnaw.terminal.key.Key;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the hero does by himself until a key is pressed or something happens, and where he was going. */
final class CurrentErrand {
    private final Play play;
    private Optional<Errand> errand = Optional.empty();
    private Optional<TravelAcrossLevels> unfinished = Optional.empty();
    private Optional<Key> begunBy = Optional.empty();
    private int oncesMore;
    private boolean isFirstStep;

    CurrentErrand(Play play) {
        this.play = play;
    }

    /** Whether he does anything by himself. */
    boolean isOn() {
        return errand.isPresent();
    }

    /** Begins something that goes on by itself until a key is pressed or something happens; nothing where nothing can be done. */
    ViewChange start(Errand begun) {
        if (!play.mayAct()) {
            return ViewChange.HOME;
        }
        play.note("", "dim");
        errand = Optional.of(begun);
        isFirstStep = true;
        return ViewChange.HOME;
    }

    /** Begins to travel; that can be gone on with if something interrupts it. */
    ViewChange travel(TravelAcrossLevels travel) {
        return start(travel, travel);
    }

    /** Begins what is gone on with otherwise if something interrupts it. */
    ViewChange start(Errand begun, TravelAcrossLevels resumed) {
        unfinished = Optional.of(resumed);
        return start(begun);
    }

    /** Goes on where the hero was going when something interrupted him, unless he is there. */
    ViewChange resume() {
        return unfinished
                .filter(travel -> !travel.isDone(play.game().world()))
                .map(this::travel)
                .orElseGet(() -> play.note(play.words().of(Caption.NO_JOURNEY), "dim"));
    }

    /** Something was done: where the hero was going when something interrupted him he may have come by himself. */
    void passed() {
        unfinished = unfinished.filter(travel -> !travel.isDone(play.game().world()));
    }

    /** Does the next step of something and no more: for the one after it the key must be pressed again. */
    ViewChange once(Errand step) {
        ViewChange begun = start(step);
        ViewChange next = isOn() ? advance() : begun;
        end();
        return next;
    }

    /** Nothing goes on by itself any more. */
    void end() {
        errand = Optional.empty();
        begunBy = Optional.empty();
        oncesMore = 0;
    }

    /** Takes note of the key with which the player has begun it: pressed again while it goes on, that means once more, and not an end. */
    void noteBeginning(Key key) {
        begunBy = Optional.of(key).filter(_ -> isOn());
    }

    /** Takes note of a key that is pressed while it goes on; whether it means once more. */
    boolean isOnceMore(Key key) {
        boolean isSame = isOn() && begunBy.filter(key::equals).isPresent();
        oncesMore += isSame ? 1 : 0;
        return isSame;
    }

    /** Does the next step. */
    ViewChange advance() {
        play.workbench().seen(play.game());
        Progress progress = play.game().advance(errand.orElseThrow(), isFirstStep);
        isFirstStep = false;
        ViewChange next = play.settle(progress.events());
        return progress.ended().map(why -> ended(why, next)).orElse(next);
    }

    /** What was typed for the way is not meant for its end, such as the stairs. */
    private ViewChange ended(String why, ViewChange next) {
        int again =
                why.isEmpty() && next.equals(ViewChange.STAY) && !play.game().isOver() ? oncesMore : 0;
        Optional<Key> key = begunBy.filter(_ -> again > 0);
        end();
        if (key.isPresent()) {
            ViewChange begun = play.onKey(key.get());
            IntStream.range(1, again).forEach(_ -> isOnceMore(key.get()));
            return begun;
        }
        if (play.messages().notice().text().isEmpty()) {
            play.note(why, "warn");
        }
        return next.equals(ViewChange.STAY) ? ViewChange.forgetting(next) : next;
    }
}
