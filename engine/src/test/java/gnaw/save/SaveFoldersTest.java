package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SaveFoldersTest {
    @TempDir
    Path root;

    @Test
    void aGameIsCalledAfterItsMods() {
        assertThat(first(List.of("bakery", "stray"), 3))
                .containsExactly("bakery+stray", "bakery+stray.2", "bakery+stray.3");
    }

    @Test
    void aGameWithoutModsLiesWhereAllGamesLayOnce() {
        assertThat(first(List.of(), 3)).containsExactly("", "base", "base.2");
    }

    @Test
    void manyModsHaveANameThatAnyDiskTakes() {
        List<String> many = Stream.generate(() -> "porridge").limit(40).toList();
        List<String> more = Stream.generate(() -> "porridge").limit(41).toList();
        assertThat(first(many, 1).getFirst()).hasSizeLessThan(120).startsWith("porridge+porridge+");
        assertThat(first(many, 1)).isNotEqualTo(first(more, 1));
    }

    @Test
    void aGameIsLookedForInTheFoldersOfItsModsAndInTheRoot() throws Exception {
        for (String name : List.of("stray", "stray.2", "stray-cats", "base", "bakery+stray")) {
            Files.createDirectories(root.resolve(name));
        }
        assertThat(names(new SaveFolders(root).thatMayHold(List.of("stray")).stream()))
                .containsExactly("", "stray", "stray.2");
        assertThat(names(new SaveFolders(root).thatMayHold(List.of()).stream())).containsExactly("", "base");
    }

    private List<String> first(List<String> mods, int count) {
        return names(new SaveFolders(root).of(mods).limit(count));
    }

    private List<String> names(Stream<Path> folders) {
        return folders.map(folder -> root.relativize(folder).toString()).toList();
    }
}
