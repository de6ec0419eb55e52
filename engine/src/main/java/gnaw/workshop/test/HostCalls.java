package gnaw.workshop.test;

import gnaw.script.value.StrictObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;

/**
 * Carries a test's calls to its host as plain values, and back a list: whether it went well, and the answer or what went wrong (whole, in
 * short, what was expected, what was there), which is then thrown on the script's side, at the test's own line.
 */
record HostCalls(TestHost host) implements ProxyExecutable {
    @Override
    public Object execute(Value... arguments) {
        try {
            return ProxyArray.fromArray(true, guest(host.call(arguments[0].asString(), list(arguments[1]))));
        } catch (AssertionError | IllegalArgumentException wrong) {
            return wrong instanceof TestHost.Brief brief
                    ? ProxyArray.fromArray(false, wrong.getMessage(), brief.told(), brief.wanted(), brief.got())
                    : ProxyArray.fromArray(false, wrong.getMessage(), wrong.getMessage(), "", "");
        }
    }

    private static Object plain(Value value) {
        if (value.isString()) {
            return value.asString();
        }
        if (value.isBoolean()) {
            return value.asBoolean();
        }
        if (value.fitsInDouble()) {
            return value.asDouble();
        }
        if (value.hasArrayElements()) {
            return list(value);
        }
        if (value.hasMembers() && !value.canExecute()) {
            return map(value);
        }
        throw new IllegalArgumentException(
                "A number, a text, a list or an object is wanted here, but got " + value + ".");
    }

    private static List<Object> list(Value list) {
        return StrictObject.elements(list).stream().map(HostCalls::plain).toList();
    }

    private static Map<String, Object> map(Value object) {
        Map<String, Object> map = new LinkedHashMap<>();
        object.getMemberKeys().forEach(key -> map.put(key, plain(object.getMember(key))));
        return map;
    }

    private static Object guest(Object answer) {
        return switch (answer) {
            case List<?> list ->
                ProxyArray.fromList(list.stream().map(HostCalls::guest).toList());
            case Map<?, ?> map -> {
                Map<String, Object> members = new LinkedHashMap<>();
                map.forEach((name, value) -> members.put(name.toString(), guest(value)));
                yield ProxyObject.fromMap(members);
            }
            default -> answer;
        };
    }
}
