package gnaw.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of results that are read in the order of their seeds, three games at a time. */
class SeedOrderTest {
    private static final RunKey TERMS = new RunKey("1", List.of(), List.of(), "waiter", 100, List.of(), List.of());

    @TempDir
    private Path folder;

    @Test
    void moreGamesThanArePutInOrderAtOnceAreSortedInParts() throws IOException {
        Path mixed = file("mixed", 9, 2, 5, 1, 8, 3, 7, 4);
        assertThat(seeds(mixed)).containsExactly(1L, 2L, 3L, 4L, 5L, 7L, 8L, 9L);
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(mixed);
        }
    }

    @Test
    void filesAreReadAsIfTheyWereOne() {
        assertThat(seeds(file("a", 1, 4, 6), file("b", 9, 5, 3, 2), file("none")))
                .containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 9L);
    }

    @Test
    void theLaterOfTwoGamesInOneFileCounts() {
        Path twice = file("twice", 1, 2, 3, 4, 2, 2);
        List<Integer> turns = new ArrayList<>();
        new SeedOrder(List.of(twice), 3).each(game -> turns.add(game.turns()));
        assertThat(turns).containsExactly(0, 5, 2, 3);
    }

    @Test
    void aGameInTwoFilesIsAMistake() {
        Path one = file("one", 1, 2);
        Path other = file("other", 9, 8, 7, 2);
        assertThatThrownBy(() -> seeds(one, other))
                .isInstanceOf(LabMisuse.class)
                .hasMessageStartingWith(other + " holds the game with seed 2, which another of the files holds, too");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("one", "other");
    }

    @Test
    void aLineThatWasTornIsLeftOut() throws IOException {
        Path torn = file("torn", 2, 1, 3);
        String all = Files.readString(torn);
        Files.writeString(torn, all.substring(0, all.length() - 1));
        assertThat(seeds(torn)).containsExactly(1L, 2L);
    }

    private List<Long> seeds(Path... files) {
        List<Long> seeds = new ArrayList<>();
        new SeedOrder(List.of(files), 3).each(game -> seeds.add(game.seed()));
        return seeds;
    }

    /** A file of games with these seeds; their turns tell where they stand in it. */
    private Path file(String name, long... seeds) {
        Path file = folder.resolve(name);
        ResultsFile.write(file, TERMS, told -> {
            for (int i = 0; i < seeds.length; i++) {
                told.accept(new GameResult(seeds[i], i, 1, 0, false, "thirst", List.of(), new TreeMap<>(), ""));
            }
        });
        return file;
    }
}
