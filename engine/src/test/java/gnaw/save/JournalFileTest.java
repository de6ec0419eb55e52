package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Journal.Pulse;
import gnaw.game.Ref;
import gnaw.game.SavedGame;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import gnaw.text.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A journal of eight turns, whatever becomes of its bytes. */
class JournalFileTest {
    private static final int TURNS = 8;

    @TempDir
    private Path folder;

    private JournalFile journal;
    private SavedGame snapshot;
    private final List<JournalLine> lines = new ArrayList<>();

    @BeforeEach
    void playAGame(@TempDir Path rules) {
        journal = new JournalFile(folder.resolve("game.journal"), folder.resolve("game.previous.journal"));
        try (Rulebook loaded = new Written(rules).main("").load()) {
            Game game = Game.begin(loaded, 7);
            snapshot = game.save();
            journal.begin(JournalLine.of(game.pulse(), List.of()));
            for (int i = 0; i < TURNS; i++) {
                game.act(Action.await());
                note(game, i);
            }
        }
    }

    private void note(Game game, int earlier) {
        JournalLine line = JournalLine.of(game.pulse(), game.decidedAfter(earlier));
        journal.add(List.of(line));
        lines.add(line);
    }

    @Test
    void whatWasDecidedAfterASnapshotComesBack() {
        assertThat(journal.after(snapshot)).isEqualTo(lines);
    }

    @Test
    void aLineIsAChecksumAndWhatAPersonCanRead() throws IOException {
        assertThat(Files.readAllLines(journal.file()).get(1))
                .matches(
                        "[0-9a-f]{8} \\{\"turn\":2,\"depth\":1,\"pulse\":\"[0-9a-f]{16}\",\"intents\":\\[\"do wait\"]}");
    }

    @Test
    void linesOfBeforeTheFirstReleaseTellALongerSumOfTheState() {
        String longer = Sha256.of(Pulse.of(snapshot).toString());
        journal.begin(new JournalLine(1, snapshot.depth(), longer, List.of()));
        journal.add(lines.subList(1, 3));
        assertThat(journal.after(snapshot)).isEqualTo(lines.subList(1, 3));
    }

    @Test
    void aDamagedByteInAnEarlierJournalKeepsNoNewOneFromBeingBegun() throws IOException {
        Files.write(journal.previous(), new byte[] {'a', (byte) 0xff, '\n'});
        JournalLine first = lines.getLast();

        journal.begin(new JournalLine(first.turn(), first.depth(), first.pulse(), List.of()));

        assertThat(Files.readAllLines(journal.file())).hasSize(1);
        assertThat(folder.resolve("game.past.journal")).exists();
    }

    @Test
    void effectsOfTheConsoleComeBack(@TempDir Path rules) {
        try (Rulebook loaded = new Written(rules).main("").load()) {
            Game game = Game.begin(loaded, 7);
            game.cheat(List.of(new Effect.Heal(Ref.to(game.world().hero()), 3)));
            JournalLine line = JournalLine.of(game.pulse(), game.decidedAfter(0));
            assertThat(JournalLine.read(line.text())).contains(line);
        }
    }

    @Test
    void itMayEndAnywhere() throws IOException {
        byte[] whole = Files.readAllBytes(journal.file());
        for (int length = 0; length < whole.length; length++) {
            Files.write(journal.file(), Arrays.copyOf(whole, length));
            int before = linesBefore(whole, length);
            assertThat(journal.after(snapshot))
                    .as("%d bytes", length)
                    .isIn(lines.subList(0, before), lines.subList(0, Math.min(before + 1, TURNS)));
        }
    }

    @Test
    void everyByteMayBecomeAnotherAndTheLinesBeforeItComeBack() throws IOException {
        byte[] whole = Files.readAllBytes(journal.file());
        int first = new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1;
        for (int at = first; at < whole.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] changed = whole.clone();
                changed[at] ^= (byte) (1 << bit);
                Files.write(journal.file(), changed);
                int before = linesBefore(whole, at);
                List<JournalLine> after = journal.after(snapshot);
                assertThat(after.subList(0, before)).as("byte %d", at).isEqualTo(lines.subList(0, before));
                assertThat(lines).as("byte %d", at).containsAll(after);
            }
        }
    }

    /** How many turns are told whole in front of that byte; the first line is of the snapshot. */
    private static int linesBefore(byte[] whole, int at) {
        int lines = 0;
        for (int i = 0; i < at; i++) {
            lines += whole[i] == '\n' ? 1 : 0;
        }
        return Math.max(0, lines - 1);
    }

    @Test
    void whereTheNextSnapshotWasNotWrittenBothJournalsAreOne() {
        journal.begin(
                new JournalLine(9, lines.getLast().depth(), lines.getLast().pulse(), List.of()));
        journal.add(lines.subList(0, 1));
        List<JournalLine> after = journal.after(snapshot);
        assertThat(after).hasSize(TURNS + 2).startsWith(lines.toArray(JournalLine[]::new));
    }

    @Test
    void theJournalOfAnotherGameIsNotThatOfThisOne() {
        journal.begin(new JournalLine(1, lines.getLast().depth(), "another state", List.of()));
        journal.add(lines.subList(0, 1));
        assertThat(journal.after(snapshot)).isEqualTo(lines);
    }

    @Test
    void onAFullDiskNothingIsHalfWritten() throws IOException {
        Path full = Files.createSymbolicLink(folder.resolve("full"), Path.of("/dev/full"));
        assertThatThrownBy(() -> new JournalFile(full, journal.previous()).add(lines))
                .isInstanceOf(UnwritableSave.class)
                .hasMessage("The game cannot be saved in " + full + ": No space left on device");
    }
}
