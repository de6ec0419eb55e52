package gnaw.mod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.Oddity;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which state of a mod was played. */
class ContentHashTest {
    @TempDir
    private Path folder;

    private Path rain;
    private Written written;

    @BeforeEach
    void letItRain() throws IOException {
        written = new Written(folder).main("").mod("rain", "import \"./inner/drizzle.js\";");
        rain = folder.resolve("rain");
        Files.createDirectories(rain.resolve("inner"));
        Files.writeString(rain.resolve("inner/drizzle.js"), "// A little rain.");
        Files.writeString(rain.resolve("inner/drizzle.test.js"), "// Nothing.");
    }

    /** Games that were kept long ago tell it by the same digits. */
    @Test
    void aModOfWhichAllIsImportedIsPlayedAsItLiesThere() {
        assertThat(fingerprint()).isEqualTo("d6b8cebc12f3f4ec").isEqualTo(ContentHash.of(rain));
    }

    @Test
    void whatIsNotImportedIsNotPlayed() throws Exception {
        String before = fingerprint();
        Oddity.all(rain, ".js");
        Files.writeString(rain.resolve("snow.js"), "// Colder.");
        try (RandomAccessFile huge =
                new RandomAccessFile(rain.resolve("hail.js").toFile(), "rw")) {
            huge.setLength(1L << 31);
        }
        assertThat(fingerprint()).isEqualTo(before);
        Files.writeString(rain.resolve("inner/drizzle.js"), "import \"../snow.js\";");
        assertThat(fingerprint()).isNotEqualTo(before).isEqualTo(ContentHash.of(rain));
    }

    @Test
    void aScriptLargerThanAnyIsRefused() throws IOException {
        try (RandomAccessFile huge =
                new RandomAccessFile(rain.resolve("inner/drizzle.js").toFile(), "rw")) {
            huge.setLength(1L << 31);
        }
        assertThatThrownBy(this::fingerprint).isInstanceOf(ScriptError.class).hasMessage("""
                rain/main.js  while the scripts were loaded
                  rain/inner/drizzle.js is larger than the 16 MB that a script may have.""");
    }

    private String fingerprint() {
        try (Rulebook rules = written.load()) {
            return rules.fingerprint(rules.scripts().mods().getLast());
        }
    }
}
