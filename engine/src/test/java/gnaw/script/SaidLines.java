package gnaw.script;

import gnaw.game.Event;
import java.util.List;
import java.util.stream.Stream;

/** What events tell a player: what was said, and which rules have failed. */
final class SaidLines {
    private SaidLines() {}

    static List<String> in(List<Event> events) {
        return events.stream()
                .flatMap(event -> switch (event) {
                    case Event.Said said -> Stream.of(said.line().text());
                    case Event.RuleFailed failed -> Stream.of(failed.failure().getMessage());
                    default -> Stream.empty();
                })
                .toList();
    }
}
