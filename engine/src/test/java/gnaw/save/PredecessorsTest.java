package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Depth;
import gnaw.game.Ending;
import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.map.Point;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of those who died. */
class PredecessorsTest {
    private static final SavedPredecessor FIRST = dead(Depth.of(2), 100);
    private static final SavedPredecessor LAST = dead(Depth.of(2), 200);
    private static final SavedPredecessor ELSEWHERE = dead(new Depth("crypt", 4), 300);

    @TempDir
    Path folder;

    private Predecessors file() {
        return new Predecessors(folder);
    }

    private void add(List<String> mods, SavedPredecessor... dead) {
        for (SavedPredecessor one : dead) {
            file().add(mods, Optional.of(one), List.of());
        }
    }

    @Test
    void theLastInEachPlaceCanBeMet() {
        add(List.of(), FIRST, ELSEWHERE, LAST);
        assertThat(file().of(List.of())).containsExactly(LAST, ELSEWHERE);
    }

    @Test
    void thoseWhoPlayedWithModsAreMetWithThemAlone() {
        add(List.of("crypt"), ELSEWHERE);
        add(List.of(), FIRST);
        assertThat(file().of(List.of())).containsExactly(FIRST);
        assertThat(file().of(List.of("bakery", "crypt"))).containsExactly(FIRST, ELSEWHERE);
    }

    @Test
    void whoeverWasMetIsAtRestEvenIfLessIsKnownOfHimNow() {
        add(List.of(), FIRST, LAST);
        SavedCreature bare = new SavedCreature(0, "hero", new Point(9, 9), 0, 0, Map.of(), List.of());
        file().add(List.of(), Optional.empty(), List.of(new SavedPredecessor(LAST.where(), LAST.end(), bare)));
        assertThat(file().of(List.of())).containsExactly(FIRST);
    }

    @Test
    void oldOnesAreForgotten() {
        add(List.of(), ELSEWHERE);
        for (int turn = 1; turn <= 30; turn++) {
            add(List.of(), dead(Depth.of(1), turn));
        }
        assertThat(file().of(List.of())).containsExactly(dead(Depth.of(1), 30));
    }

    @Test
    void linesThatCannotBeReadAreNobody() throws IOException {
        add(List.of(), FIRST);
        Path lines = folder.resolve("predecessors.jsonl");
        Files.writeString(
                lines,
                "{}\nnull\n{\"mods\": [], \"dead\": {\"where\": 3}}\n" + Files.readString(lines) + "{\"mods\": [");
        assertThat(file().of(List.of())).containsExactly(FIRST);
    }

    @Test
    void aDamagedByteCostsItsLineAlone() throws IOException {
        add(List.of(), FIRST, ELSEWHERE);
        Path lines = folder.resolve("predecessors.jsonl");
        byte[] bytes = Files.readAllBytes(lines);
        bytes[2] = (byte) 0xff;
        Files.write(lines, bytes);
        assertThat(file().of(List.of())).containsExactly(ELSEWHERE);
        add(List.of(), LAST);
        assertThat(file().of(List.of())).containsExactly(LAST, ELSEWHERE);
    }

    @Test
    void whereNoneCanBeWrittenThereIsNobody() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        Predecessors nowhere = new Predecessors(file);
        nowhere.add(List.of(), Optional.of(FIRST), List.of());
        assertThat(nowhere.of(List.of())).isEmpty();
    }

    private static SavedPredecessor dead(Depth where, int turn) {
        SavedItem wand = new SavedItem(0, "wand", 1, Map.of("charge", 2.0, "runic", ""));
        SavedCreature hero = new SavedCreature(0, "hero", new Point(1, 1), 0, 0, Map.of("level", 3.0), List.of(wand));
        return new SavedPredecessor(where, new Ending(false, false, "a mummy", "mummy", turn, where.number()), hero);
    }
}
