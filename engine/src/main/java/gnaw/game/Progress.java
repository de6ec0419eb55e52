package gnaw.game;

import java.util.List;
import java.util.Optional;

/** A step of an errand: what happened, and why it has ended, if it has. */
public record Progress(List<Event> events, Optional<String> ended) {
    /** What in a report stops whatever goes on by itself: danger, pain, a rule's word, a choice, a failure, an end. */
    static Optional<String> interruption(Game game, Report report, Errand errand) {
        if (game.isOver()
                || report.outcome() instanceof Outcome.Refused
                || game.world().offer().isPresent()) {
            return Optional.of("");
        }
        return report.events().stream()
                .filter(event -> !(event instanceof Event.Arrived && errand.goesOnBelow()))
                .flatMap(event -> reason(event).stream())
                .findFirst();
    }

    private static Optional<String> reason(Event event) {
        return switch (event) {
            case Event.Interrupted(String why, boolean _) -> Optional.of(why);
            case Event.RuleFailed _, Event.Arrived _, Event.Ended _ -> Optional.of("");
            case Event.Hurt _, Event.Said _, Event.Moved _, Event.Died _, Event.Offered _ -> Optional.empty();
            case Event.Hinted _, Event.Flashed _, Event.TurnEnded _ -> Optional.empty();
        };
    }
}
