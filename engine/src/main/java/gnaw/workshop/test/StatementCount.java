package gnaw.workshop.test;

import gnaw.mod.Mod;
import gnaw.script.context.LockedContext;
import gnaw.script.source.Modules;
import java.util.concurrent.atomic.AtomicLong;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.management.ExecutionListener;

/** Counts the statements of rules that this thread runs, as the budget of an answer does; those of tests themselves do not count. */
public final class StatementCount implements AutoCloseable {
    private final Thread counted = Thread.currentThread();
    private final AtomicLong statements = new AtomicLong();
    private final ExecutionListener listener;

    private StatementCount() {
        listener = ExecutionListener.newBuilder()
                .statements(true)
                .sourceFilter(StatementCount::isOfRules)
                .onEnter(_ -> count())
                .attach(LockedContext.engine());
    }

    /** Begins to count from zero. */
    public static StatementCount begin() {
        return new StatementCount();
    }

    /** How many there were until now. */
    public long soFar() {
        return statements.get();
    }

    private void count() {
        if (Thread.currentThread() == counted) {
            statements.incrementAndGet();
        }
    }

    private static boolean isOfRules(Source source) {
        return !source.getName().endsWith(Mod.TESTS) && !source.getName().startsWith(Modules.TEST_LIBRARY);
    }

    @Override
    public void close() {
        listener.close();
    }
}
