package gnaw.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Readers and inputs that nobody wrote. The folder {@code inputs} holds what once was read wrongly, and what had to be made up to get far into
 * a reader: a file each, whose name begins with that of its reader.
 */
class FuzzTest {
    private static final int SECONDS = 8;

    @TempDir
    private Path folder;

    static List<Path> inputs() throws IOException, URISyntaxException {
        try (Stream<Path> files =
                Files.list(Path.of(FuzzTest.class.getResource("inputs").toURI()))) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void whatWasFoundIsReadOrRefused(Path input) throws IOException {
        Reader reader = Reader.valueOf(input.getFileName()
                .toString()
                .split("\\.")[0]
                .toUpperCase(Locale.ROOT)
                .replace('-', '_'));
        byte[] bytes = Files.readAllBytes(input);
        assertThatCode(() -> reader.read(bytes, folder)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @EnumSource
    void theExampleIsReadOrRefused(Reader reader) {
        assertThatCode(() -> reader.read(reader.example(), folder)).doesNotThrowAnyException();
    }

    /** Guided by what each input reaches in the reader, new ones are made up for some seconds. */
    @Tag("long")
    @ParameterizedTest
    @EnumSource
    void soIsWhateverIsMadeUp(Reader reader) throws Exception {
        Path corpus = Files.createDirectories(folder.resolve("corpus"));
        Files.write(corpus.resolve("example"), reader.example());
        Path told = folder.resolve("told");
        // Once in a great while Jazzer does not begin; a reader that does not end would be its finding.
        int code = fuzz(command(reader, corpus), told)
                .or(() -> fuzz(command(reader, corpus), told))
                .orElseThrow();
        assertThat(code).as(() -> last(told)).isZero();
        assertThat(last(told)).contains("Done ");
    }

    /** The exit code; nothing where there is none in time. */
    private static Optional<Integer> fuzz(List<String> command, Path told) {
        try {
            Process jazzer = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(told.toFile())
                    .start();
            boolean hasEnded = jazzer.waitFor(SECONDS + 60, TimeUnit.SECONDS);
            jazzer.destroyForcibly();
            return hasEnded ? Optional.of(jazzer.exitValue()) : Optional.empty();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> command(Reader reader, Path corpus) {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of("-XX:+EnableDynamicAgentLoading", "--enable-native-access=ALL-UNNAMED", "-Xmx512m"));
        command.addAll(List.of("-Dgnaw.fuzz.reader=" + reader, "-Dgnaw.fuzz.folder=" + folder));
        command.addAll(List.of("com.code_intelligence.jazzer.Jazzer", "--target_class=" + FuzzTarget.class.getName()));
        command.addAll(List.of("--instrumentation_includes=gnaw.**:com.google.gson.**", "--disabled_hooks=*"));
        command.addAll(List.of("--reproducer_path=" + folder, "-artifact_prefix=" + folder + "/"));
        command.addAll(List.of(
                "-seed=1", "-timeout=60", "-rss_limit_mb=4000", "-max_total_time=" + SECONDS, corpus.toString()));
        return command;
    }

    /** The end of what Jazzer says: how far it came, or the input that went wrong. */
    private static String last(Path told) {
        try {
            String all = Files.readString(told);
            return all.substring(Math.max(0, all.length() - 4000));
        } catch (IOException unreadable) {
            return "";
        }
    }
}
