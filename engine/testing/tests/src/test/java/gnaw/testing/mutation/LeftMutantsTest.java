package gnaw.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Mistakes that were left, and are tried again. */
class LeftMutantsTest extends AtMutateCommand {
    @Test
    void whatWasLeftIsTriedAgainAlone() throws IOException {
        mod("test(\"dry\", () => saysDry(8, [\"Dry.\"]));\ntest(\"not dry\", () => saysDry(12, []));\n");
        String json = mods.resolve("mutants.json").toString();
        mutate("dry", "--json", json);
        mod(NOTICING);

        assertThat(mutate("dry", "--left", json, "--json", json).out()).isEqualTo("""
                2 mutants. First, all tests are run without a mistake.
                2 tests may notice them.
                2 mutants: 2 noticed, 0 survived, 0 where no test comes, 0 that cannot be read; 100 % noticed.
                """);
        assertThat(mutate("dry", "--left", json).err())
                .startsWith("There is nothing to change: of what " + json + " tells, nothing was left.\n");
        assertThat(mutate("dry", "--left", mods + "/dry/main.js").err())
                .startsWith(mods + "/dry/main.js holds no results that --json has written.\n");
        assertThat(mutate("dry", "--left", mods + "/none.json").err())
                .startsWith(mods + "/none.json cannot be read: it is not there.\n");
    }

    @Test
    void whatWasLeftAndIsElsewhereNowIsCounted() throws IOException {
        mod("test(\"not dry\", () => saysDry(12, []));\n");
        String json = mods.resolve("mutants.json").toString();
        mutate("dry", "--json", json);
        Path script = mods.resolve("dry/main.js");
        Files.writeString(script, Files.readString(script).replace("[say(\"Dry.\")]", "[ say(\"Dry.\")]"));

        assertThat(mutate("dry", "--left", json).out())
                .startsWith(
                        "1 mutant of those that were left is not there any more, or elsewhere: scripts were changed since.\n");
    }
}
