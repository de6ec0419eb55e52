package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.app.XdgFolders;
import gnaw.mod.Mods;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class CommandsTest {
    private final Console console = new Console();

    @TempDir
    private Path folder;

    @Test
    void ofTheCommandsThatNobodyNamesNoOptionIsRead() {
        CommandLine line = new Commands("trace", "--version").line();

        assertThat(line.getSubcommands())
                .allSatisfy((name, command) ->
                        assertThat(command.getCommandSpec().options().isEmpty()).isNotEqualTo(name.equals("trace")));
    }

    @Test
    void whoPlaysWithOptionsNeedsNoListOfCommandsUntilAWordDoesNotFit() {
        assertThat(new Commands("--seed", "7").line().getSubcommands()).isEmpty();
        assertThat(new Commands("--seed", "7", "--help").line().getUsageMessage())
                .isEqualTo(Commands.whole().getUsageMessage());
        assertThat(console.run("--seed", "7", "chek")).isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                There is no command "chek". Did you mean check?
                Try './gnaw --help'.
                """);
    }

    @Test
    void theListOfCommandsIsTheSameWhicheverIsNamed() {
        assertThat(new Commands().line().getUsageMessage())
                .isEqualTo(Commands.whole().getUsageMessage());
    }

    @Test
    void aFileOfArgumentsMayNameACommand() throws IOException {
        Path arguments = Files.writeString(folder.resolve("arguments"), "trace --help");

        assertThat(console.run("@" + arguments)).isZero();
        assertThat(console.out()).startsWith("Usage: gnaw trace ");
    }

    @Test
    void aSeedIsANumber() {
        assertThat(console.run("--seed", "7x")).isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                Invalid value for option '--seed': "7x" is no whole number.
                Try './gnaw --help'.
                """);
    }

    @Test
    void whereThereAreNoScriptsItIsSaid() {
        assertThat(console.run("--scripts", folder.toString())).isEqualTo(1);
        assertThat(console.err())
                .isEqualTo("There are no rules: " + folder
                        + " has no main.js. Gnaw reads its rules from the folder scripts.\n");
    }

    @Test
    void scriptsThatCannotBeReadAreToldToTheirAuthor() throws IOException {
        Files.writeString(folder.resolve("main.js"), "import { add } from \"gnaw\";\nadd(7);\n");
        assertThat(console.run("--scripts", folder.toString())).isEqualTo(1);
        assertThat(console.err())
                .startsWith("base/main.js:2:1  ")
                .contains("\n  2 | add(7);\n")
                .doesNotContain("\tat ");
    }

    @Test
    void aModThatIsNotThereIsNamedBeforeAnythingElse() {
        assertThat(console.run("play", "--mods-dir", folder.toString(), "--mods", "nobodys-mod"))
                .isEqualTo(2);
        assertThat(console.err()).startsWith("There is no mod \"nobodys-mod\".");
    }

    @Test
    void modsListsWhatCanBePlayedAndWhatCannot() throws IOException {
        mod("drought", """
                {"id": "drought", "name": "Drought", "description": "Wells run dry.", "version": "1.0.0", "settings": {
                  "rate": {"type": "number", "min": 0, "max": 9, "default": 2, "text": "How fast."}}}""");
        mod("flood", "{}");
        assertThat(console.run("mods", "--mods-dir", folder.toString())).isZero();
        assertThat(console.out()).contains("""
                drought 1.0.0  Drought
                  Wells run dry.
                  drought.rate=2  How fast. (a number from 0 to 9)
                """, """
                flood cannot be played:
                  flood/mod.json  The cell "version" is missing.
                  flood/mod.json  The cell "id" is missing.
                """);
    }

    @Test
    void aModThatHidesAnotherOfItsNameIsTold() throws IOException {
        mod("thirst", """
                {"id": "thirst", "name": "My thirst", "description": "Drier.", "version": "9.0.0"}""");
        assertThat(console.run("mods", "--mods-dir", folder.toString())).isZero();
        Path shipped = XdgFolders.ofThisProcess().home().resolve("mods/thirst");
        assertThat(console.out())
                .contains("thirst is there more than once: %s counts, not %s.%n"
                        .formatted(folder.resolve("thirst"), shipped));
        assertThat(console.run("check", "--no-types", "--mods-dir", folder.toString(), "thirst"))
                .isZero();
        assertThat(console.err()).contains("thirst is there more than once: " + folder.resolve("thirst") + " counts");
    }

    @Test
    void aSecondRowOfANameAndANameOfOldAreToldWithTheirLines() throws IOException {
        mod("salty", """
                {"id": "salty", "name": "Salty", "description": "Saltier.", "version": "1.0.0", "renamed": {"giantess": "ogress"}}""");
        Files.writeString(folder.resolve("salty/main.js"), """
                import { add, amend, creatures } from "gnaw";
                add(creatures, { rat: { like: "rat" }, ogress: { like: "rat" } });
                amend(creatures, { giantess: { name: "ogress" } });
                """);
        assertThat(console.run("check", "--no-types", "--mods-dir", folder.toString(), "salty"))
                .isZero();
        assertThat(console.out())
                .contains(
                        "salty/main.js:2:1: warning: It adds a second rat, creatures.salty:rat, beside creatures.rat, which \"rat\" alone goes on to mean: \"salty:rat\" is this one, and amend changes that one.\n",
                        "salty/main.js:3:1: warning: It speaks of creatures.giantess, which is called salty:ogress now.\n");
    }

    @Test
    void whatTwoModsSetIsToldWithWhoCounts() throws IOException {
        for (String id : new String[] {"flood", "drought"}) {
            mod(id, """
                    {"id": "%s", "name": "Water", "description": "More or less of it.", "version": "1.0.0", "settings": {
                      "rate": {"type": "number", "min": 0, "max": 9, "default": 2, "text": "How fast."}}}""".formatted(id));
            Files.writeString(folder.resolve(id).resolve("main.js"), """
                    import { amend, settings } from "gnaw";
                    import { hunger } from "base/rules/hunger.js";
                    amend(hunger, { perTurn: settings().rate });
                    """);
        }
        assertThat(console.run("mods", "--mods-dir", folder.toString(), "--mods", "flood,drought"))
                .isZero();
        assertThat(console.out()).endsWith("""

                On, in this order: drought, flood.
                flood/main.js:3:1 sets hunger.perTurn, which is changed at drought/main.js:3:1: what is set counts.
                """);
    }

    @Test
    void whoPacksAModIsToldWhereOthersPutIt() throws IOException {
        mod("drought", """
                {"id": "drought", "name": "Drought", "description": "Wells run dry.", "version": "1.0.0"}""");
        assertThat(console.run("pack", "drought", "--mods-dir", folder.toString(), "--into", folder.toString()))
                .isZero();
        Path mods = XdgFolders.ofThisProcess().data().resolve("mods");
        assertThat(console.out()).endsWith("\nPut it into " + mods + " to install it.\n");
    }

    @Test
    void whatDoesNotLoadIsNotPacked() throws IOException {
        mod("drought", """
                {"id": "drought", "name": "Drought", "description": "Wells run dry.", "version": "1.0.0"}""");
        Files.writeString(folder.resolve("drought/main.js"), """
                import { amend } from "gnaw";
                amend(hunger, { perTurn: 2 });
                """);
        assertThat(console.run("pack", "drought", "--mods-dir", folder.toString(), "--into", folder.toString()))
                .isEqualTo(1);
        assertThat(console.err()).isEqualTo("""
                drought/main.js:2:7  while the scripts were loaded
                  hunger is not defined. Import it from "base/rules/hunger.js".
                  2 | amend(hunger, { perTurn: 2 });
                    |       ^
                """);
        assertThat(folder.resolve("drought-1.0.0.zip")).doesNotExist();
    }

    @Test
    void aNewModIsNotCalledAsOneThatIsInstalled() throws IOException {
        mod("drought", """
                {"id": "drought", "name": "Drought", "description": "Wells run dry.", "version": "1.0.0"}""");
        Mods installed = Mods.find(List.of(folder));
        assertThatThrownBy(() -> NewCommand.requireNew("drought", installed))
                .hasMessage(
                        "A mod drought 1.0.0 is installed already, and would be played instead. Choose another id.");
        assertThatCode(() -> NewCommand.requireNew("flood", installed)).doesNotThrowAnyException();
    }

    @Test
    void aNewModMayBeginWithAGuideThatNeedsAnotherMod() {
        assertThat(console.run("new", "thrifty", "--example", "wrapping", "--mods-dir", folder.toString()))
                .isZero();
        assertThat(folder.resolve("thrifty/gnaw.d.ts")).content().contains("\"market:trader\": CreatureRow;");
        assertThat(console.run("new", "lavish", "--example", "wraping", "--mods-dir", folder.toString()))
                .isEqualTo(2);
        assertThat(console.err()).contains("There is no example \"wraping\". Did you mean \"wrapping\"?");
    }

    /** Its scripts read them as they load, and they load to tell their words to editors. */
    @Test
    void aNewModMayBeginWithAGuideThatHasSettings() {
        assertThat(console.run("new", "swamp", "--example", "trap", "--mods-dir", folder.toString()))
                .isZero();
        assertThat(folder.resolve("swamp/gnaw.d.ts")).content().contains("\"swamp:tarPit\": TileRow;");
    }

    private void mod(String id, String json) throws IOException {
        Files.createDirectories(folder.resolve(id));
        Files.writeString(folder.resolve(id).resolve("mod.json"), json);
        Files.writeString(folder.resolve(id).resolve("main.js"), "");
    }
}
