package gnaw.script;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Decision;
import gnaw.game.Item;
import gnaw.game.Look;
import gnaw.game.Question.Joined;
import gnaw.game.RuleFailure;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.script.failure.ReportedOnce;
import gnaw.script.failure.RuleCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.graalvm.polyglot.Value;

/**
 * Asks the questions whose rows' answers make one. What only looks at a game is asked apart from it once a look has failed: there mods are
 * set aside without a change to the game, which nobody's looking may have.
 */
final class ViewQueries implements AutoCloseable {
    private final RuleCaller playing;
    private final Rulebook rules;
    private final ReportedOnce reported;
    private Optional<RuleCaller> apart = Optional.empty();
    /** Whose plan of a level counted last: it shows its faults only when somebody digs by it. */
    private Optional<String> planner = Optional.empty();

    /** Looks at the game that {@code playing} is asked about. */
    ViewQueries(RuleCaller playing, Rulebook rules, ReportedOnce reported) {
        this.playing = playing;
        this.rules = rules;
        this.reported = reported;
    }

    <A> A ask(Joined<A> question, World world, Dice dice) {
        return joined(question, world, dice, question instanceof Look ? viewing() : playing);
    }

    /** The answer that a rule of the game asks for. */
    <A> A inPlay(Joined<A> question, World world) {
        return joined(question, world, Dice.NONE, playing);
    }

    private <A> A joined(Joined<A> question, World world, Dice dice, RuleCaller asked) {
        List<RuleFailure> failures = new ArrayList<>();
        Optional<A> joined = Optional.empty();
        for (ScriptRule rule : rules.rules(question)) {
            if (asked.isAsked(rule.question(), rule.name()) && rule.audience().isMeantBy(question, world)) {
                Optional<A> answer = answer(question, rule, world, dice, asked, failures);
                joined = joined.isPresent() && answer.isPresent()
                        ? Optional.of(question.join(joined.get(), answer.get()))
                        : joined.or(() -> answer);
                if (question instanceof Decision.LevelPlanned && answer.isPresent()) {
                    planner = Optional.of(rule.name());
                }
                if (answer.filter(question::isDecided).isPresent()) {
                    break;
                }
            }
        }
        if (joined.isEmpty() && !failures.isEmpty() && !(question instanceof Look)) {
            throw failures.getLast();
        }
        failures.forEach(reported::note);
        return joined.orElseGet(question::unanswered);
    }

    /** A row's answer. If it fails and the question outlives that, the failure costs no more than this answer. */
    private <A> Optional<A> answer(
            Joined<A> question, ScriptRule rule, World world, Dice dice, RuleCaller asked, List<RuleFailure> failures) {
        try {
            Object[] given = question.given(dice, world);
            Function<Value, Optional<A>> reader = value -> asked.answers().read(question, value);
            return asked.recall(rule, world, given, reader);
        } catch (RuleFailure failure) {
            if (!question.outlivesFailure() || question instanceof Look && asked.isSpent()) {
                throw failure;
            }
            failures.add(failure);
            partAfter(question, asked);
            return Optional.empty();
        }
    }

    RuleFailure misplanned(Decision.LevelPlanned question, World world, String what) {
        return planner.map(row -> playing.blame(
                        new RuleCall(question.name(), row, "answer", question.given(Dice.NONE, world)), what))
                .orElseGet(() -> new RuleFailure("", what));
    }

    /** What the function in that cell of a verb says of a thing. */
    boolean isSo(String cell, String verb, Item item, Creature user, World world) {
        Object[] given = {item, user, world};
        return looked(
                asked -> asked.ask(Action.VERB, verb, cell, world, given, is -> is.isBoolean() && is.asBoolean()),
                false);
    }

    Optional<String> sure(String table, String row, World world, Object... given) {
        return looked(
                asked -> asked.recall(
                        table, row, "sure", world, given, asked.answers().actions()::question),
                Optional.empty());
    }

    Map<String, String> choices(String action, Creature hero, World world) {
        Object[] given = {hero, world};
        return looked(
                asked -> asked.ask(
                        "actions",
                        action,
                        "choices",
                        world,
                        given,
                        asked.answers().actions()::choices),
                Map.of());
    }

    /** What a cell answers to a screen; when it fails, its author is told and {@code otherwise} stands. */
    private <T> T looked(Function<RuleCaller, T> asking, T otherwise) {
        RuleCaller asked = viewing();
        try {
            return asking.apply(asked);
        } catch (RuleFailure failure) {
            if (asked.isSpent()) {
                throw failure;
            }
            reported.note(failure);
            part(asked);
            return otherwise;
        }
    }

    /** Whom screens ask. */
    private RuleCaller viewing() {
        return apart.orElse(playing);
    }

    private void partAfter(Joined<?> question, RuleCaller asked) {
        if (question instanceof Look) {
            part(asked);
        }
    }

    private void part(RuleCaller asked) {
        if (asked == viewing() && apart.isEmpty() && !asked.isBusy()) {
            apart = Optional.of(playing.apart(this::nameApart));
        }
    }

    private String nameApart(Thing thing, World world) {
        return ask(new Look.NameOf(thing), world, Dice.NONE);
    }

    /** Gives back the context that only screens ask, if there is one. */
    @Override
    public void close() {
        apart.ifPresent(RuleCaller::close);
        apart = Optional.empty();
    }
}
