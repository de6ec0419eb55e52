package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.workshop.check.Types;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the check says of misspelt words in tests, before anybody runs them: the same wherever the types are checked. */
@Tag("long")
@ParameterizedClass(name = "{0}")
@MethodSource("places")
class TypedTestsTest extends SmallMod {
    private static final Path JAR =
            Path.of(System.getProperty("gnaw.home")).resolve("engine/target/tools/typescript.jar");

    private static Types types;

    @Parameter(0)
    String place;

    @Parameter(1)
    Optional<Path> node;

    static Stream<Arguments> places() {
        Stream<Arguments> here = Stream.of(Arguments.of("in this process", Optional.empty()));
        return Stream.concat(here, Types.node().stream().map(node -> Arguments.of("in Node.js", Optional.of(node))));
    }

    @BeforeParameterizedClassInvocation
    static void loadTheTypesOnceForAll(String place, Optional<Path> node) {
        types = new Types(JAR, node);
    }

    @AfterParameterizedClassInvocation
    static void close() {
        types.close();
    }

    @Test
    void misspeltWordsAreToldWithTheirPlacesAndTheNearestRightOnes() throws Exception {
        write("mods/soup/tests/soup.test.js", """
                import { dice, expect, facts, given, tset, world } from "gnaw/test";
                import { feed } from "base/main.js";
                import { ladel } from "../main.js";
                const hero = given.heroo({ nourishment: 9 });
                given.hero({ nourishmnet: 9 });
                const left = given.hero().nourishmnet;
                expect(left).toBee(9);
                expect(given.hero()).toHave({ nourishmnet: 9 });
                world.spwan("rat", 1, 1);
                dice.lowst();
                expect(feed(facts.creature({ nourishmnet: 9 }))[0].metre).toBe("nourishment");
                """);

        assertThat(found()).isEqualTo("""
                soup/tests/soup.test.js:1:38: error: Module '"gnaw/test"' has no exported member 'tset'.
                soup/tests/soup.test.js:3:10: error: '"../main.js"' has no exported member named 'ladel'. Did you mean 'ladle'?
                soup/tests/soup.test.js:4:20: error: Property 'heroo' does not exist on type 'TestGiven'. Did you mean 'hero'?
                soup/tests/soup.test.js:5:14: error: Object literal may only specify known properties, but 'nourishmnet' does not exist in type 'TestTraits'. Did you mean to write 'nourishment'?
                soup/tests/soup.test.js:6:27: error: Property 'nourishmnet' does not exist on type 'TestHero'. Did you mean 'nourishment'?
                soup/tests/soup.test.js:7:14: error: Property 'toBee' does not exist on type 'Expectation<ValueMatchers>'. Did you mean 'toBe'?
                soup/tests/soup.test.js:8:31: error: Object literal may only specify known properties, but 'nourishmnet' does not exist in type 'TestMeters'. Did you mean to write 'nourishment'?
                soup/tests/soup.test.js:9:7: error: Property 'spwan' does not exist on type 'TestWorld'. Did you mean 'spawn'?
                soup/tests/soup.test.js:10:6: error: Property 'lowst' does not exist on type 'TestDice'. Did you mean 'lowest'?
                soup/tests/soup.test.js:11:30: error: Object literal may only specify known properties, but 'nourishmnet' does not exist in type 'SomeOf<Creature>'. Did you mean to write 'nourishment'?
                soup/tests/soup.test.js:11:52: error: Property 'metre' does not exist on type 'Effect'. Did you mean 'meter'?
                """);
    }

    /** Facts have been renamed, and not what tests are written with. */
    @Test
    void whatIsNoFactHasNoNewName() throws Exception {
        write("mods/soup/mod.json", """
                { "id": "soup", "name": "Soup", "description": "It is hot.", "version": "1.0.0", "gnaw": "*", "renamed": { "tile": "hitPoints" } }
                """);
        write("mods/soup/soup.test.js", "import { world } from \"gnaw/test\";\nworld.tile(1, 1);\n");

        assertThat(found())
                .isEqualTo("soup/soup.test.js:2:7: error: Property 'tile' does not exist on type 'TestWorld'.\n");
    }

    @Test
    void whoMakesFactsUpLearnsHow() throws Exception {
        write("mods/soup/soup.test.js", "import { damage } from \"gnaw\";\ndamage({ hitPoints: 9 }, 1);\n");

        assertThat(found().replaceFirst("and \\d+ more", "and so many more")).isEqualTo("""
                soup/soup.test.js:2:8: error: Argument of type '{ hitPoints: number; }' is not assignable to parameter of type 'Creature'.
                  Type '{ hitPoints: number; }' is missing the following properties from type 'Creature': id, kind, isHero, isItem, and so many more.
                  A test makes facts with facts.creature({ … }), which it imports from "gnaw/test".
                """);
    }

    @Test
    void wordsOfOtherLanguagesAreToldAsTheyAreWritten() throws Exception {
        write("mods/soup/soup.test.js", "export const größe = (löffel = 1) => löffel.größe;\n");

        assertThat(found())
                .isEqualTo("soup/soup.test.js:1:45: error: Property 'größe' does not exist on type 'number'.\n");
    }

    @Test
    void cellsThatAModAddsToATableOfTheScriptsAreKnown() throws Exception {
        write(
                "base/dances.js",
                "import { table } from \"gnaw\";\nexport const dances = table(\"dances\", { waltz: { steps: 3 } });\n");
        write("mods/soup/main.js", """
                import { add, amend, cells } from "gnaw";
                import { dances } from "base/dances.js";
                cells(dances, { heat: "number?: how hot the soup is to which one dances so" });
                amend(dances, { waltz: { heat: 3 } });
                add(dances, { polka: { steps: 2, heat: 9 } });
                export const ladle = (who) => who.nourishment + 7 + (dances.waltz.heat ?? 0);
                """);
        assertThat(found()).isEmpty();

        write("mods/soup/soup.test.js", """
                import { dances } from "base/dances.js";
                export const heats = [dances.waltz.heat, dances.waltz.haet];
                """);
        assertThat(found()).isEqualTo("soup/soup.test.js:2:55: error: Property 'haet' does not exist here.\n");
    }

    @Test
    void theCellsOfAWholeTableAreNotToldWithOneThatIsMisspelt() throws Exception {
        write("base/dances.js", """
                import { table } from "gnaw";
                const cells = { steps: "number: how many", music: "words?: what is played" };
                export const dances = table("dances", { waltz: { steps: 3, music: "One's heart" }, polka: { steps: 2 } }, cells);
                """);
        write("mods/soup/soup.test.js", """
                import { dances } from "base/dances.js";
                export const heard = [dances.waltz.musik, dances.waltz.beat];
                """);
        assertThat(found()).isEqualTo("""
                soup/soup.test.js:2:36: error: Property 'musik' does not exist here. Did you mean 'music'?
                soup/soup.test.js:2:56: error: Property 'beat' does not exist here.
                """);
    }

    @Test
    void aMistakeWithWhichARuleFailsIsToldOnce() throws Exception {
        write("mods/soup/main.js", """
                import { add, change, rules } from "gnaw";
                add(rules.turnEnds, {
                  hot: (who) => [change(who, "nourishmnet", 1)],
                  cold: (who) => (who.turnsUntilSoup > 7 ? [change(who, "nourishment", "1")] : []),
                });
                export const ladle = (n = 1) => n.toFixd(1);
                """);

        assertThat(found()).isEqualTo("""
                soup/main.js:3:18: error: change: there is no meter "nourishmnet". Did you mean "nourishment"? (turnEnds.soup:hot, hero, at the beginning)
                soup/main.js:4:19: error: There is no fact "turnsUntilSoup" here. (turnEnds.soup:cold, hero, at the beginning)
                soup/main.js:6:35: error: Property 'toFixd' does not exist on type 'number'. Did you mean 'toFixed'?
                """);
    }

    /** TypeScript alone would advise to write it in brackets, where nothing looks at it. */
    @Test
    void aRowThatThereIsNotIsToldWithTheNearestAlsoWhereItIsRead() throws Exception {
        write("mods/soup/main.js", """
                import { table } from "gnaw";
                const soups = table("soups", { broth: { salt: 1 }, stew: { salt: 2 } });
                export const saltOf = (who) => (who.turn > 7 ? soups.brothh.salt : soups.stew.salt);
                """);

        assertThat(found()).isEqualTo("""
                soup/main.js:3:54: error: The table soups has no row "brothh". Did you mean "broth"?
                """);
    }

    @Test
    void anIdThatThereIsNotIsToldWithTheNearest() throws Exception {
        write("mods/soup/main.js", """
                import { add, change, creatures, say, spawn } from "gnaw";
                add(creatures, { cook: { name: "cook", glyph: "c", hitPoints: 9, attack: 1, defense: 0 } });
                export const ladle = (who) => [spawn("heroo", who.at), change(who, "nourishmnet", 1), say("Hot!", "red")];
                """);
        write("mods/soup/soup.test.js", """
                import { spawn } from "gnaw";
                import { facts } from "gnaw/test";
                spawn("coook", facts.creature({}).at);
                """);

        assertThat(found()).isEqualTo("""
                soup/main.js:2:1: warning: creatures.soup:cook is never used: no rule names it and no level has it.
                soup/main.js:3:38: error: The table creatures has no row "heroo". Did you mean "hero"?
                soup/main.js:3:68: error: The table meters has no row "nourishmnet". Did you mean "nourishment"?
                soup/main.js:3:99: error: The table tones has no row "red".
                soup/soup.test.js:3:7: error: The table creatures has no row "coook". Did you mean "soup:cook"?
                """);
    }

    @Test
    void misspeltIdsInTestsAreToldBeforeTheseRun() throws Exception {
        write("mods/soup/main.js", """
                import { add, creatures, items, verbs } from "gnaw";
                add(creatures, { cook: { name: "cook", glyph: "c", hitPoints: 9, attack: 1, defense: 0 } });
                add(items, { ladle: { name: "ladle", glyph: "(" }, spoon: { name: "spoon", glyph: "(" } });
                add(verbs, { stir: { menu: "Stir", time: 1, fits: () => true } });
                """);
        write("mods/soup/soup.test.js", """
                import { expect, given, world } from "gnaw/test";
                const hero = given.hero({ pack: { ladel: 1 } });
                hero.uses("stirr", "ladle").drops("spon");
                expect(hero).toCarry("soup:ladel");
                world.spawn("coook", 1, 1);
                hero.steps("est", "N");
                for (const kind of ["ladle", "spoon"].map(String)) world.lay(kind, hero.carried(`soup:${kind}`), 1);
                """);

        assertThat(found().lines().filter(line -> line.startsWith("soup/soup.test.js")))
                .containsExactly(
                        "soup/soup.test.js:2:35: error: Object literal may only specify known properties, but 'ladel' does not exist in type 'TestPack'. Did you mean to write 'ladle'?",
                        "soup/soup.test.js:3:11: error: The table verbs has no row \"stirr\". Did you mean \"soup:stir\"?",
                        "soup/soup.test.js:3:35: error: The table items has no row \"spon\". Did you mean \"soup:spoon\"?",
                        "soup/soup.test.js:4:22: error: The table items has no row \"soup:ladel\". Did you mean \"soup:ladle\"?",
                        "soup/soup.test.js:5:13: error: The table creatures has no row \"coook\". Did you mean \"soup:cook\"?",
                        "soup/soup.test.js:6:12: error: There is no direction \"est\". Did you mean \"east\"?");
    }

    @Test
    void whatATestImportsIsLookedAtToo() throws Exception {
        write("mods/soup/tests/soup.test.js", "import { hungry } from \"./heroes.js\";\nhungry();\n");
        write("mods/soup/tests/heroes.js", "export const hungry = (hero = 1) => hero.toFixd(1);\n");

        assertThat(found())
                .isEqualTo(
                        "soup/tests/heroes.js:1:42: error: Property 'toFixd' does not exist on type 'number'. Did you mean 'toFixed'?\n");
    }

    @Test
    void nothingIsWrongWithAGoodTestAndAChangedOneIsLookedAtAgain() throws Exception {
        String good = """
                import { change } from "gnaw";
                import { expect, facts, given, test } from "gnaw/test";
                import { feed } from "base/main.js";
                import { ladle } from "../main.js";

                test.each([["thin", 9, 16], ["fat", 1800, 1807]])("%s soup", (_what, nourishment, after) => {
                  expect(ladle(given.hero({ nourishment }))).toBe(after);
                });

                test.each([["thin", 9], ["fat", 1800, "and more"]])("%s soup for a hero who is made up", (_what, nourishment, more) => {
                  const who = facts.creature({ nourishment: nourishment.valueOf(), pack: [{ count: 2 }], foesInView: [] });
                  expect(feed(who)).toEqual([change(who, "nourishment", 300)]);
                  expect(more?.length).toBeAtLeast(2);
                });
                """;
        write("mods/soup/tests/soup.test.js", good);
        assertThat(found()).isEmpty();

        write("mods/soup/tests/soup.test.js", good.replace("toBe(after)", "toBe(aftre)"));
        assertThat(found())
                .isEqualTo("soup/tests/soup.test.js:7:51: error: Cannot find name 'aftre'. Did you mean 'after'?\n");
    }

    @Test
    void aModKnowsItsOwnSettingsAndWhatTheyMayBe() throws Exception {
        write("mods/soup/mod.json", """
                { "id": "soup", "name": "Soup", "description": "It is hot.", "version": "1.0.0", "gnaw": "*",
                  "settings": {
                    "heat": { "type": "choice", "choices": ["warm", "boiling"], "default": "warm", "text": "How hot." },
                    "bowls": { "type": "number", "default": 2, "text": "How many." }
                  } }
                """);
        write("mods/soup/main.js", """
                import { say, settings } from "gnaw";
                const { heat, bowls } = settings();
                export const ladle = () => (heat === "boilling" ? [say("Ouch!")] : bowls === "2" ? [say("Two.")] : []);
                """);

        assertThat(found()).isEqualTo("""
                soup/main.js:3:29: error: This comparison appears to be unintentional because the types '"warm" | "boiling"' and '"boilling"' have no overlap.
                soup/main.js:3:68: error: This comparison appears to be unintentional because the types 'number' and 'string' have no overlap.
                """);
    }

    @Test
    void whatAModWithSettingsImportsIsLookedAtAsEverywhere() throws Exception {
        write("mods/soup/mod.json", """
                { "id": "soup", "name": "Soup", "description": "It is hot.", "version": "1.0.0", "gnaw": "*",
                  "settings": { "bowls": { "type": "number", "default": 2, "text": "How many." } } }
                """);
        write("mods/soup/soup.test.js", "import { feeed } from \"gnaw\";\nfeeed();\n");

        assertThat(found())
                .isEqualTo("soup/soup.test.js:1:10: error: Module '\"gnaw\"' has no exported member 'feeed'.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit 3", "echo Welcome; cat >/dev/null"})
    void whatIsCalledNodeAndIsNotChangesNothing(String does) throws Exception {
        write("mods/soup/soup.test.js", "export const ladle = (hero = 1) => hero.toFixd(1);\n");
        Path impostor = folder.resolve("node");
        Files.writeString(impostor, "#!/bin/sh\n" + does + "\n");
        assertThat(impostor.toFile().setExecutable(true)).isTrue();

        try (Types misled = new Types(JAR, Optional.of(impostor))) {
            assertThat(found(misled))
                    .isEqualTo(
                            "soup/soup.test.js:1:41: error: Property 'toFixd' does not exist on type 'number'. Did you mean 'toFixed'?\n");
        }
    }

    private String found() throws Exception {
        return found(types);
    }
}
