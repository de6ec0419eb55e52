package gnaw.testing;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.TestWatcher;

/** Ends a run with the first test that fails, where {@link ScriptTestEngine#STOP} says so: whoever looks for a failure needs no second. */
final class FirstFailure implements ExecutionCondition, TestWatcher {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        boolean hasFailed = store(context).getOrDefault(FirstFailure.class, Boolean.class, false);
        return hasFailed
                ? ConditionEvaluationResult.disabled("a test has failed")
                : ConditionEvaluationResult.enabled("none has failed");
    }

    @Override
    public void testFailed(ExtensionContext context, Throwable cause) {
        boolean stops = context.getConfigurationParameter(ScriptTestEngine.STOP)
                .map(Boolean::valueOf)
                .orElse(false);
        store(context).put(FirstFailure.class, stops);
    }

    private static Store store(ExtensionContext context) {
        return context.getRoot().getStore(Namespace.create(FirstFailure.class));
    }
}
