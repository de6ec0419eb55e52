package gnaw.game;

import gnaw.game.dice.Dice;
import gnaw.text.Caption;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Asks the rules and carries out their effects: one rule after the other, each seeing what the one before has changed. A rule that
 * fails loses only its own effects.
 */
final class RuleRunner {
    /** How many questions one question may bring about: deaths that bring deaths, arrivals that send away again. */
    private static final int MOST_CONSEQUENCES = 2000;

    private static final int DEEPEST = 100;

    private final World world;
    private final Rules rules;
    private final Effects effects;
    private final LevelChanges levels;
    private final Consumer<Event> tell;
    private final QuestionListener listener;
    /** Whose death is being asked about: those who burst into each other would otherwise die without end. */
    private final Set<Integer> dying = new HashSet<>();

    private int depth;
    private int consequences;

    RuleRunner(
            World world,
            Rules rules,
            Effects effects,
            LevelChanges levels,
            Consumer<Event> tell,
            QuestionListener listener) {
        this.world = world;
        this.rules = rules;
        this.effects = effects;
        this.levels = levels;
        this.tell = tell;
        this.listener = listener;
    }

    /** Asks every rule that answers, until what the question is about is over; whether any had an effect. */
    boolean ask(Happening question) {
        if (depth == 0) {
            consequences = 0;
        }
        if (depth >= DEEPEST || ++consequences > MOST_CONSEQUENCES) {
            tell.accept(new Event.RuleFailed(new RuleFailure(
                    "",
                    "The rules of " + question.name() + " bring each other about without end; the rest is left out.")));
            return false;
        }
        boolean isAnswered;
        depth++;
        try {
            isAnswered = askEach(question);
        } finally {
            depth--;
        }
        listener.answered(question, world);
        return isAnswered;
    }

    private boolean askEach(Happening question) {
        boolean isAnswered = false;
        for (Rule rule : rules.answering(question)) {
            if (question.isOver() || isOver()) {
                return isAnswered;
            }
            if (question.asks(rule.name()) && rule.isFor(question, world)) {
                List<Effect> effects =
                        attempt(() -> rule.answer(question, world, world.dice(question, rule)), List.of());
                isAnswered |= !effects.isEmpty();
                apply(effects, lost -> lost.of("rule " + question.name() + "." + rule.name()));
            }
        }
        return isAnswered;
    }

    /** Carries out effects, and all that follows from them at once: deaths and arrivals. */
    void apply(Collection<Effect> effects) {
        apply(effects, lost -> lost);
    }

    private void apply(Collection<Effect> effects, UnaryOperator<RuleFailure> blame) {
        Set<String> told = new HashSet<>();
        effects.forEach(effect -> carryOut(effect, told, blame));
        buryTheDead();
        levels.takeArrival().ifPresent(this::ask);
    }

    /** An effect that is impossible is lost, and told, once for each reason; the others are not. */
    private void carryOut(Effect effect, Set<String> told, UnaryOperator<RuleFailure> blame) {
        attempt(
                () -> {
                    try {
                        effects.apply(effect);
                        return true;
                    } catch (RuleFailure lost) {
                        if (told.add(lost.getMessage())) {
                            throw blame.apply(lost);
                        }
                        return false;
                    }
                },
                false);
    }

    /** What a rule answers; when it fails, its author is told and {@code otherwise} stands. */
    <T> T attempt(Supplier<T> answer, T otherwise) {
        try {
            return answer.get();
        } catch (RuleFailure failure) {
            tell.accept(new Event.RuleFailed(failure));
            return otherwise;
        } finally {
            rules.takeFailures().forEach(failure -> tell.accept(new Event.RuleFailed(failure)));
        }
    }

    private boolean isOver() {
        return world.ending().isPresent();
    }

    private void buryTheDead() {
        for (Effects.Death death : effects.takeDoomed()) {
            dies(death);
        }
    }

    /** Asks what a death leaves and brings; a rule may still save the victim by giving back hit points. */
    private void dies(Effects.Death death) {
        Creature victim = death.victim();
        if (death.certain()) {
            victim.doom();
        }
        if (!dying.add(victim.id())) {
            return;
        }
        String cause = cause(death);
        Happening question = new Happening.CreatureDies(victim, death.killer(), cause);
        ask(question);
        dying.remove(victim.id());
        if (question.isOver() || isOver()) {
            return;
        }
        victim.dies();
        tell.accept(new Event.Died(victim, cause));
        if (victim == world.hero()) {
            effects.end(new Ending(false, false, cause, killer(death).orElse(""), world.turn(), world.depth()));
        } else {
            world.stages().forEach(stage -> stage.leave(victim));
        }
    }

    /** What it is called; where no rule has said of what somebody dies, there is a word for that, too. */
    private String cause(Effects.Death death) {
        return death.cause().isEmpty()
                ? killer(death).orElseGet(() -> world.catalog().captions().of(Caption.UNKNOWN_CAUSE))
                : death.cause();
    }

    private Optional<String> killer(Effects.Death death) {
        return death.killer()
                .filter(by -> by != world.hero())
                .map(by -> attempt(() -> rules.ask(new Look.NameOf(by), world, Dice.NONE), ""));
    }
}
