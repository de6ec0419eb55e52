package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.SavedGame;
import gnaw.save.Kept.KeptMod;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever becomes of the bytes of a kept game: it goes on as it was, or the one kept before it does, and nothing else happens. */
class DamagedSavesTest {
    @TempDir
    private Path folder;

    private SaveFile save;
    private Kept earlier;
    private Kept latest;
    private byte[] spare;

    @BeforeEach
    void keepAGameTwice(@TempDir Path rules) {
        save = new SaveFile(folder);
        try (Rulebook loaded = new Written(rules).main("").load()) {
            Game game = Game.begin(loaded, 7);
            earlier = kept(game.save());
            spare = bytes(earlier);
            game.act(Action.await());
            latest = kept(game.save());
        }
    }

    private static Kept kept(SavedGame game) {
        return Kept.of(
                "one",
                game,
                List.of(
                        new KeptMod("base", "0.1.0", "5268ef8af8c0b1bc"),
                        new KeptMod("rain", "1.2.0", "d6b8cebc12f3f4ec")),
                List.of("rain.rate=3"));
    }

    @Test
    void everyByteMayBecomeAnother() throws IOException {
        byte[] whole = bytes(latest);
        Random chance = new Random(3);
        for (int at = 0; at < whole.length; at++) {
            assertSurvives(flipped(whole, at, chance), latest);
        }
    }

    @Test
    void everyBitOfWhatAGameWasPlayedWithMayTurn() throws IOException {
        byte[] whole = bytes(latest);
        int header = new String(whole, StandardCharsets.ISO_8859_1).indexOf("\"game\"");
        for (int at = 0; at < header; at++) {
            for (int bit = 0; bit < 8; bit++) {
                assertSurvives(with(whole, at, whole[at] ^ 1 << bit), latest);
            }
        }
    }

    @Test
    void aGameMayEndAnywhere() throws IOException {
        byte[] whole = bytes(latest);
        for (int length = 0; length < whole.length; length++) {
            assertSurvives(Arrays.copyOf(whole, length), latest);
        }
    }

    /** Its hash is of the game alone: what stands before it may change unseen, but nothing comes of that but another word. */
    @Test
    void aGameOfTheFirstFormatMayBeDamagedTheSameWay() throws IOException {
        byte[] whole;
        try (InputStream old = DamagedSavesTest.class.getResourceAsStream("game-of-format-1.json")) {
            whole = old.readAllBytes();
        }
        Files.write(file(), whole);
        SavedGame game = save.read().orElseThrow().game();
        Random chance = new Random(5);
        for (int at : IntStream.concat(IntStream.range(0, 220), chance.ints(800, 220, whole.length))
                .toArray()) {
            Optional<Kept> read = readBeside(flipped(whole, at, chance));
            assertThat(read.map(Kept::game)).as("byte %d", at).get().isIn(game, earlier.game());
        }
    }

    private void assertSurvives(byte[] damaged, Kept whole) throws IOException {
        Optional<Kept> read = readBeside(damaged);
        if (!read.equals(Optional.of(whole))) {
            assertThat(read)
                    .as(() -> new String(damaged, StandardCharsets.ISO_8859_1))
                    .contains(earlier);
        }
    }

    /** What is read where these bytes are the latest game; where they are none, what is read then. */
    private Optional<Kept> readBeside(byte[] bytes) throws IOException {
        Files.write(file(), bytes);
        Files.write(folder.resolve("game.previous.json"), spare);
        try {
            return save.read();
        } catch (UnreadableSave lost) {
            assertThat(lost)
                    .hasMessageEndingWith(
                            "It now lies in game.unreadable-1.json, and the game saved before it is in its place.");
            Files.delete(folder.resolve("game.unreadable-1.json"));
            return save.read();
        }
    }

    private static byte[] flipped(byte[] whole, int at, Random chance) {
        return with(whole, at, whole[at] ^ 1 + chance.nextInt(255));
    }

    private static byte[] with(byte[] whole, int at, int value) {
        byte[] changed = whole.clone();
        changed[at] = (byte) value;
        return changed;
    }

    private static byte[] bytes(Kept kept) {
        return Json.gson().toJson(kept).getBytes(StandardCharsets.UTF_8);
    }

    private Path file() {
        return folder.resolve("game.json");
    }
}
