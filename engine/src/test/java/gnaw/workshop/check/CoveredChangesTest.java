package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.Written;
import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Keymap;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mods that set what others have changed. */
class CoveredChangesTest {
    private static final String SALTED =
            "import { amend } from \"gnaw\";\nimport { soup } from \"base/main.js\";\namend(soup, { salt: %d });\n";

    @TempDir
    private Path folder;

    private List<Finding> found(String... checked) throws Exception {
        Written written = new Written(folder)
                .main("import { table } from \"gnaw\";\nexport const soup = table(\"soup\", { salt: 1 });\n")
                .mod("one", SALTED.formatted(3))
                .mod("two", SALTED.formatted(5));
        Check check =
                new Check(Optional.empty(), new Findings(folder.resolve("cache")), List.of(), Keymap.engineCommands());
        return RulesThread.call("check", () -> check.of(written.scripts(), List.of(checked)));
    }

    @Test
    void areToldWhereTheyAreCheckedTogether() throws Exception {
        assertThat(found("one", "two"))
                .containsExactly(Finding.warning(
                        "two/main.js:3:1",
                        "It sets soup.salt, which is changed at one/main.js:3:1: what is set counts."));
    }

    @Test
    void areNotToldOfOneThatIsCheckedAlone() throws Exception {
        assertThat(found("two")).isEmpty();
    }
}
