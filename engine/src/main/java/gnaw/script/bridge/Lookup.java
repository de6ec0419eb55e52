package gnaw.script.bridge;

import gnaw.script.value.HostFunction;
import gnaw.script.value.Malformed;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/**
 * A question about something that is quickly looked up. Whoever keeps an answer of a rule asks it once more in place of the rule; what rules
 * ask of other functions is not known before they are called.
 *
 * @param view of what is asked
 */
record Lookup(Facts<?> view, HostFunction question, FactViews in) implements ProxyExecutable {
    /** A question as it was asked. */
    record Call(HostFunction question, Value[] given, FactViews in) {
        /** What it says now, of other views in place of some that it was given; nothing if it has nothing to say of those. */
        Optional<Object> again(Map<Facts<?>, Facts<?>> instead) {
            try {
                return Optional.of(question.execute(instead.isEmpty() ? given : given(instead)));
            } catch (Malformed | IllegalArgumentException ofNoUse) {
                return Optional.empty();
            }
        }

        private Value[] given(Map<Facts<?>, Facts<?>> instead) {
            Value[] now = given.clone();
            for (int i = 0; i < now.length; i++) {
                Object viewed = now[i].isProxyObject() ? now[i].asProxyObject() : now[i];
                now[i] = instead.containsKey(viewed) ? in.value(instead.get(viewed)) : now[i];
            }
            return now;
        }
    }

    @Override
    public Object execute(Value... given) {
        Object found = question.execute(given);
        in.answerCache().lookedUp(view, new Call(question, lasting(given), in), found);
        return found;
    }

    /** A place that a script has made itself may be another later. */
    private Value[] lasting(Value[] given) {
        Value[] asked = given.clone();
        for (int i = 0; i < asked.length; i++) {
            if (asked[i].hasMembers() && !asked[i].isProxyObject()) {
                asked[i] = in.value(in.view(ReferenceReader.point(asked[i])));
            }
        }
        return asked;
    }

    /** As it stands in a text that a script makes of it: the same in every run. */
    @Override
    public String toString() {
        return question.toString();
    }
}
