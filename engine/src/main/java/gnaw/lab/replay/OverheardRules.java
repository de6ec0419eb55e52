package gnaw.lab.replay;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.ForwardingRule;
import gnaw.game.ForwardingRules;
import gnaw.game.Happening;
import gnaw.game.Question;
import gnaw.game.Rule;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rules to whose rows somebody listens: which rule wished what, until it is asked for. */
final class OverheardRules extends ForwardingRules {
    private final Map<String, List<List<Effect>>> heard = new LinkedHashMap<>();

    OverheardRules(Rules listenedTo) {
        super(listenedTo);
    }

    /** What each rule has wished since this was asked last, the first to speak first. */
    Map<String, List<List<Effect>>> take() {
        Map<String, List<List<Effect>>> taken = new LinkedHashMap<>(heard);
        heard.clear();
        return taken;
    }

    @Override
    public List<Rule> answering(Happening happening) {
        return super.answering(happening).stream().<Rule>map(Heard::new).toList();
    }

    @Override
    public List<Effect> eachTurn(Question.Cell cell, World world, Dice dice) {
        return noted("tiles." + cell.tile().id(), super.eachTurn(cell, world, dice));
    }

    @Override
    public List<Effect> does(Creature who, Action.Plain action, World world, Dice dice) {
        return noted("actions." + action.id(), super.does(who, action, world, dice));
    }

    private List<Effect> noted(String rule, List<Effect> effects) {
        if (!effects.isEmpty()) {
            heard.computeIfAbsent(rule, _ -> new ArrayList<>()).add(effects);
        }
        return effects;
    }

    private final class Heard extends ForwardingRule {
        Heard(Rule rule) {
            super(rule);
        }

        @Override
        public List<Effect> answer(Happening happening, World world, Dice dice) {
            return noted(happening.name() + "." + name(), super.answer(happening, world, dice));
        }
    }
}
