package gnaw;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.function.Predicate.not;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which package may know which. Why, each package says itself. */
class ArchitectureTest {
    private static final JavaClasses ENGINE =
            new ClassFileImporter().withImportOption(DO_NOT_INCLUDE_TESTS).importPackages("gnaw");

    @ParameterizedTest(name = "{0} knows no more of Gnaw than {1}")
    @CsvSource(delimiter = ':', textBlock = """
            text..     : text
            map..      : map
            game.dice  : game.dice text
            game..     : game map text
            mod        : mod text
            save       : save game map text
            lab..      : lab game map text
            terminal.. : terminal game map text
            script..   : script mod game map text
            workshop.. : workshop script mod game map text
            app..      : app terminal workshop script save mod game map text
            """)
    void aPackageKnowsNoMoreThan(String knowing, String known) {
        knowsOnly("gnaw." + knowing, known.split(" "));
    }

    @ParameterizedTest(name = "in scripts, {0} knows no more than {1}")
    @CsvSource(delimiter = ':', textBlock = """
            value    : value
            source   : value source
            context  : value source context
            table    : value source context table
            coverage : value source context table coverage
            failure  : value source context table coverage failure
            load     : value source context table coverage failure load
            bridge   : value source context table coverage failure load bridge
            """)
    void behindTheDoorEachKnowsOnlyEarlierOnes(String knowing, String known) {
        String inside =
                Stream.of(known.split(" ")).map("script."::concat).reduce("mod game map text", (a, b) -> a + " " + b);
        knowsOnly("gnaw.script." + knowing, inside.split(" "));
    }

    @Test
    void noScreenToolKnowsAGameBeingPlayed() {
        check(noClasses()
                .that()
                .resideInAnyPackage("gnaw.terminal.key", "gnaw.terminal.style", "gnaw.terminal.screen")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("gnaw.terminal.play"));
    }

    @ParameterizedTest(name = "only {1} know {0}")
    @CsvSource(delimiter = ':', textBlock = """
            org.graalvm..              : script workshop
            com.googlecode.lanterna..  : terminal
            com.google.gson..          : mod script workshop save lab cli
            org.semver4j..             : mod
            picocli..                  : cli
            """)
    void aLibraryIsKnownWhereItServes(String library, String knowing) {
        onlyKnownBy(
                library,
                Stream.of(knowing.split(" ")).map(part -> "gnaw." + part + "..").toArray(String[]::new));
    }

    @Test
    void noPackagesKnowEachOther() {
        check(slices().matching("gnaw.(**)").should().beFreeOfCycles());
    }

    /** The game alone is larger, for the reason that it gives. */
    @Test
    void noPackageIsCrowded() {
        Map<String, Long> sizes = topLevel()
                .filter(one -> !one.getPackageName().equals("gnaw.game"))
                .collect(groupingBy(JavaClass::getPackageName, TreeMap::new, counting()));
        sizes.values().removeIf(size -> size <= 35);
        assertThat(sizes).isEmpty();
    }

    @Test
    void noNameStandsTwice() {
        Map<String, Long> names = topLevel().collect(groupingBy(JavaClass::getSimpleName, TreeMap::new, counting()));
        names.values().removeIf(times -> times == 1);
        assertThat(names).isEmpty();
    }

    private static Stream<JavaClass> topLevel() {
        return ENGINE.stream().filter(JavaClass::isTopLevelClass).filter(not(one -> one.getSimpleName()
                .equals("package-info")));
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
        String[] parts = Stream.of(known)
                .map(part -> "gnaw." + part + (part.startsWith("script.") ? "" : ".."))
                .toArray(String[]::new);
        check(noClasses()
                .that()
                .resideInAPackage(knowing)
                .should()
                .dependOnClassesThat(resideInAPackage("gnaw..").and(resideOutsideOfPackages(parts))));
    }

    /** The map, which everything stands on, knows nothing but Java. */
    @Test
    void mapTextAndGameKnowNoLibrary() {
        check(classes()
                .that()
                .resideInAnyPackage("gnaw.map..", "gnaw.text..", "gnaw.game..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("gnaw.map..", "gnaw.text..", "gnaw.game..", "java.."));
    }

    /** The same game on every machine: only these of Java's may differ in their last bit. */
    @ParameterizedTest(name = "where games come from, nobody calls Math.{0}")
    @ValueSource(
            strings = {
                "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "expm1", "log", "log10", "log1p", "pow",
                "cbrt", "hypot", "sinh", "cosh", "tanh", "random"
            })
    void noGameDependsOnTheProcessor(String function) {
        noneCalls(Math.class, function, "gnaw.game..", "gnaw.map..", "gnaw.script..");
    }

    @Test
    void noGameDependsOnTheTimeOrOnChanceThatHasNoSeed() {
        check(noClasses()
                .that()
                .resideInAnyPackage("gnaw.game..", "gnaw.map..", "gnaw.script.bridge", "gnaw.script.table")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.time\\..*|.*\\.ThreadLocalRandom|java\\.util\\.(Random|UUID|Date|TimeZone)"));
        for (String clock : List.of("currentTimeMillis", "nanoTime", "identityHashCode", "getenv")) {
            noneCalls(System.class, clock, "gnaw.game..", "gnaw.map..", "gnaw.script.bridge", "gnaw.script.table");
        }
    }

    @ParameterizedTest(name = "nobody calls String.{0} without a locale")
    @ValueSource(strings = {"toLowerCase", "toUpperCase"})
    void noWordDependsOnTheCountry(String change) {
        check(noClasses().should().callMethod(String.class, change));
    }

    private static void noneCalls(Class<?> owner, String method, String... where) {
        check(noClasses()
                .that()
                .resideInAnyPackage(where)
                .should()
                .callMethodWhere(target(owner(type(owner))).and(target(name(method)))));
    }

    private static void check(ArchRule rule) {
        rule.check(ENGINE);
    }
}
