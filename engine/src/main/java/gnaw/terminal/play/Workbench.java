package gnaw.terminal.play;

import gnaw.game.Creature;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Line;
import gnaw.game.RuleFailure;
import gnaw.terminal.pane.PlayLayout;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Text;
import java.util.List;
import java.util.Optional;

/** The developer's part of the play screen, if there is one: the console over its lower half, and the costs of rules. */
final class Workbench {
    private final Optional<Developer> developer;
    private final Optional<Console> console;

    Workbench(Play play, Optional<Developer> developer) {
        this.developer = developer;
        this.console = developer.map(there -> new Console(play, there));
    }

    /** Whether a developer plays. */
    boolean isUsed() {
        return developer.isPresent();
    }

    /** Puts the console on the screen. */
    ViewChange openConsole() {
        return console.map(closed -> ViewChange.open(closed.opened())).orElse(ViewChange.STAY);
    }

    /** Back to the map, but an open console stays: its author is typing. */
    ViewChange home() {
        return open().isPresent() ? ViewChange.STAY : ViewChange.HOME;
    }

    private Optional<Console> open() {
        return console.filter(Console::isOpen);
    }

    /** Tells in an open console what nobody has asked there. */
    void tell(List<Text> news) {
        open().ifPresent(console -> console.tell(news));
    }

    /** Tells what the log would show, which an open console covers. */
    void tellEvents(List<Event> events) {
        tell(events.stream().flatMap(event -> told(event).stream()).toList());
    }

    private static Optional<Text> told(Event event) {
        return switch (event) {
            case Event.Said(Line line) -> Optional.of(new Text(line.text(), line.tone()));
            case Event.RuleFailed(RuleFailure failed) -> Optional.of(new Text(failed.getMessage(), "bad"));
            case Event.Died(Creature who, var _) -> Optional.of(new Text(who.kind() + " dies.", "warn"));
            case Event.Interrupted _, Event.Hinted _, Event.Moved _, Event.Hurt _, Event.Arrived _ -> Optional.empty();
            case Event.Offered _, Event.Flashed _, Event.TurnEnded _, Event.Ended _ -> Optional.empty();
        };
    }

    /** Begins or ends to count what rules cost; tells which. */
    String switchCosts() {
        boolean isCounted = developer.map(Developer::switchCosts).orElse(false);
        return isCounted ? "What rules cost is counted." : "What rules cost is not counted.";
    }

    /** The game is as it was at the beginning of a turn that the hero may now shape otherwise. */
    void seen(Game game) {
        developer.ifPresent(there -> there.seen(game));
    }

    /** Where the parts of the play screen have room. */
    PlayLayout layout(Canvas canvas) {
        return open().map(console -> PlayLayout.above(console.above(canvas))).orElseGet(() -> PlayLayout.of(canvas));
    }

    /** Paints what rules cost, if it is counted, over the map. */
    void paintCosts(Canvas map, Game game) {
        developer.ifPresent(there -> CostsOverlay.paint(map, there.costs(game)));
    }
}
