package gnaw.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whoever listens to rules hears all that is asked, also what was added to the port later and has an answer of its own there. */
class ForwardingRulesTest {
    @Test
    void everyQuestionIsHandedOn() {
        assertThat(signatures(Rules.class)).isSubsetOf(signatures(ForwardingRules.class));
        assertThat(signatures(Rule.class)).isSubsetOf(signatures(ForwardingRule.class));
    }

    private static java.util.List<String> signatures(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> !method.isSynthetic())
                .map(Method::toString)
                .map(method -> method.replaceFirst(".*?" + type.getName().replace(".", "\\.") + "\\.", ""))
                .toList();
    }
}
