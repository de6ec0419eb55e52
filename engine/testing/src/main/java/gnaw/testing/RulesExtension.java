package gnaw.testing;

import gnaw.game.Rules;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.platform.commons.support.AnnotationSupport;
import org.opentest4j.AssertionFailedError;

/** Gives tests their rules and their world, runs them where rules can be asked, and says where a test stood when it failed. */
final class RulesExtension
        implements ParameterResolver, InvocationInterceptor, TestExecutionExceptionHandler, AfterEachCallback {
    private static final Namespace KIT = Namespace.create(RulesExtension.class);
    private static final List<Class<?>> GIVEN =
            List.of(Rules.class, Rulebook.class, TestWorld.class, Hero.class, TestDice.class);

    /** What one test is played with. */
    private record Table(Borrowed borrowed, TestDice dice, TestWorld world) {}

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return GIVEN.contains(parameter.getParameter().getType());
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        Table table = table(context);
        if (type == TestWorld.class) {
            return table.world();
        }
        if (type == Hero.class) {
            return table.world().hero();
        }
        return type == TestDice.class ? table.dice() : table.borrowed().rulebook();
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        onRulesThread(test);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        onRulesThread(test);
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        Optional<Table> table = tableOf(context).filter(laid -> laid.world().hasBegun());
        throw table.isPresent() ? toldWith(table.get(), failure, Again.of(context)) : failure;
    }

    @Override
    public void afterEach(ExtensionContext context) {
        tableOf(context).ifPresent(table -> {
            context.getStore(KIT).remove(Table.class);
            try (Borrowed borrowed = table.borrowed()) {
                if (context.getExecutionException().isEmpty()) {
                    table.dice().requireThrown(() -> borrowed.rulebook().throwers());
                    table.world().requireDrawn();
                }
            }
        });
    }

    private static Throwable toldWith(Table table, Throwable failure, Again again) {
        String told = failure.getMessage() + Situation.of(table.world()) + again.told();
        AssertionError whole;
        switch (failure) {
            case AssertionFailedError both
            when both.isExpectedDefined() ->
                whole = new AssertionFailedError(told, both.getExpected(), both.getActual(), both.getCause());
            case AssertionError _ -> whole = new AssertionFailedError(told, failure.getCause());
            default -> {
                return failure;
            }
        }
        whole.setStackTrace(failure.getStackTrace());
        return whole;
    }

    private static Table table(ExtensionContext context) {
        return context.getStore(KIT).getOrComputeIfAbsent(Table.class, _ -> lay(context), Table.class);
    }

    private static Optional<Table> tableOf(ExtensionContext context) {
        return Optional.ofNullable(context.getStore(KIT).get(Table.class, Table.class));
    }

    private static Table lay(ExtensionContext context) {
        Borrowed borrowed = new Borrowed(shelf(context), setup(context));
        TestDice dice = new TestDice();
        return new Table(borrowed, dice, new TestWorld(borrowed, dice));
    }

    private static Shelf shelf(ExtensionContext context) {
        return Arena.here().map(Arena::shelf).orElseGet(() -> {
            Store root = context.getRoot().getStore(KIT);
            return root.getOrComputeIfAbsent(Shelf.class, _ -> new Shelf(), Shelf.class);
        });
    }

    private static Setup setup(ExtensionContext context) {
        return context.getElement()
                .flatMap(element -> AnnotationSupport.findAnnotation(element, WithRules.class))
                .map(Setup::of)
                .orElseGet(() -> context.getParent().map(RulesExtension::setup).orElse(Setup.BASE));
    }

    /** Rules need a large stack; parameters were made on another thread, which rules allow one after the other. */
    private static void onRulesThread(InvocationInterceptor.Invocation<Void> test) throws Throwable {
        Optional<Throwable> failure = RulesThread.call("test", () -> failureOf(test));
        if (failure.isPresent()) {
            throw failure.get();
        }
    }

    private static Optional<Throwable> failureOf(InvocationInterceptor.Invocation<Void> test) {
        try {
            test.proceed();
            return Optional.empty();
        } catch (Throwable failure) {
            return Optional.of(failure);
        }
    }
}
