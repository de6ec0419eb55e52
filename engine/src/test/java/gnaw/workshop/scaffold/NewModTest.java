package gnaw.workshop.scaffold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ScriptError;
import gnaw.script.source.EngineText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A first mod, and the parcel that is made of it. */
class NewModTest {
    @TempDir
    Path folder;

    @Test
    void aNewModHasAllThatAModNeeds() throws IOException {
        NewMod.write("hot-pepper", folder);

        assertThat(Mods.find(List.of(folder)).broken()).isEmpty();
        assertThat(spicy("hot-pepper").name()).isEqualTo("Hot pepper");
        assertThat(folder.resolve("hot-pepper"))
                .isDirectoryContaining("glob:**/hot-pepper.test.js")
                .isDirectoryContaining("glob:**/README.md");
    }

    @Test
    void aNewModBeginsWithAnExampleUnderItsOwnName() throws IOException {
        NewMod.write("donkey", folder, Guide.read(page("companion", """
                # A companion

                `mule/main.js` has one:

                ```js
                add(creatures, { mule: { name: "mule" } });
                ```

                `mule/mod.json`:

                ```json
                { "id": "mule", "name": "Mule", "description": "A mule.", "version": "0.1.0" }
                ```

                `mule/mule.test.js`:

                ```js
                import { price } from "mule/main.js";
                given.creature("mule", { kind: "mule:mule" });
                ```
                """)));

        assertThat(folder.resolve("donkey/main.js")).hasContent("add(creatures, { mule: { name: \"mule\" } });");
        assertThat(folder.resolve("donkey/donkey.test.js")).hasContent("""
                import { price } from "donkey/main.js";
                given.creature("mule", { kind: "donkey:mule" });
                """);
        assertThat(spicy("donkey").description()).isEqualTo("A mule.");
    }

    @Test
    void anExampleThatIsNotThereIsToldWithTheNearest() throws IOException {
        page("companion", "");
        page("vault", "");
        page("README", "");
        assertThatThrownBy(() -> Guide.named("compnion", folder))
                .isInstanceOf(ScriptError.class)
                .hasMessage("There is no example \"compnion\". Did you mean \"companion\"?");
        assertThatThrownBy(() -> Guide.named("cathedral", folder))
                .hasMessage("There is no example \"cathedral\". There are: companion, vault.");
    }

    private Path page(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name + ".md"), text);
    }

    @Test
    void aModCannotHaveAnyName() {
        assertThatThrownBy(() -> NewMod.write("Hot Pepper", folder))
                .isInstanceOf(ScriptError.class)
                .hasMessage("A mod cannot be called \"Hot Pepper\": small letters, digits and dashes will do,"
                        + " but not base or gnaw. Did you mean \"hot-pepper\"?");
    }

    @Test
    void whatAnEditorIsPointedToIsThere() throws IOException {
        NewMod.write("spicy", folder);

        assertThat(folder.resolve("spicy/mod.json")).content().contains("\"$schema\": \"../mod.schema.json\"");
        assertThat(folder.resolve("mod.schema.json")).hasContent(EngineText.of("mod.schema.json"));
    }

    @Test
    void aFolderThatIsThereIsLeftAlone() throws IOException {
        Files.createDirectory(folder.resolve("spicy"));
        assertThatThrownBy(() -> NewMod.write("spicy", folder))
                .hasMessage("There is a folder " + folder.resolve("spicy")
                        + " already. Choose another id, or remove the folder.");
    }

    @Test
    void theSameFilesMakeTheSameParcel() throws IOException {
        NewMod.write("spicy", folder);
        Parcel first = Parcel.of(spicy("spicy"), folder.resolve("one"));
        Files.setLastModifiedTime(
                folder.resolve("spicy/main.js"), java.nio.file.attribute.FileTime.fromMillis(1_000_000_000));
        Parcel second = Parcel.of(spicy("spicy"), folder.resolve("two"));

        assertThat(second.sha256()).isEqualTo(first.sha256());
        assertThat(second.file()).hasSameBinaryContentAs(first.file());
        assertThat(folder.resolve("one/spicy-0.1.0.zip.sha256")).hasContent(first.sha256() + "  spicy-0.1.0.zip");
    }

    @Test
    void whoPacksAModInItsOwnFolderPacksNoParcel() throws IOException {
        NewMod.write("spicy", folder);
        Path own = folder.resolve("spicy");
        Parcel first = Parcel.of(spicy("spicy"), own);
        Parcel second = Parcel.of(spicy("spicy"), own);

        assertThat(second.sha256()).isEqualTo(first.sha256());
        try (ZipFile zip = new ZipFile(first.file().toFile())) {
            assertThat(zip.stream().map(ZipEntry::getName))
                    .contains("spicy/main.js")
                    .noneMatch(name -> name.contains("zip"));
        }
    }

    private Mod spicy(String id) {
        return Mods.find(List.of(folder)).found().get(id);
    }
}
