package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.GameTrouble;
import gnaw.game.Intent;
import gnaw.game.Journal;
import gnaw.game.Journal.Mark;
import gnaw.game.Journal.Start;
import gnaw.game.Ref;
import gnaw.save.Kept.KeptMod;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayFileTest {
    private static final List<Intent> INTENTS = List.of(
            new Intent.Act(Action.await(), true),
            new Intent.Choose("yes"),
            new Intent.Apply(List.of(new Effect.Set(new Ref.OfWorld(), "alarm", 2))));

    private static final Replay REPLAY = Replay.of(
            new Journal(new Start.Fresh(42), INTENTS, List.of(new Mark(3, 2, "cafe"))),
            List.of(new KeptMod("base", "0.1.0", "b5e1"), new KeptMod("drought", "1.0.0", "d001")),
            List.of("drought.rate=2"),
            Optional.of(new GameTrouble(GameTrouble.Kind.RULE, "drought/main.js:3:1", "It is \"broken\".")));

    @TempDir
    private Path folder;

    private Path path;

    @BeforeEach
    void nameTheFile() {
        path = folder.resolve("deep/in/replay.json");
    }

    @Test
    void aReplayComesBackAsItWas() {
        new ReplayFile(path).write(REPLAY);
        assertThat(new ReplayFile(path).read()).isEqualTo(REPLAY);
    }

    @Test
    void aPersonCanReadIt() throws IOException {
        new ReplayFile(path).write(REPLAY);
        assertThat(Files.readString(path)).contains("\"go on: do wait\",", "\"answer yes\",", "\"seed\": 42");
    }

    @Test
    void whereThereIsNoneItIsSaid() {
        assertRefused("There is no replay " + path + ".");
    }

    @Test
    void whatIsNoJsonIsDamaged() throws IOException {
        write("{\"format\": 1, \"journal\": {");
        assertRefused("The replay " + path + " is damaged at line 1, column 27.");
    }

    @Test
    void whatIsCutShortIsDamaged() throws IOException {
        write("{\"format\": 1, \"mods\": [], \"settings\": [], \"trouble\": [], \"journal\": {\"intents\": []}}");
        assertRefused("The replay " + path + " is damaged: something that belongs to a replay is missing.");
    }

    @Test
    void anIntentThatMeansNothingIsNamed() throws IOException {
        new ReplayFile(path).write(REPLAY);
        write(Files.readString(path).replace("do wait", "dance"));
        assertRefused("The replay " + path + " is damaged: \"dance\" means nothing that can be done.");
    }

    @Test
    void anotherFileIsNoReplay() throws IOException {
        write("# A page in words");
        assertRefused(path + " is no replay of Gnaw.");
        write("{\"format\": 1, \"game\": {}}");
        assertRefused(path + " is no replay of Gnaw.");
    }

    @Test
    void anotherFormatIsNotRead() throws IOException {
        write("{\"format\": 2, \"journal\": {}}");
        assertRefused(
                "The replay " + path + " was written by another version of Gnaw (format 2, and this one reads 1).");
    }

    @Test
    void replaysInFormerWordsAreRead() throws Exception {
        new ReplayFile(path).write(REPLAY);
        write(Files.readString(path).replace("\"Apply\"", "\"Wish\"").replace("\"effects\"", "\"wishes\""));
        assertThat(Files.readString(path)).contains("\"Wish\"").doesNotContain("Apply");
        assertThat(new ReplayFile(path).read()).isEqualTo(REPLAY);
    }

    private void write(String text) throws IOException {
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private void assertRefused(String message) {
        assertThatThrownBy(() -> new ReplayFile(path).read())
                .isInstanceOf(UnreadableSave.class)
                .hasMessage(message);
    }
}
