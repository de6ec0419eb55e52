package gnaw.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever listens to rules hears all that is asked, also what was added to the port later and has an answer of its own there. */
class ForwardingRulesTest {
    private final List<Method> asked = new ArrayList<>();

    static Stream<Method> questions() {
        return Stream.of(Rules.class, Rule.class)
                .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                .filter(method -> !method.isSynthetic());
    }

    @ParameterizedTest
    @MethodSource("questions")
    void everyQuestionIsHandedOnAsItIs(Method question) throws ReflectiveOperationException {
        question.invoke(listener(question.getDeclaringClass()), new Object[question.getParameterCount()]);
        assertThat(asked).containsExactly(question);
    }

    private Object listener(Class<?> port) {
        return port == Rules.class
                ? new ForwardingRules(behind(Rules.class)) {}
                : new ForwardingRule(behind(Rule.class)) {};
    }

    private <T> T behind(Class<T> port) {
        return port.cast(Proxy.newProxyInstance(port.getClassLoader(), new Class<?>[] {port}, (_, method, _) -> {
            asked.add(method);
            return method.getReturnType() == boolean.class ? false : null;
        }));
    }
}
