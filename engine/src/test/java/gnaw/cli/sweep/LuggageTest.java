package gnaw.cli.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LuggageTest {
    @TempDir
    private Path folder;

    private Path base;

    @BeforeEach
    void write() throws IOException {
        base = Files.createDirectories(folder.resolve("home/scripts"));
        Files.createDirectories(base.resolve("rules"));
        Files.writeString(base.resolve("rules/luck.js"), "luck");
        Files.writeString(base.resolve("rules/luck.test.js"), "test");
        Files.writeString(base.resolve("notes.txt"), "note");
    }

    @Test
    void whoPlaysLeavesTestsAtHome() throws IOException {
        assertThat(Luggage.toPlay(base, List.of()).files()).containsOnlyKeys("scripts/rules/luck.js");
        assertThat(Luggage.whole(folder.resolve("home")).files())
                .containsOnlyKeys("scripts/rules/luck.js", "scripts/rules/luck.test.js", "scripts/notes.txt");
    }

    @Test
    void itIsLaidOutOnceInAPlace() throws IOException {
        Path place = Files.createDirectory(folder.resolve("worker"));
        Luggage luggage = Luggage.toPlay(base, List.of());
        Path home = luggage.unpacked(place);
        assertThat(home.resolve("scripts/rules/luck.js")).hasContent("luck");
        assertThat(luggage.unpacked(place)).isEqualTo(home);
        try (Stream<Path> there = Files.list(place)) {
            assertThat(there).containsExactly(home);
        }
    }

    @Test
    void whatCannotBeLaidOutLeavesNothing() throws IOException {
        Path place = Files.createDirectory(folder.resolve("worker"));
        Luggage broken = new Luggage("broken", new TreeMap<>(Map.of("a", new byte[1], "a/b", new byte[1])));
        assertThatThrownBy(() -> broken.unpacked(place)).isInstanceOf(IOException.class);
        assertThat(place).isEmptyDirectory();
    }

    @Test
    void anotherGameLiesElsewhere() throws IOException {
        String before = Luggage.toPlay(base, List.of()).print();
        Files.writeString(base.resolve("rules/luck.js"), "more luck");
        assertThat(Luggage.toPlay(base, List.of()).print()).isNotEqualTo(before);
    }
}
