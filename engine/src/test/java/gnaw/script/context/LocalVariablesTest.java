package gnaw.script.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What names stood for at an error: the first one of a process is made once more, for nobody watches before. */
class LocalVariablesTest {
    @TempDir
    Path folder;

    private final Engine engine = Engine.newBuilder("js")
            .allowExperimentalOptions(true)
            .option("engine.WarnInterpreterOnly", "false")
            .build();
    private final Context context = Context.newBuilder("js").engine(engine).build();
    private final LocalVariables locals = new LocalVariables(engine);
    private int repeated;

    @AfterEach
    void close() {
        engine.close(true);
    }

    private Value function(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("main.js"), "(" + text + ")");
        return context.eval(Source.newBuilder("js", file.toFile()).build());
    }

    private List<String> valuesWhen(Value function, Object given, Object givenAgain) {
        var error = catchThrowableOfType(PolyglotException.class, () -> function.execute(given));
        return locals.of(error, () -> {
            repeated++;
            function.execute(givenAgain);
        });
    }

    @Test
    void theFirstErrorIsMadeOnceMoreAndThoseAfterItAreNot() throws IOException {
        Value failing = function("(n) => { const twice = 2 * n; return twice.nothing.more; }");
        assertThat(valuesWhen(failing, 3, 3)).containsExactly("n = 3", "twice = 6");
        assertThat(valuesWhen(failing, 4, 4)).containsExactly("n = 4", "twice = 8");
        assertThat(repeated).isOne();
    }

    @Test
    void anotherErrorThanTheFirstTellsNothingOfIt() throws IOException {
        Value failing = function("(n) => { const word = \"a\".repeat(n); throw new Error(word); }");
        assertThat(valuesWhen(failing, 3, 4)).isEmpty();
        assertThat(valuesWhen(failing, 3, 3)).containsExactly("n = 3", "word = aaa");
    }

    @Test
    void whatDoesNotFailAgainTellsNothing() throws IOException {
        Value failing = function("(n) => { if (n === 3) throw new Error(\"three\"); }");
        assertThat(valuesWhen(failing, 3, 4)).isEmpty();
    }
}
