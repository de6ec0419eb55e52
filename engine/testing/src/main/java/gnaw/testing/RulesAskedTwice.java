package gnaw.testing;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.ForwardingRule;
import gnaw.game.ForwardingRules;
import gnaw.game.Happening;
import gnaw.game.Item;
import gnaw.game.Question;
import gnaw.game.Question.Joined;
import gnaw.game.Rule;
import gnaw.game.RuleFailure;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.game.dice.RecordedDice;
import gnaw.game.dice.ReplayedDice;
import gnaw.text.Capital;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Rules whose answers are proved not to depend on memory: a second context, which has been asked other things before, is asked the same
 * twice over, with dice that fall the same. A test asks thousands of times what its first hundreds of answers have shown, so only these are
 * proved.
 */
final class RulesAskedTwice extends ForwardingRules {
    private static final int PROVED = 300;

    private final Rules rules;
    private final Rules others;
    private int answers;

    RulesAskedTwice(Rules rules, Rules others) {
        super(rules);
        this.rules = rules;
        this.others = others;
    }

    /** The rules are asked once from now on. */
    void trust() {
        answers = PROVED;
    }

    @Override
    public void gameBegins() {
        super.gameBegins();
        others.gameBegins();
    }

    @Override
    public List<RuleFailure> takeFailures() {
        others.takeFailures();
        return super.takeFailures();
    }

    @Override
    public List<Rule> answering(Happening happening) {
        List<Rule> first = super.answering(happening);
        List<Rule> second = others.answering(happening);
        List<Rule> both = new ArrayList<>();
        for (int i = 0; i < first.size(); i++) {
            both.add(new RuleAskedTwice(first.get(i), second.get(i)));
        }
        return both;
    }

    @Override
    public <A> A ask(Joined<A> question, World world, Dice dice) {
        return proved(question.name(), dice, (whom, falling) -> whom.ask(question, world, falling));
    }

    @Override
    public List<Effect> eachTurn(Question.Cell cell, World world, Dice dice) {
        return proved("tiles." + cell.tile().id(), dice, (whom, falling) -> whom.eachTurn(cell, world, falling));
    }

    @Override
    public boolean fits(String verb, Item item, Creature user, World world) {
        return proved("fits", new ReplayedDice(), (whom, _) -> whom.fits(verb, item, user, world));
    }

    private <T> T proved(String question, Dice dice, BiFunction<Rules, Dice, T> asked) {
        return proved("the rules of " + question, rules, others, dice, asked);
    }

    private <W, T> T proved(String name, W first, W second, Dice dice, BiFunction<W, Dice, T> asked) {
        if (answers++ >= PROVED) {
            return asked.apply(first, dice);
        }
        RecordedDice falling = new RecordedDice(dice);
        T answer = asked.apply(first, falling);
        for (int i = 0; i < 2; i++) {
            T again = asked.apply(second, falling.again());
            if (!again.equals(answer)) {
                throw new AssertionError(
                        Capital.of(name) + " answered differently when asked the same again: something is"
                                + " kept in mind between questions.\n  at first  " + WrittenAnswer.of(answer)
                                + "\n  and then  " + WrittenAnswer.of(again));
            }
        }
        return answer;
    }

    private final class RuleAskedTwice extends ForwardingRule {
        private final Rule rule;
        private final Rule other;

        RuleAskedTwice(Rule rule, Rule other) {
            super(rule);
            this.rule = rule;
            this.other = other;
        }

        @Override
        public List<Effect> answer(Happening happening, World world, Dice dice) {
            String named = "the rule " + happening.name() + "." + name();
            return proved(named, rule, other, dice, (whom, falling) -> whom.answer(happening, world, falling));
        }
    }
}
