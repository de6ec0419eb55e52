package gnaw.script.value;

import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/**
 * A question that scripts may ask while they answer one, such as {@code world.tileAt}. Whatever it cannot make sense of is told in words,
 * with how it is asked.
 *
 * @param taken what it is given, in the words of types: {@code (place: Place)}
 * @param least how many values it must be given
 */
public record HostFunction(String name, String taken, int least, Function<Value[], Object> answer)
        implements ProxyExecutable {
    @Override
    public Object execute(Value... arguments) {
        if (arguments.length < least) {
            throw new Malformed(name + " wants " + (least == 1 ? "a value" : least + " values") + ", but got "
                    + (arguments.length == 0 ? "none" : arguments.length) + "." + hint());
        }
        try {
            return answer.apply(arguments);
        } catch (WrongArgument wrong) {
            throw new Malformed(wrong.getMessage() + hint());
        } catch (ClassCastException
                | UnsupportedOperationException
                | NullPointerException
                | NoSuchElementException confused) {
            throw new Malformed(name + " cannot be asked with "
                    + Arrays.stream(arguments).map(StrictObject::shown).collect(Collectors.joining(", ")) + "."
                    + hint());
        }
    }

    private String hint() {
        return " Ask it as " + name + taken + ".";
    }

    /** As it stands in a text that a script makes of it: the same in every run. */
    @Override
    public String toString() {
        return "function " + name;
    }
}
