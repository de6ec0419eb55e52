package gnaw.testing.run;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.app.XdgFolders;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An author saves, and {@code gnaw test --watch} answers. */
@Timeout(120)
class TestWatcherTest {
    private static final String WAITING = "Waiting for a script to be saved; Ctrl-C ends.\n";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path mods;

    private Thread vigil;
    private int heard;

    @BeforeEach
    void aModIsWatched() throws Exception {
        PastFailures.of(XdgFolders.ofThisProcess()).forget();
        write("mild", "mod.json", json("mild"));
        write("mild", "main.js", "");
        write("mild", "mild.test.js", test("the mild are patient"));
        write("hot", "mod.json", json("hot"));
        write("hot", "main.js", "export const heat = 7;");
        write("hot", "a.test.js", test("one burns"));
        write("hot", "main.test.js", """
                import { expect, test } from "gnaw/test";
                import { heat } from "hot/main.js";
                test("it is hot", () => expect(heat).toBe(7));""");
        vigil = Thread.ofPlatform().start(() -> gnaw.cli.Commands.whole(new TestCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute("test", "hot", "mild", "--mods-dir", mods.toString(), "--watch", "--ascii"));
        assertThat(next()).isEqualTo("""
                        hot/a.test.js
                          + one burns
                        hot/main.test.js
                          + it is hot
                        mild/mild.test.js
                          + the mild are patient

                        3 passed in no time.
                        """);
    }

    @AfterEach
    void ctrlC() throws Exception {
        do {
            // A test that is just being run may take the first for its own.
            vigil.interrupt();
        } while (!vigil.join(Duration.ofMillis(100)));
    }

    @Test
    void theTestsOfWhatWasSavedAreRunAtOnceAndItsOwnFirst() throws Exception {
        write("hot", "main.js", "export const heat = 8;");
        assertThat(nextThatEnds("1 passed, 1 failed in no time.\n"))
                .startsWith("""

                Saved: hot/main.js
                hot/main.test.js
                  x it is hot
                hot/a.test.js
                  + one burns
                """)
                .contains("Expected 7, but got 8.");

        write("hot", "main.js", "export const heat = 7 ;");
        nextThatEnds("2 passed in no time.\n");
    }

    @Test
    void aModThatTestsOfAnotherLoadConcernsThemToo() throws Exception {
        write("mild", "mild.test.js", """
                import { expect, given, test } from "gnaw/test";
                test("the mild stand heat", () => { given.rules(["hot"]); expect(given.hero()).toBeAlive(); });""");
        assertThat(nextThatEnds("\n1 passed in no time.\n")).contains("mild/mild.test.js");

        write("hot", "main.js", "export const heat = 7; ");
        assertThat(nextThatEnds("\n3 passed in no time.\n"))
                .contains("+ one burns", "+ it is hot", "+ the mild stand heat");
    }

    @Test
    void scriptsAndModsThatBreakAreToldAndWaitedFor() throws Exception {
        write("hot", "main.js", "export const heat = ;");
        assertThat(nextThatEnds("0 passed, 2 failed in no time.\n")).contains("hot/main.js:1:21");

        write("hot", "main.js", "");
        assertThat(nextThatEnds("1 passed, 1 failed in no time.\n")).contains("hot/main.test.js:2:10");

        write("hot", "mod.json", "{");
        nextThatEnds("\n0 passed in no time.\n");
        assertThat(err.toString()).contains("The mod hot cannot be tested:\nhot/mod.json");

        write("hot", "mod.json", json("hot"));
        write("hot", "main.js", "");
        write("hot", "main.test.js", test("all is well"));
        nextThatEnds("2 passed in no time.\n");
    }

    /** The next that ends so: a machine that is slow today may see one save as two, and run the tests twice. */
    private String nextThatEnds(String ending) throws InterruptedException {
        String told = next();
        while (!told.endsWith(ending)) {
            told = next();
        }
        return told;
    }

    /** What is told until the next save is waited for. */
    private String next() throws InterruptedException {
        while (out.toString().indexOf(WAITING, heard) < 0) {
            assertThat(vigil.isAlive()).as(err.toString()).isTrue();
            Thread.sleep(20);
        }
        int end = out.toString().indexOf(WAITING, heard);
        String told = out.toString().substring(heard, end);
        heard = end + WAITING.length();
        return told.replaceAll("  \\d+\\.\\d s", "").replaceAll("\\d+\\.\\d s", "no time");
    }

    private void write(String mod, String file, String text) throws IOException {
        Files.createDirectories(mods.resolve(mod));
        Files.writeString(mods.resolve(mod).resolve(file), text);
    }

    private static String json(String id) {
        return """
                { "id": "%s", "name": "A mod", "description": "A mod.", "version": "1.0.0", "gnaw": "^2.0.0" }""".formatted(id);
    }

    private static String test(String name) {
        return """
                import { expect, test } from "gnaw/test";
                test("%s", () => expect(1).toBe(1));""".formatted(name);
    }
}
