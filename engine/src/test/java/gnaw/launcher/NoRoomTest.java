package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The real program where files cannot be written: it says so, goes on, and loses nothing that was on disk. */
class NoRoomTest extends AtRealTerminal {
    @Test
    void whereASnapshotFindsNoRoomTheJournalGoesOnBehindTheLast() throws Exception {
        play("true", "n");
        await(5);
        terminal.press("S");
        assertThat(terminal.end()).isZero();
        play("ulimit -f 12", "c");
        await(25);
        seeThatItIsNotSaved();
        int last = terminal.seeTurn();
        ProcessHandle engine = terminal.engine().orElseThrow();
        engine.destroyForcibly();
        assertThat(terminal.end()).isEqualTo(137);
        play("true", "c");
        assertThat(terminal.seeTurn()).isBetween(last - 1, last);
    }

    @Test
    void whereNothingCanBeWrittenTheGameIsPlayedAndThePlayerKnows() throws Exception {
        Files.writeString(root.resolve("player/data"), "Here can be no folder.");
        play("true", "n");
        await(1);
        seeThatItIsNotSaved();
    }

    /** A slow disk is not waited for: that it had no room may be told a turn later. */
    private void seeThatItIsNotSaved() throws Exception {
        for (int turns = 0; turns < 9 && !terminal.screen().contains("not saved"); turns++) {
            await(1);
        }
        terminal.see("not saved");
    }

    private void await(int turns) throws Exception {
        int until = terminal.seeTurn() + turns;
        for (int turn = 0; turn < turns; turn++) {
            terminal.press(".");
        }
        terminal.see("Turn " + until + "\\b");
    }

    private void play(String first, String choice) throws Exception {
        terminal.start(first, WORDS);
        terminal.see(choice.equals("c") ? "Continue" : "New game");
        terminal.press(choice);
        terminal.seeTurn();
    }
}
