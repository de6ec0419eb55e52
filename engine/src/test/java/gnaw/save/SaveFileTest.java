package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.Oddity;
import gnaw.game.Depth;
import gnaw.game.Effect;
import gnaw.game.Ending;
import gnaw.game.Line;
import gnaw.game.Offer;
import gnaw.game.Ref;
import gnaw.game.SavedGame;
import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedPile;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.game.SavedGame.SavedStage;
import gnaw.map.Point;
import gnaw.save.Kept.KeptMod;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SaveFileTest {
    private static final List<Effect> EFFECTS = List.of(
            new Effect.Say("Odd: \"<&>\" ≈ ñ", "bad", Optional.of(new Ref.OfCreature(1))),
            new Effect.Change(new Ref.OfWorld(), "alarm", -0.1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY),
            new Effect.Set(new Ref.OfKind("wand"), "known", 1),
            new Effect.Damage(new Ref.OfCreature(1), 2, Optional.empty(), "a fall"),
            new Effect.Give(new Ref.OfCreature(1), "wand", 1, Map.of("charge", 3.5)),
            new Effect.Spend(new Ref.OfItem(4), 1),
            new Effect.Reveal(List.of(new Point(1, 2))),
            new Effect.Ask(new Offer("Again?", "", List.of())));

    @TempDir
    private Path folder;

    private SaveFile save;

    @BeforeEach
    void openFolder() {
        save = new SaveFile(folder);
    }

    @Test
    void whereNothingIsKeptThereIsNothing() {
        assertThat(save.read()).isEmpty();
    }

    @Test
    void aGameComesBackAsItWas() {
        Kept kept = kept(412);
        save.write(kept);
        assertThat(save.read()).contains(kept);
    }

    @Test
    void theLastGameCountsAndTheOneBeforeLiesBeside() throws IOException {
        save.write(kept(1));
        String first = Files.readString(file());
        save.write(kept(2));
        assertThat(save.read()).contains(kept(2));
        assertThat(folder.resolve("game.previous.json")).hasContent(first);
        assertThat(folder).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    void onAFullDiskNoFileIsLeftHalfWritten() throws IOException {
        save.write(kept(1));
        save.write(kept(2));
        for (String name : List.of("game.json.new", "game.previous.json.new")) {
            Path full = Files.createSymbolicLink(folder.resolve(name), Path.of("/dev/full"));
            assertThatThrownBy(() -> save.write(kept(3)))
                    .isInstanceOf(UnwritableSave.class)
                    .hasMessage("The game cannot be saved in " + file() + ": No space left on device");
            assertThat(full).doesNotExist();
        }
        assertThat(save.read()).contains(kept(2));
        Files.delete(file());
        Files.move(folder.resolve("game.previous.json"), file());
        assertThat(save.read()).contains(kept(2));
    }

    @Test
    void aGameThatIsLeftAloneOfTheTwoIsTaken() throws IOException {
        save.write(kept(1));
        save.write(kept(2));
        Files.delete(file());
        assertThat(save.isThere()).isTrue();
        assertThat(save.read()).contains(kept(1));
    }

    @Test
    void whatIsInTheWayOfTheFolderIsNamed() throws IOException {
        Path taken = Files.writeString(folder.resolve("saves"), "Here can be no folder.");
        assertThatThrownBy(() -> new SaveFile(taken).write(kept(1)))
                .hasMessage(
                        "The game cannot be saved in " + taken.resolve("game.json") + ": " + taken + " is no folder");
    }

    @Test
    void aDamagedGameIsSetAsideForTheOneBefore() throws IOException {
        save.write(kept(1));
        save.write(kept(2));
        Files.writeString(file(), Files.readString(file()).replace("\"turn\":2", "\"turn\":3"));
        assertThatThrownBy(save::read)
                .isInstanceOf(UnreadableSave.class)
                .hasMessage("The saved game " + file() + " is damaged. It now lies in game.unreadable-1.json, and the"
                        + " game saved before it is in its place.");
        assertThat(save.read()).contains(kept(1));
    }

    @Test
    void halfAGameIsDamagedToo() throws IOException {
        save.write(kept(1));
        Files.writeString(file(), Files.readString(file()).substring(0, 200));
        assertThatThrownBy(save::read)
                .hasMessage("The saved game " + file() + " is damaged. It now lies in game.unreadable-1.json.");
        assertThat(save.read()).isEmpty();
    }

    @Test
    void aForeignFileIsSetAsideUnderAFreeName() throws IOException {
        Files.writeString(folder.resolve("game.unreadable-1.json"), "an older one");
        Files.writeString(file(), "{\"name\": \"Somebody else's\"}");
        assertThatThrownBy(save::read)
                .hasMessage("The saved game " + file()
                        + " is no saved game of Gnaw. It now lies in game.unreadable-2.json.");
        assertThat(folder.resolve("game.unreadable-1.json")).hasContent("an older one");
    }

    @Test
    void aGameOfAnotherVersionIsNotGuessedAt() throws IOException {
        Files.writeString(file(), "{\"format\": 4}");
        assertThatThrownBy(save::read)
                .hasMessage("The saved game " + file() + " was written by another version of Gnaw (format 4, and this"
                        + " one reads up to 3). It now lies in game.unreadable-1.json.");
    }

    /** Whoever played before there was this format goes on; what is kept then is of the new. */
    @Test
    void aGameOfTheFirstFormatGoesOn() throws IOException {
        try (InputStream old = SaveFileTest.class.getResourceAsStream("game-of-format-1.json")) {
            Files.copy(old, file());
        }
        Kept kept = save.read().orElseThrow();
        assertThat(kept.game().seed()).isEqualTo(7);
        assertThat(kept.game().turn()).isEqualTo(12);
        assertThat(kept.mods()).containsExactly(new KeptMod("base", "0.1.0", "5268ef8af8c0b1bc"));
        save.write(Kept.of("one", kept.game(), kept.mods(), kept.settings()));
        assertThat(Files.readString(file())).startsWith("{\"format\":3,");
        assertThat(save.read().map(Kept::game)).contains(kept.game());
    }

    @Test
    void aGameOfTheSecondFormatGoesOnThoughItHadNoName() throws IOException {
        try (InputStream old = SaveFileTest.class.getResourceAsStream("game-of-format-2.json")) {
            Files.copy(old, file());
        }
        Kept kept = save.read().orElseThrow();
        assertThat(kept.id()).isEmpty();
        assertThat(kept.game().turn()).isEqualTo(6);
        save.write(Kept.of("one", kept.game(), kept.mods(), kept.settings()));
        assertThat(save.read().map(Kept::id)).contains("one");
    }

    @ParameterizedTest
    @CsvSource({"rain.rate=2.0, rain.rate=3.0", "0.1.0, 0.2.0", "00ff, 00fe", "one, two", "base, bare"})
    void withWhatAGameWasPlayedCannotBeChangedUnseen(String is, String becomes) throws IOException {
        save.write(kept(1));
        Files.writeString(file(), Files.readString(file()).replace(is, becomes));
        assertThatThrownBy(save::read)
                .hasMessage("The saved game " + file() + " is damaged. It now lies in game.unreadable-1.json.");
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNoFileIsSetAsideToo(Oddity oddity) throws Exception {
        save.write(kept(1));
        save.write(kept(2));
        Files.delete(file());
        oddity.at(file());
        assertThatThrownBy(save::read)
                .isInstanceOf(UnreadableSave.class)
                .hasMessage("The saved game " + file() + " is no file that can be read. It now lies in"
                        + " game.unreadable-1.json, and the game saved before it is in its place.");
        assertThat(save.read()).contains(kept(1));
    }

    @Test
    void aFileOfAGigabyteIsNotReadAtAll() throws IOException {
        save.write(kept(1));
        save.write(kept(2));
        try (RandomAccessFile huge = new RandomAccessFile(file().toFile(), "rw")) {
            huge.setLength(1L << 30);
        }
        assertThatThrownBy(save::read)
                .hasMessage("The saved game " + file() + " is larger than the 64 MB that a saved game may have. It now"
                        + " lies in game.unreadable-1.json, and the game saved before it is in its place.");
        assertThat(save.read()).contains(kept(1));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whereNothingCanBeMovedTheGameBeforeIsTakenAllTheSame() throws IOException {
        folder = unmovable();
        save = new SaveFile(folder);
        save.write(kept(1));
        save.write(kept(2));
        Files.writeString(file(), "garbage");
        String first = Files.readString(folder.resolve("game.previous.json"));
        assertThatThrownBy(save::read)
                .isInstanceOf(UnreadableSave.class)
                .hasMessage(
                        "The saved game " + file() + " is no saved game of Gnaw, and cannot be moved out of the way."
                                + " The game saved before it is taken instead.");
        assertThat(save.read()).contains(kept(1));

        save.write(kept(3));
        assertThat(save.read()).contains(kept(3));
        assertThat(folder.resolve("game.previous.json")).hasContent(first);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whereNothingCanBeMovedAndNothingBeReadThereIsNothing() throws IOException {
        folder = unmovable();
        save = new SaveFile(folder);
        Files.writeString(file(), "garbage");
        Files.writeString(folder.resolve("game.previous.json"), "garbage");
        assertThatThrownBy(save::read).hasMessageEndingWith(" The game saved before it is taken instead.");
        assertThatThrownBy(save::read)
                .hasMessage("The saved game " + folder.resolve("game.previous.json")
                        + " is no saved game of Gnaw, and cannot be moved out of the way.");
        assertThat(save.read()).isEmpty();
    }

    /** With a path so long that no file in it can get the longer name of the tenth that is set aside: no lack of rights keeps root from moving it. */
    private Path unmovable() throws IOException {
        int longest = 4095 - "/game.previous.json.new".length();
        Path deep = folder;
        while (deep.toString().length() < longest - 250) {
            deep = deep.resolve("d".repeat(200));
        }
        Path last = Files.createDirectories(
                deep.resolve("d".repeat(longest - deep.toString().length() - 1)));
        for (int aside = 1; aside < 10; aside++) {
            Files.createFile(last.resolve("game.unreadable-" + aside + ".json"));
        }
        return last;
    }

    @Test
    void afterTheEndNothingIsLeftToContinue() {
        save.write(kept(1));
        save.write(kept(2));
        save.delete();
        assertThat(save.read()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    private Path file() {
        return folder.resolve("game.json");
    }

    static Kept kept(int turn) {
        return Kept.of("one", game(turn), List.of(new KeptMod("base", "0.1.0", "00ff")), List.of("rain.rate=2.0"));
    }

    private static SavedGame game(int turn) {
        SavedItem wand = new SavedItem(4, "wand", 1, Map.of("charge", 2.0));
        SavedCreature hero =
                new SavedCreature(1, "hero", new Point(1, 1), 100, 0, Map.of("hitPoints", 0.3), List.of(wand));
        SavedStage stage = new SavedStage(
                Depth.of(1),
                List.of("wall", "floor"),
                List.of("AAA", "ABA"),
                List.of("   ", " B "),
                List.of(hero),
                List.of(new SavedPile(new Point(2, 1), List.of(wand))),
                Map.of("start", List.of(new Point(1, 1))));
        return new SavedGame(
                Long.MAX_VALUE - 1,
                turn,
                new Depth("crypt", 4),
                1,
                9,
                1,
                Map.of("alarm", 0.0),
                Map.of("wand", Map.of("known", 1.0)),
                Map.of("a rule", Long.MIN_VALUE + 1),
                List.of(stage),
                List.of(new Offer("Choose", "one", List.of(new Offer.Option("all", "All of it", EFFECTS)))),
                List.of(new Line(3, "It begins.", "dim")),
                true,
                List.of(new SavedPredecessor(
                        new Depth("crypt", 4), new Ending(false, false, "a mummy", "mummy", 812, 4), hero)));
    }
}
