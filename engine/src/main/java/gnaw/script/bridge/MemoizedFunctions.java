package gnaw.script.bridge;

import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.script.load.LoadedScripts;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import java.util.function.Supplier;
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
        Object[] arguments = {asked[2], asked[3]};
        return Facts.subject(asked[2], Object.class)
                .map(viewed -> new Object[] {lasting(viewed, asked[2]), subject(asked[3])})
                .map(given -> recalled(asked[0].asInt(), given, () -> frozen(function.execute(arguments))))
                .orElseGet(() -> function.execute(arguments));
    }

    private Value recalled(int number, Object[] given, Supplier<Value> asking) {
        return views.answerCache().recallPart(number, views.world().where(), given, asking);
    }

    /** What a second argument is; "" where there is none. */
    private static Object subject(Value argument) {
        if (argument.isNull()) {
            return "";
        }
        return Facts.subject(argument, Object.class)
                .map(viewed -> lasting(viewed, argument))
                .orElseGet(() -> plain(argument));
    }

    /** What is another thing at another moment would be taken for what it was. */
    private static Object lasting(Object viewed, Value argument) {
        if (viewed instanceof Thing || viewed instanceof World) {
            return viewed;
        }
        throw unfit(argument);
    }

    private static Object plain(Value argument) {
        if (argument.isString() || argument.isNumber() || argument.isBoolean()) {
            return argument.as(Object.class);
        }
        throw unfit(argument);
    }

    private static Malformed unfit(Value argument) {
        return new Malformed(
                "A memoized function takes numbers, words, creatures and things, but got " + told(argument));
    }

    private static String told(Value argument) {
        return argument.isProxyObject() && argument.asProxyObject() instanceof Facts<?> facts
                ? "facts of the type " + facts.type() + "."
                : StrictObject.shown(argument) + ".";
    }

    private Value frozen(Value answer) {
        return answer.isProxyObject() ? answer : loaded.frozen(answer);
    }
}
