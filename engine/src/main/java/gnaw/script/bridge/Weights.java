package gnaw.script.bridge;

import java.util.List;
import org.graalvm.polyglot.Value;

/** How often each of some names comes beside the others, as a script says it. */
record Weights(List<String> names, List<Integer> numbers) {
    /** The numbers in the cells of an object. */
    static Weights of(Value object) {
        List<String> names = List.copyOf(object.getMemberKeys());
        return new Weights(
                names,
                names.stream()
                        .map(name -> DiceFacts.whole(object.getMember(name)))
                        .toList());
    }
}
