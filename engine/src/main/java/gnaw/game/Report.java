package gnaw.game;

import java.util.List;

/** The result of something that the hero tried. */
public record Report(Outcome outcome, List<Event> events) {
    /** Whether time passed. */
    public boolean tookTime() {
        return outcome instanceof Outcome.Done(double turns) && turns > 0;
    }
}
