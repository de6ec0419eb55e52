package gnaw;

import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may know whom: cli all others; terminal, script, lab and save the game but not each other; the game the map. */
class ArchitectureTest {
    private static final JavaClasses ENGINE =
            new ClassFileImporter().withImportOption(DO_NOT_INCLUDE_TESTS).importPackages("gnaw");

    @Test
    void nobodyKnowsCli() {
        onlyKnownBy("gnaw.cli..", "gnaw.cli..");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gnaw.terminal..", "gnaw.script..", "gnaw.lab..", "gnaw.save.."})
    void onlyCliKnows(String part) {
        onlyKnownBy(part, part, "gnaw.cli..");
    }

    @Test
    void theGameKnowsOnlyJavaAndTheMap() {
        knowsOnly("gnaw.game..", "gnaw.game..", "gnaw.map..", "java..");
    }

    @Test
    void theMapKnowsOnlyJava() {
        knowsOnly("gnaw.map..", "gnaw.map..", "java..");
    }

    @Test
    void whatIsSaidOfNamesKnowsOnlyJava() {
        knowsOnly("gnaw.text..", "gnaw.text..", "java..");
    }

    @Test
    void onlyScriptKnowsGraalVm() {
        onlyKnownBy("org.graalvm..", "gnaw.script..");
    }

    @Test
    void onlyTerminalKnowsLanterna() {
        onlyKnownBy("com.googlecode.lanterna..", "gnaw.terminal..");
    }

    @Test
    void onlyScriptSaveLabAndCliKnowGson() {
        onlyKnownBy("com.google.gson..", "gnaw.script..", "gnaw.save..", "gnaw.lab..", "gnaw.cli..");
    }

    @Test
    void onlyScriptKnowsVersions() {
        onlyKnownBy("org.semver4j..", "gnaw.script..");
    }

    @Test
    void onlyCliKnowsPicocli() {
        onlyKnownBy("picocli..", "gnaw.cli..");
    }

    private static void onlyKnownBy(String known, String... knowing) {
        check(noClasses()
                .that()
                .resideOutsideOfPackages(knowing)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(known));
    }

    private static void knowsOnly(String knowing, String... known) {
        check(classes()
                .that()
                .resideInAPackage(knowing)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(known));
    }

    /** A package that is still empty breaks no rule. */
    private static void check(ArchRule rule) {
        rule.allowEmptyShould(true).check(ENGINE);
    }
}
