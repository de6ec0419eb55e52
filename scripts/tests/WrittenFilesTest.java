package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.cli.Commands;
import gnaw.mod.Mod;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.script.source.EngineText;
import gnaw.terminal.key.Keymap;
import gnaw.workshop.docs.ApiNames;
import gnaw.workshop.docs.EditorFiles;
import gnaw.workshop.docs.Reference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What commands have written from the scripts is what they would write now. */
@Tag("once")
class WrittenFilesTest {
    private static final Path HOME = Path.of(System.getProperty("gnaw.home"));

    @Test
    void editorsAreToldOfTheScriptsAsTheyAre() throws Exception {
        SortedMap<String, String> files = told(EditorFiles::ofBase);
        files.forEach((file, text) -> assertThat(HOME.resolve("scripts").resolve(file))
                .as("after ./gnaw types")
                .hasContent(text));
    }

    @Test
    void theReferenceTellsOfTheScriptsAsTheyAre() throws Exception {
        assertThat(HOME.resolve("mods/REFERENCE.md"))
                .as("after ./gnaw docs")
                .hasContent(told(rules -> Reference.of(rules.tables(), rules.sources(), Keymap.engineKeys())));
    }

    @Test
    void theNamesOfThisVersionOfTheScriptApiAreThoseThatScriptsHave() throws Exception {
        assertThat(ApiNames.file(HOME.resolve("scripts"), Mod.SCRIPT_API))
                .as("after ./gnaw docs")
                .hasContent(told(ApiNames::of));
    }

    @Test
    void whatModFilesPointToIsTheSchemaOfTheEngine() {
        assertThat(HOME.resolve("mods/mod.schema.json"))
                .as("after ./gnaw docs")
                .hasContent(EngineText.of("mod.schema.json"));
    }

    @Test
    void theLauncherNamesTheCommandsThatThereAre() {
        assertThat(HOME.resolve("engine/help.txt"))
                .as("after ./gnaw docs")
                .hasContent(Commands.whole().getUsageMessage(CommandLine.Help.Ansi.ON));
    }

    @Test
    void thePicturesShowTheGameAsItIs(@TempDir Path drawn) throws Exception {
        assertThat(Commands.whole().execute("pictures", drawn.toString())).isZero();
        assertThat(files(drawn)).as("after ./gnaw pictures").isEqualTo(files(HOME.resolve("engine/pictures")));
    }

    private static SortedMap<String, String> files(Path folder) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return files;
    }

    private static <T> T told(Function<Rulebook, T> tell) throws Exception {
        return RulesThread.call("told", () -> {
            try (Rulebook rules = Rulebook.load(Scripts.base(HOME.resolve("scripts")))) {
                return tell.apply(rules);
            }
        });
    }
}
