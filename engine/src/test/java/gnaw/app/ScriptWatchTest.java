package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.Oddity;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScriptWatchTest {
    @TempDir
    Path folder;

    @Test
    void aSavedScriptIsNoticedAndOtherFilesAreNot() throws Exception {
        Files.createDirectories(folder.resolve("rules"));
        Files.writeString(folder.resolve("rules/one.js"), "1");
        LinkedBlockingQueue<Set<Path>> noticed = new LinkedBlockingQueue<>();
        try (ScriptWatch _ = ScriptWatch.begin(List.of(folder), () -> List.of(folder), noticed::add)) {
            Files.writeString(folder.resolve("notes.txt"), "nothing");
            assertThat(noticed.poll(500, TimeUnit.MILLISECONDS)).isNull();
            Files.writeString(folder.resolve("rules/one.js"), "1 + 1");
            assertThat(noticed.poll(20, TimeUnit.SECONDS)).containsExactly(folder.resolve("rules/one.js"));
        }
    }

    @Test
    void whatOnlyLooksLikeAScriptIsNotWatched() throws Exception {
        Files.createDirectories(folder.resolve("folder.js"));
        LinkedBlockingQueue<Set<Path>> noticed = new LinkedBlockingQueue<>();
        try (ScriptWatch _ = ScriptWatch.begin(List.of(folder), () -> List.of(folder), noticed::add)) {
            Oddity.all(folder, ".js");
            Files.writeString(folder.resolve("folder.js/notes.txt"), "nothing");
            assertThat(noticed.poll(500, TimeUnit.MILLISECONDS)).isNull();
            Files.writeString(folder.resolve("one.js"), "1");
            assertThat(noticed.poll(20, TimeUnit.SECONDS)).containsExactly(folder.resolve("one.js"));
        }
    }

    @Test
    void aScriptThatIsWrittenInPiecesIsToldWhenItIsWhole() throws Exception {
        Path script = Files.createFile(folder.resolve("one.js"));
        LinkedBlockingQueue<Set<Path>> noticed = new LinkedBlockingQueue<>();
        try (ScriptWatch _ = ScriptWatch.begin(List.of(folder), () -> List.of(folder), noticed::add)) {
            for (int piece = 0; piece < 150; piece++) {
                Thread.sleep(10);
                Files.writeString(script, "1;", StandardOpenOption.APPEND);
            }
            assertThat(noticed.poll(20, TimeUnit.SECONDS)).containsExactly(script);
            assertThat(noticed).hasSizeLessThan(5);
        }
    }

    @Test
    void aScriptThatIsSavedWhileRulesAreBeingReadIsNoticedWhenTheyAre() throws Exception {
        Path script = Files.writeString(folder.resolve("one.js"), "1");
        CompletableFuture<Void> waits = new CompletableFuture<>();
        CompletableFuture<List<Path>> read = new CompletableFuture<>();
        LinkedBlockingQueue<Set<Path>> noticed = new LinkedBlockingQueue<>();
        Supplier<List<Path>> folders = () -> {
            waits.complete(null);
            return read.join();
        };
        try (ScriptWatch _ = ScriptWatch.begin(List.of(folder), folders, noticed::add)) {
            waits.join();
            Files.writeString(script, "1 + 1");
            read.complete(List.of(folder));
            assertThat(noticed.poll(20, TimeUnit.SECONDS)).containsExactly(script);
        }
    }
}
