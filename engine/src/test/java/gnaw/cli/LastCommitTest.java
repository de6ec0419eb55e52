package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.lab.LabMisuse;
import gnaw.mod.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LastCommitTest {
    @TempDir
    private Path folder;

    @Test
    void theScriptsAreThoseOfTheLastCommitAndLeaveNothingBehind() throws Exception {
        write("scripts/main.js", "// then\n");
        write("mods/README.md", "Mods.\n");
        git("init", "-q");
        git("add", "-A");
        git("-c", "user.name=An author", "-c", "user.email=author@example.org", "commit", "-q", "-m", "Then");
        write("scripts/main.js", "// now\n");
        Path home;
        try (LastCommit commit = LastCommit.of(folder)) {
            home = commit.home();
            assertThat(home.resolve("scripts/main.js")).hasContent("// then");
        }
        assertThat(home).doesNotExist();
    }

    @Test
    void whereNothingWasCommittedThatIsSaid() throws Exception {
        git("init", "-q");
        assertThatThrownBy(() -> LastCommit.of(folder))
                .isInstanceOf(LabMisuse.class)
                .hasMessageStartingWith("--working-tree needs the last commit of the scripts, and git has none: ");
    }

    @Test
    void withoutGitNothingIsLeftBehind() throws Exception {
        TemporaryFolder home = new TemporaryFolder(Files.createDirectory(folder.resolve("last-commit")));
        assertThatThrownBy(() -> LastCommit.of(folder, "no-such-git", home)).isInstanceOf(IOException.class);
        assertThat(home.path()).doesNotExist();
    }

    @Test
    void whereNothingWasCommittedNothingIsLeftBehind() throws Exception {
        git("init", "-q");
        TemporaryFolder home = new TemporaryFolder(Files.createDirectory(folder.resolve("last-commit")));
        assertThatThrownBy(() -> LastCommit.of(folder, "git", home)).isInstanceOf(LabMisuse.class);
        assertThat(home.path()).doesNotExist();
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), text);
    }

    private void git(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(words));
        assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
    }
}
