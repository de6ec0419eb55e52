package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two who would write in one folder. */
class ClaimTest {
    @TempDir
    private Path folder;

    /** A process that takes a folder and stays. */
    static final class Settler {
        private Settler() {}

        /** Takes the folder of the first word. */
        public static void main(String... words) throws Exception {
            Claim claim = new Claim(Path.of(words[0]));
            System.out.println(claim.rival().isEmpty() ? "taken" : "refused");
            System.in.read();
            claim.close();
        }
    }

    @Test
    void whoComesFirstHasItUntilHeLeaves() {
        try (Claim second = new Claim(folder)) {
            try (Claim first = new Claim(folder)) {
                assertThat(first.rival()).isEmpty();
                assertThat(second.rival()).contains(Owner.ofThisProcess());
                assertThat(second.obstacle()).contains("it is being played in another window");
                assertThat(first.obstacle()).isEmpty();
            }
            assertThat(second.obstacle()).isEmpty();
        }
    }

    @Test
    @Timeout(30)
    void anotherProcessIsNamedAndEndsWhenItIsTold() throws Exception {
        Process settler = settle();
        try (Claim claim = new Claim(folder)) {
            Owner owner = claim.rival().orElseThrow();
            assertThat(owner.name()).isEqualTo(Long.toString(settler.pid()));
            owner.tellToEnd();
            assertThat(settler.waitFor()).isEqualTo(143);
            assertThat(claim.rival()).isEmpty();
        }
    }

    @Test
    @Timeout(30)
    void whatTheDeadHadIsFree() throws Exception {
        Process settler = settle();
        try (Claim claim = new Claim(folder)) {
            assertThat(claim.rival()).isPresent();
            settler.destroyForcibly().waitFor();
            assertThat(folder.resolve("lock")).content().contains(Long.toString(settler.pid()));
            assertThat(claim.rival()).isEmpty();
            assertThat(folder.resolve("lock"))
                    .content()
                    .contains(Long.toString(ProcessHandle.current().pid()));
        }
    }

    @Test
    @Timeout(30)
    void aProcessThatOnlyHasTheNumberOfTheOwnerIsLeftInPeace() throws Exception {
        Process settler = settle();
        new Owner(
                        settler.pid(),
                        ProcessHandle.current()
                                        .info()
                                        .startInstant()
                                        .orElseThrow()
                                        .toEpochMilli()
                                - 60_000)
                .tellToEnd();
        Owner.ofThisProcess().tellToEnd();
        assertThat(settler.waitFor(500, TimeUnit.MILLISECONDS)).isFalse();
        settler.destroyForcibly().waitFor();
    }

    @Test
    @Timeout(30)
    void whoCouldNotSignIsNotKnownByTheNameOfAnother() throws Exception {
        Process settler = settle();
        try (Claim claim = new Claim(folder)) {
            Files.writeString(folder.resolve("lock"), "");
            assertThat(claim.rival()).contains(Owner.UNKNOWN);
            assertThat(claim.rival().orElseThrow().name()).isEqualTo("?");
            claim.rival().orElseThrow().tellToEnd();
        }
        settler.destroyForcibly().waitFor();
    }

    @Test
    void whereNobodyCanHaveItThereIsNoRivalAndNothingMayBeWritten() throws IOException {
        Path taken = Files.writeString(folder.resolve("saves"), "Here can be no folder.");
        try (Claim claim = new Claim(taken)) {
            assertThat(claim.rival()).isEmpty();
            assertThat(claim.obstacle()).contains(taken + " is no folder");
            Files.delete(taken);
            assertThat(claim.obstacle()).isEmpty();
        }
    }

    private Process settle() throws IOException {
        Process settler = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Settler.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        assertThat(settler.inputReader().readLine()).isEqualTo("taken");
        return settler;
    }
}
