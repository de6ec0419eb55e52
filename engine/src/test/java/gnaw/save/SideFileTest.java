package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The player's notes, and the letters of what he carries, beside a saved game. */
class SideFileTest {
    @TempDir
    Path folder;

    private SideFile file() {
        return SideFile.notes(new SaveFile(folder.resolve("saves")));
    }

    @Test
    void notesAreReadAsTheyWereWritten() {
        Map<String, String> notes = Map.of("2", "an ogre sleeps", "crypt@4", "„kalt“");
        file().write("abc", notes);
        assertThat(file().read("abc")).isEqualTo(notes);
    }

    @Test
    void lettersLieBesideThem() {
        SideFile letters = SideFile.letters(new SaveFile(folder.resolve("saves")));
        letters.jot("abc", Map.of("12", "a", "dart", "d"));
        assertThat(letters.read("abc")).isEqualTo(Map.of("12", "a", "dart", "d"));
        assertThat(file().read("abc")).isEmpty();
    }

    @Test
    void theNextGameInThatFolderBeginsWithoutAny() {
        file().write("abc", Map.of("2", "an ogre sleeps"));
        assertThat(file().read("xyz")).isEmpty();
    }

    @Test
    void whereNoneWereWrittenThereAreNone() {
        assertThat(file().read("abc")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{}", "{\"game\": \"abc\"}", "{\"game\": \"abc\", \"notes\": {\"x\": {}}}"})
    void aDamagedFileHoldsNone(String text) throws IOException {
        Files.createDirectories(folder.resolve("saves"));
        Files.writeString(file().path(), text);
        assertThat(file().read("abc")).isEmpty();
    }

    @Test
    void whereTheyCannotBeWrittenThatIsSaid() throws IOException {
        Files.createDirectories(file().path());
        Files.writeString(file().path().resolve("in-the-way"), "");
        assertThatThrownBy(() -> file().write("abc", Map.of())).isInstanceOf(UnwritableSave.class);
    }
}
