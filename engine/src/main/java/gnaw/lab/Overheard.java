package gnaw.lab;

import gnaw.game.Creature;
import gnaw.game.Dice;
import gnaw.game.Effect;
import gnaw.game.Question;
import gnaw.game.Rule;
import gnaw.game.Rules;
import gnaw.game.World;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rules to which somebody listens: which rule wished what, until it is asked for. */
final class Overheard {
    private final Map<String, List<List<Effect>>> heard = new LinkedHashMap<>();
    private final Rules rules;

    /** The same rules; only their rows are listened to. */
    Overheard(Rules listenedTo) {
        this.rules = (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, (_, method, arguments) -> {
                    try {
                        return method.getName().equals("answering")
                                ? listening(listenedTo, (Question) arguments[0])
                                : method.invoke(listenedTo, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }

    Rules rules() {
        return rules;
    }

    /** What each rule has wished since this was asked last, the first to speak first. */
    Map<String, List<List<Effect>>> take() {
        Map<String, List<List<Effect>>> taken = new LinkedHashMap<>(heard);
        heard.clear();
        return taken;
    }

    private List<Rule> listening(Rules listenedTo, Question question) {
        return listenedTo.answering(question).stream()
                .<Rule>map(rule -> new Heard(question.name(), rule))
                .toList();
    }

    private final class Heard implements Rule {
        private final String question;
        private final Rule rule;

        Heard(String question, Rule rule) {
            this.question = question;
            this.rule = rule;
        }

        @Override
        public String name() {
            return rule.name();
        }

        @Override
        public boolean isFor(Creature subject, World world) {
            return rule.isFor(subject, world);
        }

        @Override
        public List<Effect> answer(Question asked, World world, Dice dice) {
            List<Effect> effects = rule.answer(asked, world, dice);
            if (!effects.isEmpty()) {
                heard.computeIfAbsent(question + "." + rule.name(), _ -> new ArrayList<>())
                        .add(effects);
            }
            return effects;
        }
    }
}
