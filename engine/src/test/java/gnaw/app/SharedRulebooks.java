package gnaw.app;

import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** The base game's rules, read once for the tests of all classes; with mods they are read each time, for tests write those themselves. */
final class SharedRulebooks implements Rulebooks, AutoCloseable {
    private final Map<Scripts, Queue<Rulebook>> shelves = new HashMap<>();

    /** Gives tests those of their JVM. */
    static final class Lending implements ParameterResolver {
        private static final Namespace NAMESPACE = Namespace.create(SharedRulebooks.class);

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == SharedRulebooks.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return context.getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE).getOrComputeIfAbsent(SharedRulebooks.class);
        }
    }

    @Override
    public synchronized Rulebook take(Scripts scripts) {
        Rulebook free = shelf(scripts).poll();
        return free == null ? Rulebook.load(scripts) : free;
    }

    @Override
    public synchronized void giveBack(Rulebook rules) {
        if (rules.scripts().added().isEmpty()) {
            shelf(rules.scripts()).add(rules);
        } else {
            rules.close();
        }
    }

    @Override
    public synchronized void close() {
        shelves.values().forEach(shelf -> shelf.forEach(Rulebook::close));
    }

    private Queue<Rulebook> shelf(Scripts scripts) {
        return shelves.computeIfAbsent(scripts, _ -> new ArrayDeque<>());
    }
}
