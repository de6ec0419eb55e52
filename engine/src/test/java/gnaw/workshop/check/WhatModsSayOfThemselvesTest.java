package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.Written;
import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Keymap;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a mod.json says of its mod, and is not so. */
class WhatModsSayOfThemselvesTest {
    private static final String IMPORTS =
            "import { add, amend, rules } from \"gnaw\";\nimport { soup } from \"base/main.js\";\n";

    @TempDir
    private Path folder;

    private Written base() {
        return new Written(folder).main("""
                import { table } from "gnaw";
                export const soup = table("soup", { leek: { line: "Mild.", salt: 1 } }, { line: "words: how it tastes", salt: "number: spoons" });
                """);
    }

    private List<Finding> found(Written written) throws Exception {
        Check check =
                new Check(Optional.empty(), new Findings(folder.resolve("cache")), List.of(), Keymap.engineCommands());
        return RulesThread.call("check", () -> check.of(written.scripts(), List.of("one")));
    }

    @Test
    void aTranslationThatChangesWordsIsOne() throws Exception {
        assertThat(found(base().translation("one", IMPORTS + """
                amend(soup, { leek: { line: "Doux." } });
                add(rules.nameOf, { french: (thing) => thing.kind });
                """))).isEmpty();
    }

    @Test
    void aModThatOnlyExportsRulesChangesNothing() throws Exception {
        assertThat(found(base().mod("one", "export default { turnEnds: () => [] };\n")))
                .containsExactly(Finding.warning(
                        "one/main.js",
                        "This mod changes nothing: add, amend, wrap and remove do, and nobody reads what it exports."));
    }

    @Test
    void aModFromWhichOthersImportNeedChangeNothing() throws Exception {
        assertThat(found(base().mod("one", "export const twice = (n) => 2 * n;\n")))
                .isEmpty();
    }

    @Test
    void whoeverWrapsARuleWithoutCallingItIsToldWhatThatDoes() throws Exception {
        Written written = new Written(folder).main("""
                import { add, rules } from "gnaw";
                add(rules.nameOf, { plainly: (thing) => thing.kind });
                """);
        for (String around : List.of(
                "() => () => \"thing\"",
                "(naming) => () => \"thing\"",
                "naming => () => \"thing\"",
                "function (naming) { return () => \"thing\"; }")) {
            assertThat(found(written.mod("one", """
                import { rules, wrap } from "gnaw";
                wrap(rules.nameOf, "plainly", %s);
                """.formatted(around))))
                    .containsExactly(Finding.warning(
                            "one/main.js:2:1",
                            "It wraps nameOf.plainly.answer and never calls what it wraps, so that nothing of that is in force."
                                    + " Amend it, if that is meant."));
        }
        assertThat(found(written.mod("one", """
                import { rules, wrap } from "gnaw";
                wrap(rules.nameOf, "plainly", (naming) => (thing, world) => naming(thing, world).trim());
                """))).isEmpty();
    }

    @Test
    void oneThatChangesMoreIsNone() throws Exception {
        assertThat(found(base().translation("one", IMPORTS + """
                amend(soup, { leek: { line: "Doux.", salt: 9 } });
                add(rules.turnEnds, { burn: () => [] });
                """)))
                .containsExactly(Finding.error(
                        "one/mod.json",
                        "It says that it is a translation, which changes nothing but words, signs and colours."
                                + " But it changes turnEnds.one:burn.answer, soup.leek.salt."));
    }

    @Test
    void whatIsCalledOtherwiseNowIsThere() throws Exception {
        Map<String, String> renamed = Map.of("brine", "broth", "sea", "brine", "stok", "borth");
        assertThat(found(base().mod("one", renamed, IMPORTS + """
                add(soup, { broth: { line: "Salty.", salt: 3 } });
                """)))
                .containsExactly(Finding.error(
                        "one/mod.json",
                        "It says that \"stok\" is called \"borth\" now, but nothing is. Did you mean \"broth\"?"));
    }
}
