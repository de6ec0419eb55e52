package gnaw.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The command {@code gnaw mutate} when it is interrupted. */
class InterruptedMutationTest extends AtMutateCommand {
    @Test
    void whoInterruptsIsToldWhatWasFoundUntilThen() throws Exception {
        mod("test(\"never dry\", () => saysDry(12, []));\n");
        Path json = mods.resolve("mutants.json");
        Thread here = Thread.currentThread();
        StringWriter out = new StringWriter();
        PrintWriter interrupting = new PrintWriter(out, true) {
            @Override
            public void println(String line) {
                super.println(line);
                if (line.startsWith("  +")) {
                    here.interrupt();
                    sleepUntilInterrupted();
                }
            }
        };
        CommandLine line = gnaw.cli.Commands.whole(new MutateCommand()).setOut(interrupting);
        int code = line.execute(
                "mutate", "dry", "--mods-dir", mods.toString(), "--threads", "1", "--json", json.toString());

        assertThat(out.toString()).endsWith("""
                  + const dry = (who) => (who.water <= 9 ? [say("Dry.")] : []);
                1 mutant: 0 noticed, 1 survived, 0 where no test comes, 0 that cannot be read; 0 % noticed.
                Interrupted: 6 more were not tried.
                """);
        assertThat(code).isEqualTo(130);
        assertThat(json).content().contains("SURVIVED").doesNotContain("KILLED");
    }

    @Test
    void ofAClusterThatIsInterruptedAllIsToldThatWasFoundUntilThen() throws IOException {
        mod("test(\"nothing\", () => expect(1).toBe(1));\n");
        Said said = mutate("dry", "--spark", "copying-2");

        assertThat(said.out().lines().filter(line -> line.endsWith("  no test comes here")))
                .hasSize(2);
        assertThat(said.out()).endsWith("""
                2 mutants: 0 noticed, 0 survived, 2 where no test comes, 0 that cannot be read; 0 % noticed.
                Interrupted: 5 more were not tried.
                """);
        assertThat(said.code()).isEqualTo(130);
    }

    private static void sleepUntilInterrupted() {
        try {
            Thread.sleep(Duration.ofMinutes(1));
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whoInterruptsTheFirstRunIsToldSo() throws IOException {
        mod(NOTICING);
        Thread.currentThread().interrupt();
        Said said = mutate("dry");

        assertThat(said.out()).endsWith("Interrupted before any mistake was made.\n");
        assertThat(said.code()).isEqualTo(130);
    }
}
