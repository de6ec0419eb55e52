package gnaw.lab.trace;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Errand;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Line;
import gnaw.game.Offer;
import gnaw.game.Outcome;
import gnaw.game.RuleFailure;
import gnaw.game.Rules;
import gnaw.game.Status;
import gnaw.game.errand.Repeat;
import gnaw.lab.LabMisuse;
import gnaw.text.Ids;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Follows a hero through the turns of an empty closed room, under given conditions: one row a turn of the world. A
 * {@link gnaw.game.RuleFailure} or an {@link gnaw.game.dice.ImpossibleDie} ends it.
 */
public final class Trace {
    /** The hero of a fast system acts more than once in a turn; one whose waiting takes no time would never end it. */
    private static final int ACTIONS_PER_TURN = 20;

    private final Game game;
    private final TraceOptions options;
    private final Schedule schedule;
    private final TraceSetup setup;
    private final List<Event> events = new ArrayList<>();
    private Optional<Ongoing> ongoing = Optional.empty();

    /** What goes on by itself, and how it was written. */
    private record Ongoing(Errand errand, String text, boolean isNew) {}

    private Trace(Rules rules, TraceOptions options) {
        this.options = options;
        this.game = TraceRoom.begin(rules, options.seed(), options.firstTurn());
        this.setup = new TraceSetup(game);
        TraceStepReader reader =
                new TraceStepReader(rules, hero().meters().numbers().keySet());
        this.schedule = new Schedule(options.steps(), options.firstTurn(), reader);
    }

    /** The rows of a trace: as many as were asked for, fewer when he dies. A {@link LabMisuse} says what was asked wrongly. */
    public static List<TraceRow> run(Rules rules, TraceOptions options) {
        return new Trace(rules, options).rows();
    }

    private List<TraceRow> rows() {
        prepare();
        List<TraceRow> rows = new ArrayList<>();
        for (int i = 0; i < options.turns() && (i == 0 || !game.isOver()); i++) {
            rows.add(row(options.firstTurn() + i));
        }
        return rows;
    }

    private void prepare() {
        setup.set(options.sets());
        if (options.hasFoe()) {
            setup.bringFoe();
        }
        settle();
        game.lendDice(new TraceDice(options));
    }

    private TraceRow row(int turn) {
        setup.holdFoe();
        events.clear();
        schedule.happenings(turn).forEach(this::happen);
        int before = events.size();
        String action = game.isOver() ? "" : act(turn);
        if (game.world().turn() == turn) {
            pass();
        }
        List<Event> since = events.subList(before, events.size());
        if (since.stream().anyMatch(event -> isRulesInterrupt(event) || event instanceof Event.Offered)) {
            ongoing = Optional.empty();
        }
        boolean interrupted = since.stream().anyMatch(Trace::isRulesInterrupt);
        return new TraceRow(turn, action, hero().meters().numbers(), words(), interrupted, !hero().dead(), said());
    }

    /** Blows of fate and the like stop when they have killed him. */
    private void happen(TraceStep step) {
        if (!game.isOver()) {
            setup.happen(step);
            settle();
        }
    }

    /** The hero's part of the turn: what was ordered, else what goes on, else he waits. The answer is what he did. */
    private String act(int turn) {
        Optional<Schedule.Planned> order = schedule.order(turn);
        if (!game.heroMayAct()) {
            order.ifPresent(impossible -> {
                throw new LabMisuse(
                        "In turn " + turn + " the hero can do nothing, so he cannot do \"" + impossible.text() + "\".");
            });
            return "";
        }
        String did = order.map(this::obey).orElseGet(this::goOn);
        for (int i = 0; i < ACTIONS_PER_TURN && game.world().turn() == turn && game.heroMayAct(); i++) {
            perform(Action.await(), true);
        }
        return did;
    }

    private String obey(Schedule.Planned order) {
        ongoing = Optional.empty();
        return switch (order.step()) {
            case TraceStep.Act(String id) -> {
                ongoing =
                        Optional.of(new Ongoing(Repeat.of(game.world().catalog().act(id)), order.text(), true));
                yield goOn();
            }
            case TraceStep.Use(String verb, String kind) -> use(verb, kind) ? order.text() : "wait";
            case TraceStep.Hit _, TraceStep.Adjust _, TraceStep.Kill _ ->
                throw new IllegalStateException("That is no action.");
        };
    }

    /** Goes on with what goes on; where nothing does any more, he waits. */
    private String goOn() {
        if (ongoing.isEmpty()) {
            return "wait";
        }
        Ongoing now = ongoing.get();
        boolean goesOn = now.errand().next(game.world(), game.rules()) instanceof Errand.Next.Go(Action action)
                && perform(action, !now.isNew());
        ongoing = goesOn ? Optional.of(new Ongoing(now.errand(), now.text(), false)) : Optional.empty();
        return goesOn ? now.text() : "wait";
    }

    /** Does what the player's keys do with a thing: where opening the choice takes time, the turn passes before the use. */
    private boolean use(String verb, String kind) {
        Item item = setup.give(kind);
        if (!game.description().fits(verb, item)) {
            throw new LabMisuse(
                    "\"" + verb + "\" does not fit " + game.description().nameOf(item) + ".");
        }
        Action.Use use = new Action.Use(verb, item.id(), setup.target(verb));
        if (game.world().catalog().verbs().get(verb).choosing() == 0) {
            return perform(use, false);
        }
        if (!perform(new Action.Choose(verb), false)) {
            return false;
        }
        pass();
        if (!game.isOver()) {
            game.conclude(use);
            settle();
        }
        return true;
    }

    private boolean perform(Action action, boolean goesOn) {
        Outcome outcome = game.perform(action, goesOn);
        settle();
        return outcome instanceof Outcome.Done;
    }

    private void pass() {
        if (!game.isOver()) {
            game.pass();
            settle();
        }
    }

    /** Takes in what has happened and answers every choice. */
    private void settle() {
        note(game.takeEvents());
        while (game.world().offer().isPresent()) {
            options.choice().ifPresentOrElse(this::choose, game::decline);
        }
    }

    private void choose(String option) {
        Offer offer = game.world().offer().orElseThrow();
        List<String> ids = offer.options().stream().map(Offer.Option::id).toList();
        note(game.choose(new Ids(ids).named("option", option, LabMisuse::new)));
    }

    private void note(List<Event> happened) {
        for (Event event : happened) {
            if (event instanceof Event.RuleFailed(RuleFailure failure)) {
                throw failure;
            }
            events.add(event);
        }
    }

    private static boolean isRulesInterrupt(Event event) {
        return event instanceof Event.Interrupted(var _, boolean byRule) && byRule;
    }

    private Creature hero() {
        return game.world().hero();
    }

    private List<String> words() {
        Status status = game.description().status();
        return Stream.concat(
                        status.labels().stream().map(Status.Label::text),
                        status.bars().stream().map(Status.Bar::word))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private List<String> said() {
        return events.stream()
                .flatMap(event -> event instanceof Event.Said(Line line) ? Stream.of(line.text()) : Stream.empty())
                .toList();
    }
}
