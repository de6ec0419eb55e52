package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.Written;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games of luck from the command line: each turn one in ten dies; who lives for twenty turns wins. */
class SimulateCommandTest {
    private static final String LUCK = """
            import { act, add, bots, damage, measures, rules, table, win } from "gnaw";
            export const luck = table("luck", { oneIn: 10 });
            add(rules.turnEnds, {
              luck: (who, dice, world) =>
                world.turn === 20 ? [win("patience")] : dice.oneIn(luck.oneIn) ? [damage(who, 99, { cause: "bad luck" })] : [],
            });
            add(rules.scoreOf, { years: (story) => ({ points: story.turn, lines: [] }) });
            add(bots, { waiter: { doc: "waits", act: () => act.wait(), choose: (_who, offer) => offer.options[0] } });
            add(measures, {
              age: { title: "Age", unit: "turns", at: "turnEnds", every: 2, plot: "curve", count: (_who, _dice, world) => world.turn },
              ends: { title: "Ends", at: "gameEnds", plot: "bars", count: (story) => story.cause },
              lived: { title: "Alive", unit: "turns", at: "gameEnds", plot: "survival", count: (story) => story.turn },
              years: { title: "Years", at: "turnEnds", plot: "total", adds: true, count: () => 1 },
            });
            """;

    @TempDir
    private Path folder;

    private final Console console = new Console();

    @BeforeEach
    void write() {
        new Written(folder).main(LUCK);
    }

    @Test
    void theSameSeedsFillTheSameFileOnAnyNumberOfThreads() throws IOException {
        assertThat(simulate("--games", "12", "--threads", "1", "--stop-and-go", file("one")))
                .isZero();
        assertThat(simulate("--games", "12", "--threads", "3", "--stop-and-go", file("three")))
                .isZero();
        assertThat(folder.resolve("three")).hasSameTextualContentAs(folder.resolve("one"));
        assertThat(Files.readAllLines(folder.resolve("one"))).hasSize(13);
    }

    @Test
    void aModThatMeddlesWithWhatAllRulesAreGivenChangesNoLaterGame() throws IOException {
        mod("meddler", """
                import { add, damage, rules } from "gnaw";
                const fails = (action) => { try { action(); return false; } catch { return true; } };
                const meddle = (list) => Object.defineProperty(Object.getPrototypeOf(list), "some", { value: () => true });
                add(rules.turnEnds, {
                  victim: (who, dice, world) => (world.creatures.some((other) => !other.isHero) ? [damage(who, 99, { cause: "a crowd" })] : []),
                  meddler: (who, dice, world) => (world.turn === 9 && fails(() => meddle(world.creatures)) ? [damage(who, 1)] : []),
                });
                """);
        String[] meddled = {"--mods-dir", folder.toString(), "--mods", "meddler", "--games", "12", "--threads"};
        assertThat(simulate(with(meddled, "1", "--stop-and-go", file("one")))).isZero();
        assertThat(simulate(with(meddled, "2", "--stop-and-go", file("two")))).isZero();
        assertThat(folder.resolve("two")).hasSameTextualContentAs(folder.resolve("one"));
        assertThat(folder.resolve("one")).content().doesNotContain("a crowd");
    }

    @Test
    void rangesOfSeedsMergeToTheWhole() {
        simulate("--games", "9", "--stop-and-go", file("whole"));
        simulate("--games", "4", "--stop-and-go", file("first"));
        simulate("--games", "5", "--seed", "5", "--stop-and-go", file("rest"));
        assertThat(run("simulate", "--merge", file("rest"), file("first"), "--into", file("merged")))
                .isZero();
        assertThat(folder.resolve("merged")).hasSameTextualContentAs(folder.resolve("whole"));
    }

    @Test
    void aRunThatWasTornGoesOnWhereItStopped() throws IOException {
        simulate("--games", "6", "--stop-and-go", file("whole"));
        List<String> lines = Files.readAllLines(folder.resolve("whole"));
        String torn = lines.get(0) + "\n" + lines.get(3) + "\n" + lines.get(1) + "\n"
                + lines.get(2).substring(0, 20);
        Files.writeString(folder.resolve("torn"), torn);
        assertThat(simulate("--games", "6", "--stop-and-go", file("torn"))).isZero();
        assertThat(folder.resolve("torn")).hasSameTextualContentAs(folder.resolve("whole"));
    }

    @Test
    void whatWasPlayedUnderOtherTermsIsRefused() throws IOException {
        simulate("--games", "2", "--stop-and-go", file("ten"));
        assertThat(simulate("--games", "2", "--turns", "9", "--stop-and-go", file("ten")))
                .isEqualTo(2);
        assertThat(console.err())
                .endsWith(file("ten")
                        + " does not fit this simulation: its games are broken off after turn 100 instead of"
                        + " turn 9.\nTry './gnaw simulate --help'.\n");
        new Written(folder).main(LUCK.replace("oneIn: 10", "oneIn: 50"));
        simulate("--games", "2", "--seed", "3", "--stop-and-go", file("fifty"));
        assertThat(run("simulate", "--merge", file("ten"), file("fifty"))).isEqualTo(2);
        assertThat(console.err())
                .containsPattern(
                        "fifty does not fit .*ten: its scripts are base \\S+ \\(\\S+\\) instead of base \\S+ \\(\\S+\\)\\.\n");
    }

    @Test
    void whatIsPlayedIsNotKeptByTheOptionOfMerging() {
        assertThat(simulate("--games", "1", "--into", file("all"))).isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                --into keeps what --merge puts together; games that are played are kept by --stop-and-go.
                Try './gnaw simulate --help'.
                """);
        assertThat(folder.resolve("all")).doesNotExist();
    }

    @Test
    void noGameCountsTwice() {
        simulate("--games", "3", "--stop-and-go", file("a"));
        simulate("--games", "3", "--seed", "3", "--stop-and-go", file("b"));
        assertThat(run("simulate", "--merge", file("a"), file("b"))).isEqualTo(2);
        assertThat(console.err())
                .endsWith(file("b")
                        + " holds the game with seed 3, which another of the files holds, too: every game may count"
                        + " only once.\nTry './gnaw simulate --help'.\n");
    }

    @Test
    void whatIsNoFileOfResultsIsToldWithItsLine() throws IOException {
        simulate("--games", "2", "--stop-and-go", file("good"));
        Files.writeString(folder.resolve("good"), Files.readString(folder.resolve("good")) + "nonsense\n");
        assertThat(run("simulate", "--merge", file("good"))).isEqualTo(2);
        assertThat(console.err())
                .endsWith(file("good")
                        + " holds no results: line 4 is no story of a simulation.\nTry './gnaw simulate --help'.\n");
    }

    @Test
    void aBotThatIsNotThereIsToldBeforeAnythingIsPlayed() {
        assertThat(run("simulate", "--scripts", file("base"), "--bot", "wayter"))
                .isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                There is no bot "wayter". Did you mean "waiter"?
                Try './gnaw simulate --help'.
                """);
    }

    @Test
    void noGamesAreMisuse() {
        assertThat(simulate("--games", "0")).isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                --games must be 1 or more, but is 0.
                Try './gnaw simulate --help'.
                """);
    }

    @Test
    void aPageThatCannotBeWrittenIsToldBeforeAnythingIsPlayed() {
        String page = folder.resolve("nowhere").resolve("page.html").toString();
        assertThat(simulate("--games", "2", "--html", page)).isEqualTo(2);
        assertThat(console.out()).isEmpty();
        assertThat(console.err())
                .isEqualTo(page + " cannot be written: there is no folder " + folder.resolve("nowhere")
                        + ".\nTry './gnaw simulate --help'.\n");
    }

    @Test
    void whichRowsNoGameReachesIsTheSameHoweverTheGamesArePlayed() throws IOException {
        assertThat(simulate("--games", "12", "--threads", "1", "--content", "--stop-and-go", file("one")))
                .isZero();
        String told = console.out().substring(console.out().lastIndexOf("rows  reached"));
        assertThat(told).contains("""
                measures          4        4
                """).contains("""
                actions           8        1
                  not reached: base/house.js:21 actions: ascend, attack, bump, descend, drop, pickUp, step
                """);
        simulate("--games", "12", "--threads", "3", "--content", "--stop-and-go", file("three"));
        assertThat(folder.resolve("three")).hasSameTextualContentAs(folder.resolve("one"));

        List<String> lines = Files.readAllLines(folder.resolve("one"));
        Files.writeString(folder.resolve("torn"), String.join("\n", lines.subList(0, 5)) + "\n" + lines.get(7));
        simulate("--games", "12", "--content", "--stop-and-go", file("torn"));
        assertThat(folder.resolve("torn")).hasSameTextualContentAs(folder.resolve("one"));
        assertThat(console.out()).endsWith(told);

        simulate("--games", "7", "--content", "--stop-and-go", file("first"));
        simulate("--games", "5", "--seed", "8", "--content", "--stop-and-go", file("rest"));
        assertThat(run("simulate", "--merge", file("rest"), file("first"), "--content"))
                .isZero();
        assertThat(console.out()).endsWith(told);
    }

    @Test
    void severalRunsAddUpWhatTheyReachInOneFile() {
        simulate("--games", "1", "--turns", "1", "--content-file", file("rows"));
        assertThat(console.out()).contains("  not reached: base/main.js:").endsWith("\n");
        simulate("--games", "9", "--content-file", file("rows"));
        String both = console.out().substring(console.out().lastIndexOf("rows  reached"));
        simulate("--games", "1", "--turns", "1", "--content-file", file("rows"));

        assertThat(console.out()).endsWith(both);
        assertThat(console.err()).endsWith("\nWrote " + file("rows") + "\n");
    }

    @Test
    void whatIsToldOfGamesIsRefusedWhereNoneIsPlayed() {
        assertThat(run("simulate", "--merge", file("a"), "--games", "5")).isEqualTo(2);
        assertThat(run("simulate", "--merge", file("a"), "--stop-and-go", file("b")))
                .isEqualTo(2);
        assertThat(run("compare", "--games", "1")).isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                --merge plays nothing, so it takes no --games.
                Try './gnaw simulate --help'.
                --merge plays nothing, so it takes no --stop-and-go.
                Try './gnaw simulate --help'.
                A comparison needs 2 games or more, but --games is 1.
                Try './gnaw compare --help'.
                """);
    }

    @Test
    void placesThatCannotBeWrittenAreToldBeforeAnythingIsPlayed() throws IOException {
        Path page = Files.writeString(folder.resolve("page.html"), "Of yesterday.");
        Path results = folder.resolve("fresh.results");
        assertThat(simulate("--html", page.toString(), "--replays", page + "/in/it"))
                .isEqualTo(2);
        assertThat(run(
                        "simulate",
                        "--merge",
                        folder + "/none",
                        "--html",
                        page.toString(),
                        "--into",
                        results.toString()))
                .isEqualTo(2);
        assertThat(simulate("--html", folder.toString())).isEqualTo(2);
        assertThat(console.err())
                .isEqualTo(
                        page + "/in/it cannot be written: " + page + " is no folder.\nTry './gnaw simulate --help'.\n"
                                + folder + "/none cannot be read: it is not there.\nTry './gnaw simulate --help'.\n"
                                + folder + " cannot be written: it is a folder.\nTry './gnaw simulate --help'.\n");
        assertThat(console.out()).isEmpty();
        assertThat(page).hasContent("Of yesterday.");
        assertThat(results).doesNotExist();
    }

    @Test
    void whatWasNotNotedCannotBeTold() {
        simulate("--games", "2", "--stop-and-go", file("plain"));
        assertThat(run("simulate", "--merge", file("plain"), "--content")).isEqualTo(2);
        assertThat(console.err()).endsWith("""
                Which rows these games reach was not noted when they were played: that wants --content.
                Try './gnaw simulate --help'.
                """);
        assertThat(simulate("--games", "2", "--content", "--stop-and-go", file("plain")))
                .isEqualTo(2);
        assertThat(console.err())
                .endsWith(" does not fit this simulation: which rows are reached is not noted in it.\n"
                        + "Try './gnaw simulate --help'.\n");
    }

    @Test
    void aFileOfRowsThatCannotBeWrittenIsToldBeforeAnythingIsPlayed() {
        String file = folder.resolve("nowhere").resolve("rows").toString();
        assertThat(simulate("--games", "2", "--content-file", file)).isEqualTo(2);
        assertThat(console.out()).isEmpty();
        assertThat(console.err())
                .isEqualTo(file + " cannot be written: there is no folder " + folder.resolve("nowhere")
                        + ".\nTry './gnaw simulate --help'.\n");
    }

    @Test
    void aPageNeedsNothingBesideItself() throws IOException {
        assertThat(simulate("--games", "3", "--html", file("page.html"))).isZero();
        assertThat(Files.readString(folder.resolve("page.html")))
                .contains("\"title\":\"Years\"", "new Chart(")
                .doesNotContain("<link", " src=", "sourceMappingURL", "/* data */");
        assertThat(console.err()).endsWith("\nWrote " + file("page.html") + "\n");
    }

    @Test
    void aPageTellsWhichRowsNoGameReachesIfThatIsNoted() throws IOException {
        simulate("--games", "3", "--content", "--html", file("page.html"));
        assertThat(Files.readString(folder.resolve("page.html"))).contains("""
                        {"mod":"base","table":"actions","rows":8,"reached":1,\
                        "never":["ascend","attack","bump","descend","drop","pickUp","step"],"together":[]}""");

        simulate("--games", "3", "--html", file("plain.html"));
        assertThat(Files.readString(folder.resolve("plain.html"))).contains("\"content\":[]");
    }

    @Test
    void whatWasCountedStandsInTheTable() {
        simulate("--games", "4");
        assertThat(console.out())
                .contains("ended by", "  Years  ", "Age, turns", "Alive  ", "  Ends\n")
                .containsPattern("turn 2 \\([34] games\\)");
        assertThat(console.err()).startsWith("4 of 4 games by waiter from seed 1, up to 100 turns each");
    }

    @Test
    void jsonAndCsvDoNotDependOnTheMachine() {
        simulate("--games", "3", "--threads", "1", "--format", "json");
        simulate("--games", "3", "--threads", "2", "--format", "json");
        int half = console.out().length() / 2;
        assertThat(console.out().substring(half)).isEqualTo(console.out().substring(0, half));
        Console other = new Console();
        other.run(
                "simulate",
                "--scripts",
                file("base"),
                "--bot",
                "waiter",
                "--games",
                "1",
                "--turns",
                "5",
                "--format",
                "csv");
        assertThat(other.out()).startsWith("seed,turns,depth,points,won,end,failures,years\n1,");
    }

    @Test
    void aMeasureThatFailsIsToldAndTheGamesGoOn() {
        new Written(folder).main(LUCK.replace("count: () => 1", "count: (_who, dice) => dice.roll(\"1d6\")"));
        assertThat(simulate("--games", "2")).isEqualTo(1);
        assertThat(console.err())
                .contains(
                        "In 2 games something went wrong:\n",
                        "A measure cannot roll dice: it looks, and changes nothing.");
        assertThat(console.out()).contains("ended by");
    }

    @Test
    void aPlotThatIsNotThereIsToldToItsAuthor() {
        new Written(folder).main(LUCK.replace("plot: \"curve\"", "plot: \"curv\""));
        assertThat(simulate("--games", "2")).isEqualTo(2);
        assertThat(console.err())
                .contains("measures.age.plot is \"curv\", but must be one of curve, band, total, bars, survival."
                        + " Did you mean \"curve\"?");
    }

    @Test
    void twoSetsOfRulesAreComparedInWords() throws IOException {
        mod(
                "lucky",
                "import { amend } from \"gnaw\";\nimport { luck } from \"base/main.js\";\namend(luck, { oneIn: 1000 });\n");
        assertThat(run(
                        "compare",
                        "--scripts",
                        file("base"),
                        "--mods-dir",
                        folder.toString(),
                        "--mods",
                        "lucky",
                        "--bot",
                        "waiter",
                        "--games",
                        "40",
                        "--html",
                        file("page.html")))
                .isZero();
        assertThat(console.out())
                .startsWith("""
                        From base to lucky, 40 games each with the same seeds.
                        Changed beyond chance: won 17.5 % → 97.5 % ± 13.7; ended by patience 17.5 % → 97.5 % ± 13.7; \
                        ended by bad luck 82.5 % → 2.5 % ± 13.7; turns 8.90 → 19.8 ± 2.23; points 8.90 → 19.8 ± 2.23; \
                        Age, turns 5.23 → 10.9 ± 1.17; Years 8.90 → 19.8 ± 2.23.
                        """)
                .contains(
                        "* ended by bad luck",
                        "−80 ± 13.7          < 0.0001",
                        "  depth  ",
                        "0 ± 0                 1.0000");
        assertThat(folder.resolve("page.html")).exists();
        assertThat(console.err()).isEqualTo("Wrote " + file("page.html") + "\n");
    }

    @Test
    void theSameRulesAreNothingToCompare() {
        assertThat(run("compare", "--scripts", file("base"), "--bot", "waiter")).isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                There is nothing to compare: base and base are the same scripts with the same settings.
                Try './gnaw compare --help'.
                """);
    }

    private void mod(String id, String text) throws IOException {
        Files.createDirectories(folder.resolve(id));
        Files.writeString(
                folder.resolve(id).resolve("mod.json"),
                "{\"id\": \"%s\", \"name\": \"Lucky\", \"description\": \"Luck.\", \"version\": \"1.0.0\"}"
                        .formatted(id));
        Files.writeString(folder.resolve(id).resolve("main.js"), text);
    }

    private int simulate(String... more) {
        List<String> all =
                new ArrayList<>(List.of("simulate", "--scripts", file("base"), "--bot", "waiter", "--turns", "100"));
        all.addAll(List.of(more));
        if (all.lastIndexOf("--turns") > 5) {
            all.subList(5, 7).clear();
        }
        return console.run(all.toArray(String[]::new));
    }

    private static String[] with(String[] arguments, String... more) {
        return Stream.of(arguments, more).flatMap(Stream::of).toArray(String[]::new);
    }

    private int run(String... arguments) {
        return console.run(arguments);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }
}
