package gnaw.testing.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code gnaw test}, as an author reads it. */
class TestCommandTest extends AtTestCommand {
    @Test
    void everyTestIsTold() {
        Said said = test("looping", "--ascii");

        assertThat(said.out()).isEqualTo("""
                looping/round.test.js
                  + a round comes to its end
                  + a round without end is told as its author's mistake

                2 passed in no time.
                """);
        assertThat(said.code()).isZero();
    }

    @Test
    void whatIsLoggedStandsBelowTheTest(@TempDir Path mods) throws IOException {
        Path talk = Files.createDirectory(mods.resolve("talk"));
        Files.writeString(talk.resolve("mod.json"), """
                {"id": "talk", "name": "Talk", "description": "Logs.", "version": "1.0.0"}""");
        Files.writeString(talk.resolve("main.js"), """
                import { add, log, rules } from "gnaw";
                add(rules.turnEnds, { talking: (who, _dice, world) => [log("turn", world.turn, { at: [who.at.x] }), log("ends")] });
                """);
        Files.writeString(talk.resolve("talk.test.js"), """
                import { log } from "gnaw";
                import { expect, given, test } from "gnaw/test";
                test("one talks", () => {
                  log("before");
                  expect(given.hero().waits()).toBeAlive();
                  log("after");
                });
                test("one is silent", () => expect(given.hero()).toBeAlive());
                """);
        assertThat(test("talk", "--mods-dir", mods.toString(), "--ascii").out()).isEqualTo("""
                talk/talk.test.js
                  + one talks
                      log: before
                      log: turn 1 {"at":[3]}
                      log: ends
                      log: after
                  + one is silent

                2 passed in no time.
                """);
    }

    /** A mod with a hermit who looks as the hero does, and a wand; and its tests. */
    private static void hermits(Path mods, String tests) throws IOException {
        Path hermits = Files.createDirectories(mods.resolve("hermits"));
        Files.writeString(hermits.resolve("mod.json"), """
                {"id": "hermits", "name": "Hermits", "description": "Alone.", "version": "1.0.0"}""");
        Files.writeString(hermits.resolve("main.js"), """
                import { actions, add, amend, creatures, items, meters, rules, say } from "gnaw";
                add(creatures, { hermit: { name: "hermit", glyph: "@", hitPoints: 9, attack: 0, defense: 0 } });
                add(items, { wand: { name: "wand", glyph: "/" } });
                add(meters, { charges: { start: 5, owner: "item" }, songs: { start: [], owner: "hero", holds: ["text"] } });
                amend(actions, { wait: { key: "." } });
                add(rules.turnEnds, { yawns: (who) => say(`You yawn, and hold ${who.pack.length}.`) });
                """);
        Files.writeString(
                hermits.resolve("hermits.test.js"),
                "import { expect, given, test, world } from \"gnaw/test\";\n" + tests);
    }

    @Test
    void testsHandOverThingsWithMetersMeetASecondAtSignAndHearWhatKeysBring(@TempDir Path mods) throws IOException {
        hermits(mods, """
                test("a wand is used up", () => {
                  given.hero({ pack: { wand: { charges: 3 }, flask: 2 } });
                  expect(world).toHold("hero.pack[0].charges === 3 && hero.pack[1].count === 2");
                });
                test("a wand sings", () => given.hero({ pack: { wand: { sogns: 3 } } }));
                test("a hermit looks like anybody", () => {
                  given.level("#####\\n#@.H#\\n#####", { H: "hermit" });
                  expect(world.picture).toBe("#####\\n#@.@#\\n#####");
                });
                test("one yawns", () => {
                  given.hero();
                  world.screen(".");
                  expect(world).toHaveSaidExactly("You yawn, and hold 0.");
                  world.screen("M");
                  expect(world).toHaveSaidExactly("You yawn, and hold 0.");
                });
                test("songs are lists", () => {
                  const hero = given.hero({ songs: ["lament"] });
                  expect(hero).toHave({ songs: ["lament"] });
                  expect(hero).toHave({ songs: ["lament", "ode"] });
                });
                """);
        assertThat(test("hermits", "--mods-dir", mods.toString(), "--ascii").out())
                .startsWith("""
                        hermits/hermits.test.js
                          + a wand is used up
                          x a wand sings
                          + a hermit looks like anybody
                          + one yawns
                          x songs are lists
                        """)
                .contains(
                        "There is no meter \"sogns\". Did you mean \"songs\"?",
                        "The hero should have songs [\"lament\",\"ode\"], but has [\"lament\"].");
    }

    @Test
    void snapshotsAreAcceptedComparedAndToldWhenNobodyNeedsThem(@TempDir Path mods) throws IOException {
        hermits(
                mods,
                "test(\"one looks\", () => expect(given.level(\"###\\n#@#\\n###\").picture).toMatchSnapshot());\n");
        assertThat(test("hermits", "--mods-dir", mods.toString(), "--ascii").out())
                .contains(
                        "There is no snapshot of this yet in hermits.test.snapshots.txt; ./gnaw test --accept keeps it:\n    ###\n    #@#\n    ###\n");
        assertThat(test("hermits", "--mods-dir", mods.toString(), "--accept").code())
                .isZero();
        assertThat(mods.resolve("hermits/hermits.test.snapshots.txt"))
                .content()
                .contains("\"one looks\"\n  ###\n  #@#\n");
        assertThat(test("hermits", "--mods-dir", mods.toString()).code()).isZero();
        hermits(
                mods,
                "test(\"one looks\", () => expect(given.level(\"####\\n#@.#\\n####\").picture).toMatchSnapshot());\n");
        assertThat(test("hermits", "--mods-dir", mods.toString(), "--ascii").out())
                .contains("""
                    This is not as in the snapshot:
                      line 1
                      - ###
                      + ####
                      line 2
                      - #@#
                      + #@.#
                      line 3
                      - ###
                      + ####
                    If it should be so, ./gnaw test --accept keeps it.
                """);
        hermits(mods, "test(\"one is blind\", () => expect(given.hero()).toBeAlive());\n");
        assertThat(test("hermits", "--mods-dir", mods.toString(), "--ascii").out())
                .startsWith("""
                hermits/hermits.test.js
                  + one is blind
                      log: No test asks for the snapshot "one looks" in hermits.test.snapshots.txt any more; ./gnaw test --accept takes it away.
                """);
    }

    @Test
    void aFailureIsToldWithItsPlaceAndTheExitCodeSaysSo() {
        Said said = test("base", "--tests", "a list*", "--tests", "left out", "--ascii");

        assertThat(said.out()).startsWith("""
                base/failing.test.js
                  x a list that differs
                base/good.test.js
                  - this is left out  (test.skip)
                base/lost.test.js
                """).contains("""

                x a list that differs  src/test/game/scripts/failing.test.js:9
                  base/failing.test.js:9:3  test "a list that differs"
                    Not as expected:
                      [0].b[1] should be 3, but is 2
                    9 |   expect([{ a: 1, b: [1, 2] }]).toEqual([{ a: 1, b: [1, 3] }]);
                      |   ^
                """);
        assertThat(said.code()).isOne();
    }

    @Test
    void filesThatCannotBeReadAreToldWhateverIsWanted() {
        assertThat(test("base", "--tests", "a turn takes water", "--ascii").out())
                .contains("base/unreadable.test.js\n  x the tests can be loaded\n")
                .contains("  + a turn takes water\n")
                .endsWith("1 passed, 3 failed in no time.\n");
    }

    @Test
    void whatFailedTheLastTimeIsRunFirst() {
        test("base", "--tests", "words that were not said");
        String again = test("base", "--tests", "said", "--tests", "a wrong number", "--ascii")
                .out();

        assertThat(again).startsWith("base/failing.test.js\n  x words that were not said\n  x a wrong number\n");
    }

    @Test
    void aTestThatWantsToBeAloneIsRefusedWhereAllMustRun() {
        assertThat(test("base", "--tests", "alone", "--ci", "--ascii").out()).contains("""
                  base/solo.test.js:4  test "this one alone"
                    test.only runs one test alone, which has no place where all must run.
                """);
    }

    @Test
    void namesThatNothingFitsAreMisuse() {
        Said name = test("looping", "--tests", "a round comes to its ent");
        assertThat(name.err())
                .startsWith(
                        "No test is called \"a round comes to its ent\". Did you mean \"a round comes to its end\"?\n");
        assertThat(name.code()).isEqualTo(2);

        assertThat(test("loopin").err()).startsWith("There is no mod \"loopin\". Did you mean \"looping\"?\n");
        assertThat(test("looping", "--tag", "slow").err()).startsWith("No test has the tag slow.\n");
        assertThat(test("broken").err())
                .startsWith(
                        "There is no test in JavaScript (*.test.js) in broken; tests in Java are run by mvn verify.\n");
    }

    @Test
    void aModThatCannotBeReadFails(@TempDir Path mods) throws IOException {
        Files.createDirectory(mods.resolve("torn"));
        Files.writeString(mods.resolve("torn/mod.json"), "{");
        Files.writeString(mods.resolve("torn/main.js"), "");
        Said said = test("looping", "torn", "--mods-dir", mods.toString());

        assertThat(said.err()).startsWith("The mod torn cannot be tested:\ntorn/mod.json");
        assertThat(said.code()).isOne();
    }

    @Test
    void modsLieInOtherFoldersToo(@TempDir Path mods) throws IOException {
        Files.createDirectory(mods.resolve("mine"));
        Files.writeString(mods.resolve("mine/mod.json"), """
                { "id": "mine", "name": "Mine", "description": "Mine.", "version": "1.0.0", "gnaw": "^2.0.0" }""");
        Files.writeString(mods.resolve("mine/main.js"), "");
        Files.writeString(mods.resolve("mine/a.test.js"), """
                import { expect, given, test } from "gnaw/test";
                test("there is water", () => expect(given.hero()).toHave({ water: 20 }));""");

        assertThat(test("mine", "--mods-dir", mods.toString(), "--ascii").out())
                .isEqualTo("mine/a.test.js\n  + there is water\n\n1 passed in no time.\n");
        assertThat(test("mine", "--mods-dir", mods + "/no").err())
                .startsWith("Invalid value for option '--mods-dir' (DIR): There is no folder " + mods
                        + "/no to look for mods in.\n");
    }

    @Test
    void longTestsWaitUntilTheyAreWanted(@TempDir Path mods) throws IOException {
        mod(mods, "slow", "");
        Files.writeString(mods.resolve("slow/a.test.js"), """
                import { expect, test } from "gnaw/test";
                test("a word", () => expect(1).toBe(1));
                test("a tale", { tags: ["long"] }, () => expect(1).toBe(1));
                test("a saga", { tags: ["long"] }, () => expect(1).toBe(1));""");

        assertThat(test("slow", "--mods-dir", mods.toString(), "--ascii").out())
                .isEqualTo(
                        "slow/a.test.js\n  + a word\n\n1 passed in no time.\n2 tests are long and wait for --long.\n");
        assertThat(test("slow", "--mods-dir", mods.toString(), "--long", "--ascii")
                        .out())
                .isEqualTo("slow/a.test.js\n  + a word\n  + a tale\n  + a saga\n\n3 passed in no time.\n");
        assertThat(test("slow", "--mods-dir", mods.toString(), "--tag", "long", "--ascii")
                        .out())
                .isEqualTo("slow/a.test.js\n  + a tale\n  + a saga\n\n2 passed in no time.\n");
        Said none = test("slow", "--mods-dir", mods.toString(), "--tests", "a tale");
        assertThat(none.err()).startsWith("No test was run. 1 test is long and waits for --long.\n");
        assertThat(none.code()).isEqualTo(2);
    }

    @Test
    void aMistakeThatKeepsAllTestsFromBeingLoadedIsToldOnce(@TempDir Path mods) throws IOException {
        mod(mods, "bent", "const bent = ;");
        for (String file : List.of("a", "b")) {
            Files.writeString(mods.resolve("bent").resolve(file + ".test.js"), """
                    import { expect, test } from "gnaw/test";
                    test("a word", () => expect(1).toBe(1));""");
        }

        assertThat(test("bent", "--mods-dir", mods.toString(), "--ascii").out())
                .containsOnlyOnce("const bent = ;")
                .contains("/bent/b.test.js:1\n  The same as above.\n")
                .endsWith("0 passed, 2 failed in no time.\n");
    }

    @Test
    void aModThatCannotBeReadIsToldAloneToo(@TempDir Path mods) throws IOException {
        mod(mods, "torn", "");
        Files.delete(mods.resolve("torn/main.js"));
        Said said = test("torn", "--mods-dir", mods.toString());

        assertThat(said.err()).isEqualTo("""
                The mod torn cannot be tested:
                torn/main.js  There is no such file, and a mod begins with it.
                """);
        assertThat(said.out()).isEqualTo("\n0 passed in no time.\n");
        assertThat(said.code()).isOne();
    }

    @Test
    void filesWithoutTestsFailLikeThoseThatCannotBeRead(@TempDir Path mods) throws IOException {
        halfTested(mods);
        Path folder = Files.createDirectory(mods.resolve("half/odd"));
        Files.writeString(folder.resolve("bare.test.js"), "test(\"a test\", () => {});");
        Files.writeString(folder.resolve("empty.test.js"), "");
        Files.writeString(
                folder.resolve("named.test.js"), "import { test } from \"gnaw/test\";\ntest(\"\\x1b[2J\", () => {});");
        Files.writeString(folder.resolve("thrown.test.js"), "throw \"over the wall\";");
        Said said = test("half", "--mods-dir", mods.toString(), "--ascii");

        assertThat(said.out()).contains("""
                  half/odd/bare.test.js:1:1  while the scripts were loaded
                    test is not defined. Import it from "gnaw/test".
                    1 | test("a test", () => {});
                      | ^
                """, """
                  half/odd/empty.test.js  There is no test in this file.
                """, """
                  half/odd/named.test.js:2:1  A test's name wants a text without control characters, but got "\\u001b[2J".
                """, """
                  half/odd/thrown.test.js  while the scripts were loaded
                    over the wall. Only an Error knows where it was thrown: throw new Error(text).
                """);
        assertThat(said.code()).isOne();
    }
}
