package gnaw.script.bridge;

import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.script.load.LoadedScripts;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import java.util.Optional;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/**
 * What {@code memoized} does with functions of creatures and things: their answers are kept for as long as every fact that was read of them
 * is the same.
 */
public record MemoizedFunctions(LoadedScripts loaded, FactViews views) implements ProxyExecutable {
    /** Wants the number of the function, the function, and two arguments. */
    @Override
    public Object execute(Value... asked) {
        Value function = asked[1];
        Object[] views = {asked[2], asked[3]};
        return Facts.subject(asked[2], Object.class)
                .map(_ -> recalled(asked[0].asInt(), function, views))
                .orElseGet(() -> function.execute(views));
    }

    private Value recalled(int number, Value function, Object[] arguments) {
        Object[] given = {subject((Value) arguments[0]), subject((Value) arguments[1])};
        return views.answerCache()
                .recallPart(number, views.world().where(), given, () -> frozen(function.execute(arguments)));
    }

    /** What is another thing at another moment would be taken for what it was. */
    private static Object subject(Value argument) {
        Optional<Object> viewed = Facts.subject(argument, Object.class);
        if (viewed.isPresent() ? viewed.get() instanceof Thing || viewed.get() instanceof World : isPlain(argument)) {
            return viewed.orElseGet(() -> argument.as(Object.class) == null ? "" : argument.as(Object.class));
        }
        throw new Malformed(
                "A memoized function takes numbers, words, creatures and things, but got " + told(argument));
    }

    private static String told(Value argument) {
        return argument.isProxyObject() && argument.asProxyObject() instanceof Facts<?> facts
                ? "facts of the type " + facts.type() + "."
                : StrictObject.shown(argument) + ".";
    }

    private static boolean isPlain(Value argument) {
        return argument.isNull() || argument.isString() || argument.isNumber() || argument.isBoolean();
    }

    private Value frozen(Value answer) {
        return answer.isProxyObject() ? answer : loaded.frozen(answer);
    }
}
