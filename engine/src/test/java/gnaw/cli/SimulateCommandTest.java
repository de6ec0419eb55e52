package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.Written;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The command {@code gnaw simulate}: games are counted, told and compared. */
class SimulateCommandTest extends GamesOfLuck {
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
    void aBotThatIsNotThereIsToldBeforeAnythingIsPlayed() {
        assertThat(run("simulate", "--scripts", file("base"), "--bot", "wayter"))
                .isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                There is no bot "wayter". Did you mean "waiter"?
                Try './gnaw simulate --help'.
                """);
    }

    @Test
    void aClusterThatWasNotTakenAlongIsToldOf() {
        assertThat(simulate("--games", "2", "--spark", "local[2]")).isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                --spark is beside the engine, and the launcher takes it along: ./gnaw simulate --spark local[2].
                Try './gnaw simulate --help'.
                """);
    }

    @Test
    void threadsOfThisMachineAreNoneOfAClusters() {
        assertThat(simulate("--games", "2", "--spark", "local[2]", "--threads", "1"))
                .isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                --spark works with as many cores as its master gives, so it takes no --threads: local[2] has two.
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
    void aPageNeedsNothingBesideItself() throws IOException {
        assertThat(simulate("--games", "3", "--html", file("page.html"))).isZero();
        assertThat(Files.readString(folder.resolve("page.html")))
                .contains("\"title\":\"Years\"", "new Chart(")
                .doesNotContain("<link", " src=", "sourceMappingURL", "/* data */");
        assertThat(console.err()).endsWith("\nWrote " + file("page.html") + "\n");
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
                        "In 2 games, first in that of seed 1, something went wrong:\n",
                        "A measure cannot roll dice: it looks, and changes nothing.");
        assertThat(console.out()).contains("ended by");
        assertThat(simulate("--games", "1")).isEqualTo(1);
        assertThat(console.err()).contains("In the game of seed 1 something went wrong:\n");
    }

    @Test
    void aPlotThatIsNotThereIsToldToItsAuthor() {
        new Written(folder).main(LUCK.replace("plot: \"curve\"", "plot: \"curv\""));
        assertThat(simulate("--games", "2")).isEqualTo(1);
        assertThat(console.err())
                .doesNotContain("--help")
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
                        Changed beyond chance: won 17.5 % → 97.5 % (+62.5 to +89.9); \
                        ended by patience 17.5 % → 97.5 % (+62.5 to +89.9); \
                        ended by bad luck 82.5 % → 2.5 % (−89.9 to −62.5); turns 8.90 → 19.8 (+8.65 to +13.1); \
                        points 8.90 → 19.8 (+8.65 to +13.1); Age, turns 5.23 → 10.9 (+4.48 to +6.82); \
                        Years 8.90 → 19.8 (+8.65 to +13.1).
                        """)
                .contains(
                        "* ended by bad luck",
                        "−80  −89.9 to −62.5     < 0.0001",
                        "  depth  ",
                        "0  all alike            1.0000");
        assertThat(folder.resolve("page.html")).exists();
        assertThat(console.err()).isEqualTo("Wrote " + file("page.html") + "\n");
    }

    @Test
    void aRuleThatFailsOnASideOfAComparisonIsToldBehindIt() throws IOException {
        mod("odd", "import { add, rules } from \"gnaw\";\nadd(rules.turnEnds, { odd: (who) => [who.tail] });\n");
        assertThat(run(
                        "compare",
                        "--scripts",
                        file("base"),
                        "--mods-dir",
                        folder.toString(),
                        "--mods",
                        "odd",
                        "--bot",
                        "waiter",
                        "--games",
                        "2"))
                .isOne();
        assertThat(console.out()).startsWith("From base to odd, 2 games each with the same seeds.\n");
        assertThat(console.err()).isEqualTo("""
                odd: In 2 games, first in that of seed 1, something went wrong:
                odd/main.js:2:38  rule turnEnds.odd:odd
                  There is no fact "tail" here.
                  2 | add(rules.turnEnds, { odd: (who) => [who.tail] });
                    |                                      ^
                """);
    }

    @Test
    void theSameRulesAreNothingToCompare() {
        assertThat(run("compare", "--scripts", file("base"), "--bot", "waiter")).isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                There is nothing to compare: base and base are the same scripts with the same settings.
                Try './gnaw compare --help'.
                """);
    }
}
