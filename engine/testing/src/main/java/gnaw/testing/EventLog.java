package gnaw.testing;

import gnaw.game.Event;
import gnaw.game.Line;
import gnaw.game.RuleFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The events of the last act, and the deaths since the beginning. */
final class EventLog {
    private final List<Event> events = new ArrayList<>();
    private final Map<Integer, String> deaths = new HashMap<>();

    /** A new act begins. */
    void begin() {
        events.clear();
    }

    void add(List<Event> news) {
        events.addAll(news);
        for (Event event : news) {
            if (event instanceof Event.Died(var who, String cause)) {
                deaths.put(who.id(), cause);
            }
        }
    }

    List<String> said() {
        return events.stream()
                .filter(Event.Said.class::isInstance)
                .map(event -> ((Event.Said) event).line())
                .map(Line::text)
                .toList();
    }

    List<String> interruptions() {
        return events.stream()
                .filter(Event.Interrupted.class::isInstance)
                .map(event -> ((Event.Interrupted) event).why())
                .toList();
    }

    List<RuleFailure> failures() {
        return events.stream()
                .filter(Event.RuleFailed.class::isInstance)
                .map(event -> ((Event.RuleFailed) event).failure())
                .toList();
    }

    Optional<String> causeOfDeath(int id) {
        return Optional.ofNullable(deaths.get(id));
    }
}
