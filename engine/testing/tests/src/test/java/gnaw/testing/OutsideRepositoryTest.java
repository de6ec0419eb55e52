package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sample repository of somebody who writes mods: two commands test them, far from this checkout. */
@Tag("long")
class OutsideRepositoryTest {
    private static final Path CHECKOUT = Path.of("../../..").toAbsolutePath().normalize();

    @TempDir
    private Path folder;

    /** What a command printed, and its exit code. */
    private record Said(int code, String text) {}

    private Said maven(Path where, String... arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("mvn", "-B", "-Dmaven.repo.local=" + folder.resolve("repository")));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .directory(where.toFile())
                .redirectErrorStream(true)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), text);
    }

    /** A local repository with all that Maven has fetched before, but without this project: what is installed stays in the test. */
    private void borrowRepository() throws IOException {
        Path mine = Files.createDirectory(folder.resolve("repository"));
        Path users =
                Path.of(System.getProperty("maven.repo.local", System.getProperty("user.home") + "/.m2/repository"));
        try (Stream<Path> groups = Files.list(users)) {
            for (Path group : groups.toList()) {
                if (!group.endsWith("gnaw")) {
                    Files.createSymbolicLink(mine.resolve(group.getFileName()), group.toRealPath());
                }
            }
        }
    }

    private Path copy(Path source, String name) throws IOException {
        Path target = folder.resolve(name);
        try (Stream<Path> files = Files.walk(source)) {
            files.filter(file -> !isBuilt(source.relativize(file)))
                    .forEach(file ->
                            copyOne(file, target.resolve(source.relativize(file).toString())));
        }
        return target;
    }

    private static boolean isBuilt(Path file) {
        return Stream.iterate(file, path -> path != null, Path::getParent)
                .anyMatch(path -> path.endsWith("target") || path.startsWith(".git"));
    }

    private static void copyOne(Path from, Path to) {
        try {
            Files.copy(from, to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void twoCommandsTestTheModsOfAnotherRepository() throws IOException, InterruptedException {
        borrowRepository();
        Path game = copy(CHECKOUT, "game");
        Path mods = copy(CHECKOUT.resolve("engine/testing/sample"), "mine");

        Said installed = maven(game, "-q", "install", "-DskipTests", "-Dspotless.check.skip");
        assertThat(installed.code()).as(installed.text()).isZero();

        Said tested = maven(mods, "test");
        assertThat(tested.text()).contains("Tests run: 4, Failures: 0, Errors: 0, Skipped: 0");
        assertThat(tested.code()).isZero();

        Files.writeString(mods.resolve("mods/peppery/wrong.test.js"), """
                import { expect, test, world } from "gnaw/test";
                test("rats are harmless", () => expect(world.spawn("rat", 3, 3)).toHave({ attack: 0 }));
                """);
        Said failed = maven(mods, "test");
        assertThat(failed.text())
                .contains("peppery/wrong.test.js:2:33  test \"rats are harmless\"", "should have attack 0, but has 2.")
                .contains("Tests run: 5, Failures: 1, Errors: 0, Skipped: 0");
        assertThat(failed.code()).isOne();
    }
}
