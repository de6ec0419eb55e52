package gnaw.script;

import java.util.List;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyObject;

/** A read-only view that a rule is given. {@code has} must be cheap: it is asked before every read. */
abstract class Facts implements ProxyObject {
    /** Whether there is such a fact. */
    abstract boolean has(String name);

    /** The fact of a name that {@link #has} knows. */
    abstract Object get(String name);

    /** The names of all facts, for completion and for the nearest right name. */
    abstract List<String> names();

    @Override
    public final boolean hasMember(String name) {
        return has(name);
    }

    @Override
    public final Object getMember(String name) {
        return get(name);
    }

    @Override
    public final Object getMemberKeys() {
        return ProxyArray.fromList(List.copyOf(names()));
    }

    @Override
    public final void putMember(String name, Value value) {
        throw new Malformed("Facts are read-only: \"" + name
                + "\" cannot be assigned. Answer an effect such as set(who, \"" + name + "\", …) instead.");
    }

    /** A list as scripts see it. */
    static ProxyArray list(List<?> elements) {
        return ProxyArray.fromList(List.copyOf(elements));
    }
}
