package gnaw.terminal.play;

import gnaw.game.Event;
import gnaw.game.Line;
import gnaw.game.RuleFailure;
import gnaw.terminal.atlas.VisibleList;
import gnaw.terminal.option.Preference;
import gnaw.terminal.pane.Flashes;
import gnaw.text.Capital;
import gnaw.text.Text;
import java.util.List;

/** How the play screen shows what has happened, beside the log and the map, which show themselves. */
record Reactions(Play play, Host host, Prompts prompts, Flashes flashes) {
    /** Shows it, and hints first, for the last line says why the hero has stopped; tells whether the rules have stopped him. */
    boolean to(List<Event> events) {
        boolean isStopped = false;
        events.stream()
                .filter(Event.Hinted.class::isInstance)
                .map(Event.Hinted.class::cast)
                .forEach(this::hint);
        for (Event event : events) {
            switch (event) {
                case Event.Interrupted(String why, boolean byRule) -> {
                    interrupted(why);
                    isStopped |= byRule;
                }
                case Event.RuleFailed(RuleFailure failed) -> {
                    play.trouble().failures().add(host.failed(failed));
                    play.note(prompts.failed(failed), "bad");
                }
                case Event.Flashed flash -> show(flash);
                case Event.Said(Line line) -> play.trouble().failures().said(line);
                case Event.Moved _, Event.Hurt _, Event.Died _, Event.Arrived _, Event.Offered _ -> {}
                case Event.Hinted _, Event.TurnEnded _, Event.Ended _ -> {}
            }
        }
        return isStopped;
    }

    private void interrupted(String why) {
        if (!why.isEmpty()) {
            play.messages().aside(new Text(play.keymap().tell(why) + whereabouts(), "warn"));
        }
    }

    /** Who is in view and where, for whoever does not see it. */
    private String whereabouts() {
        List<String> told = likes(Preference.PLAIN) ? VisibleList.toldCreatures(play.game()) : List.of();
        return told.isEmpty() ? "" : " " + Capital.of(String.join("; ", told)) + ".";
    }

    private void hint(Event.Hinted hinted) {
        if (likes(Preference.HINTS)) {
            play.messages().aside(new Text(play.keymap().tell(hinted.text()), "dim"));
        }
    }

    private boolean likes(Preference preference) {
        return host.options().chosen().has(preference);
    }

    /** What goes on by itself does not wait for a flash. */
    private void show(Event.Flashed flash) {
        if (host.isWatched() && !play.errand().isOn() && likes(Preference.FLASHES)) {
            flashes.add(flash);
        }
    }
}
