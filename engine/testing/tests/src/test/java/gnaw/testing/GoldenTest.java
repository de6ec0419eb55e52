package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of measured results, plain and packed, and what bad ones get. */
class GoldenTest {
    private static final String TABLE = "hero,turn,says,hungry\na,1,\"Oh, no\",0\nb,1,Ah,1\na,2,2.5,1\n";

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aRowIsReadByTheNamesOfItsColumns() throws IOException {
        List<Golden> rows = Golden.rows(file("a.csv", TABLE));

        assertThat(rows).hasSize(3);
        assertThat(rows.getFirst().text("says")).isEqualTo("Oh, no");
        assertThat(rows.getLast().number("says")).isEqualTo(2.5);
        assertThat(rows.stream().map(row -> row.holds("hungry"))).containsExactly(false, true, true);
    }

    @Test
    void storiesAreToldInTheOrderOfTheFile() throws IOException {
        Map<String, List<Golden>> stories = Golden.stories(file("a.csv", TABLE), "hero");

        assertThat(stories.keySet()).containsExactly("a", "b");
        assertThat(stories.get("a").stream().map(row -> row.number("turn"))).containsExactly(1.0, 2.0);
    }

    @Test
    void aPackedTableReadsLikeAPlainOne() throws IOException {
        Path packed = folder.resolve("a.csv.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(TABLE.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(Golden.rows(packed.toString())).isEqualTo(Golden.rows(file("a.csv", TABLE)));
    }

    @Test
    void whereverTheTestsOfAModRunItsTableIsFound() throws Exception {
        Files.createDirectories(folder.resolve("mods/dry"));
        file("mods/dry/a.csv", TABLE);

        try (Arena elsewhere = new Arena(folder)) {
            assertThat(elsewhere.call(() -> Golden.rows("dry/a.csv")))
                    .isEqualTo(Golden.rows(folder + "/mods/dry/a.csv"));
        }
        assertThatThrownBy(() -> Golden.rows("dry/a.csv"))
                .hasMessage("The table dry/a.csv cannot be read: there is no such file.");
    }

    @Test
    void whatIsNotThereIsToldWithWhatIs() throws IOException {
        Golden row = Golden.rows(file("a.csv", TABLE)).getFirst();

        assertThatThrownBy(() -> row.text("sais")).hasMessage("There is no column \"sais\". Did you mean \"says\"?");
        assertThatThrownBy(() -> row.number("says"))
                .hasMessage("The column \"says\" should hold a number, but holds \"Oh, no\".");
        assertThatThrownBy(() -> row.holds("turns")).hasMessage("There is no column \"turns\". Did you mean \"turn\"?");
        assertThatThrownBy(() -> Golden.rows(folder.resolve("b.csv").toString()))
                .hasMessage("The table " + folder.resolve("b.csv") + " cannot be read: there is no such file.");
        assertThatThrownBy(() -> Golden.rows(file("c.csv.gz", TABLE)))
                .hasMessage("The table " + folder.resolve("c.csv.gz") + " cannot be read: Not in GZIP format");
    }
}
