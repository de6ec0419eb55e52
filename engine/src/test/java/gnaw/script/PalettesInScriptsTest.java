package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Catalog;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The palettes that scripts bring. */
class PalettesInScriptsTest {
    private static final String IMPORT = "import { add, palettes, tones } from \"gnaw\";\n";

    @TempDir
    private Path folder;

    private Catalog.PaletteKind dusk(String row) throws Exception {
        try (Rulebook book = new Written(folder)
                .main(IMPORT + "add(palettes, { dusk: " + row + " });")
                .load()) {
            return book.catalog().palettes().get("dusk");
        }
    }

    @Test
    void aPaletteTellsWhichTonesArePaintedOtherwise() throws Exception {
        Catalog.PaletteKind dusk = dusk("{ name: \"at dusk\", tones: { bad: { fore: \"#0000ff\" } } }");
        assertThat(dusk.name()).isEqualTo("at dusk");
        assertThat(dusk.contrast()).isEqualTo(1);
        assertThat(dusk.tones()).containsOnlyKeys("bad").containsEntry("bad", new Catalog.Tone("#0000ff", ""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { name: "at dusk", tones: { bad: "#0000ff" } }         | palettes.dusk.tones wants an object for bad, but got "#0000ff".
            { name: "at dusk", tones: { bad: { fore: "blue" } } }  | palettes.dusk.tones.bad.fore is "blue", which is no colour. Write six hexadecimal digits, such as "#ff8800".
            { name: "at dusk", tones: {}, contrast: "much" }       | contrast
            """)
    void whatIsNoPaletteIsTold(String row, String told) {
        assertThatThrownBy(() -> dusk(row)).hasMessageContaining(told);
    }

    @Test
    void aToneThatIsNoColourIsToldWhereItIsWritten() {
        Written written = new Written(folder).main(IMPORT + "add(tones, { mud: { fore: \"brown\" } });");
        assertThatThrownBy(written::load)
                .hasMessageContaining("main.js")
                .hasMessageContaining("tones.mud.fore is \"brown\", which is no colour.");
    }
}
