package gnaw.mod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.script.Shelf;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModToggleTest {
    @TempDir
    private Path folder;

    private Shelf shelf;

    @BeforeEach
    void fill() {
        shelf = new Shelf(folder)
                .with("ants", "\"requires\": {\"bees\": \"^1.0\"}")
                .with("bees", "")
                .with("crabs", "\"conflicts\": [\"bees\"]")
                .with("dust", "");
    }

    @Test
    void whatAModRequiresComesWithIt() {
        ModToggle.Turned turned = on("dust").on("ants");
        assertThat(turned.on()).containsExactly("dust", "ants");
        assertThat(turned.told()).isEqualTo("ants is on, with bees, which it requires.");
    }

    @Test
    void whatCannotBePlayedWithItGoes() {
        ModToggle.Turned turned = on("dust", "crabs").on("ants");
        assertThat(turned.on()).containsExactly("dust", "ants");
        assertThat(turned.told())
                .isEqualTo("ants is on, with bees, which it requires. crabs is off: it cannot be played with ants.");
        assertThat(on("ants", "bees").on("crabs").told())
                .isEqualTo("crabs is on. ants, bees are off: they cannot be played with crabs.");
    }

    @Test
    void whatProvidesTheSameGoes() {
        shelf.with("hares", "\"provides\": \"hunger\"").with("imps", "\"provides\": \"hunger\"");
        ModToggle.Turned turned = on("dust", "hares").on("imps");
        assertThat(turned.on()).containsExactly("dust", "imps");
        assertThat(turned.told()).isEqualTo("imps is on. hares is off: it cannot be played with imps.");
    }

    @Test
    void whatRequiresItGoesWithIt() {
        ModToggle.Turned turned = on("dust", "ants").off("bees");
        assertThat(turned.on()).containsExactly("dust");
        assertThat(turned.told()).isEqualTo("bees is off. ants is off: it cannot be played without bees.");
        assertThat(on("dust").off("dust").told()).isEqualTo("dust is off.");
    }

    @Test
    void whatCannotBePlayedAtAllIsRefused() {
        shelf.with("eels", "\"requires\": {\"frogs\": \"*\"}").with("gnats", "\"confilcts\": []");
        assertThatThrownBy(() -> on().on("eels"))
                .hasMessage("There is no mod \"frogs\". eels requires it. There are: ants, bees, crabs, dust, eels.");
        assertThatThrownBy(() -> on().on("gnats"))
                .isInstanceOfSatisfying(
                        ScriptError.class, error -> assertThat(error.mods()).containsExactly("gnats"))
                .hasMessage("gnats/mod.json:1:91  There is no cell \"confilcts\". Did you mean \"conflicts\"?");
    }

    private ModToggle on(String... ids) {
        return new ModToggle(shelf.mods(), List.of(ids));
    }
}
