package gnaw.script.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.Test;

/** What is read once of objects that nobody can change. Here, those are the numbers above 0. */
class KnownConstantsTest {
    private final List<Integer> read = new ArrayList<>();
    private final KnownConstants<String> known = new KnownConstants<>(
            value -> {
                read.add(value.asInt());
                return "read " + value.asInt();
            },
            value -> value.asInt() > 0);

    @Test
    void whatNobodyCanChangeIsReadOnce() {
        Value three = Value.asValue(3);
        assertThat(known.of(three)).isEqualTo("read 3");
        assertThat(known.of(three)).isEqualTo("read 3");
        assertThat(read).containsExactly(3);
    }

    @Test
    void whatMayChangeIsReadEachTime() {
        Value less = Value.asValue(-3);
        known.of(less);
        known.of(less);
        assertThat(read).containsExactly(-3, -3);
    }

    /** So that rules that make new ones again and again do not fill the memory. */
    @Test
    void afterFiveHundredAllAreReadAnew() {
        List<Value> many =
                IntStream.rangeClosed(1, 501).mapToObj(Value::asValue).toList();
        many.forEach(known::of);
        read.clear();
        known.of(many.getLast());
        known.of(many.getFirst());
        assertThat(read).containsExactly(1);
    }
}
