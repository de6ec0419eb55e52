package gnaw.lab;

import gnaw.game.Creature;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Line;
import gnaw.game.RuleFailure;
import gnaw.game.Stage;
import gnaw.game.Thing;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The conditions that hold in every game at all times, whatever the rules. */
public final class Invariants {
    /** From a capital, a digit or a quotation mark to a full stop, perhaps within quotation marks. */
    private static final Pattern SENTENCE = Pattern.compile("[\\p{Lu}\\d\"“‘'(].*[.!?…‼][\"”’')]?", Pattern.DOTALL);

    private final Game game;
    private final List<String> broken = new ArrayList<>();

    private Invariants(Game game) {
        this.game = game;
    }

    /** What is wrong with a game, and with what has just happened in it, in sentences; none where all is well. */
    public static List<String> brokenIn(Game game, List<Event> events) {
        Invariants invariants = new Invariants(game);
        events.forEach(invariants::check);
        if (!game.isOver()) {
            game.world().stage().creatures().forEach(invariants::check);
            invariants.checkItems();
        }
        return invariants.broken;
    }

    private void check(Event event) {
        if (event instanceof Event.RuleFailed(RuleFailure failure)) {
            broken.add("A rule failed: " + failure.getMessage());
        }
        if (event instanceof Event.Said(Line(var _, String text, var _))
                && !SENTENCE.matcher(text).matches()) {
            broken.add("\"" + text + "\" is no sentence.");
        }
    }

    private void check(Creature who) {
        Stage stage = game.world().stage();
        String name = who.kind() + " " + who.id();
        if (!stage.level().passable(who.at()) && !game.world().footing().mayEnter(who, who.at())) {
            broken.add(name + " stands in a wall at " + who.at() + ".");
        }
        if (stage.creatureAt(who.at()).filter(other -> other == who).isEmpty()) {
            broken.add(name + " shares the cell " + who.at() + " with another.");
        }
        double hitPoints = who.meters().get(Creature.HIT_POINTS);
        double most = who.meters().get(Creature.MAX_HIT_POINTS);
        if (hitPoints <= 0 || hitPoints > most) {
            broken.add(name + " lives with " + hitPoints + " of " + most + " hit points.");
        }
        checkMeters(who);
        who.pack().forEach(this::check);
    }

    private void checkItems() {
        Stage stage = game.world().stage();
        for (Point at : stage.placesWithItems()) {
            if (!stage.level().passable(at)) {
                broken.add("Something lies in a wall at " + at + ".");
            }
            stage.itemsAt(at).forEach(this::check);
        }
    }

    private void check(Item item) {
        if (item.count() < 1) {
            broken.add(item.kind() + " " + item.id() + " is a stack of " + item.count() + ".");
        }
        checkMeters(item);
    }

    private void checkMeters(Thing thing) {
        if (thing.meters().areFinite()) {
            return;
        }
        thing.meters().numbers().entrySet().stream()
                .filter(meter -> !Double.isFinite(meter.getValue()))
                .forEach(meter -> broken.add(
                        thing.kind() + " " + thing.id() + " has " + meter.getKey() + " " + meter.getValue() + "."));
    }
}
