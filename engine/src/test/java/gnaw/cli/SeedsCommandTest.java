package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A catalogue of dungeons. */
class SeedsCommandTest {
    private final Console console = new Console();

    @Test
    void whatLiesOnEachDepthIsTheSameEachTime() {
        assertThat(console.run("seeds", "--scripts", "../scripts", "7", "--to", "3"))
                .isZero();
        String told = console.out();
        assertThat(told)
                .startsWith("Seed 7\n  Depth 1\n    Far below, on depth 10, lies the Horn of Plenty.")
                .contains("  Depth 3\n", "    creatures: ", "    things: ")
                .doesNotContain("Depth 4", "creatures: you", "stairs");
        Console again = new Console();
        again.run("seeds", "--scripts", "../scripts", "7", "8", "--to", "3");
        assertThat(again.out()).startsWith(told).contains("Seed 8\n");
    }

    @Test
    void belowTheLastDepthThereIsNothingToTell() {
        assertThat(console.run("seeds", "--scripts", "../scripts", "7", "--to", "99"))
                .isZero();
        assertThat(console.out()).contains("  Depth 10\n", "Horn of Plenty").doesNotContain("Depth 11");
    }

    @Test
    void aSeedThatIsNoNumberAndADepthAboveTheFirstAreMisuse() {
        assertThat(console.run("seeds", "x7")).isEqualTo(2);
        assertThat(console.err()).contains("\"x7\" is no whole number");
        assertThat(new Console().run("seeds", "7", "--to", "0")).isEqualTo(2);
        assertThat(new Console().run("seeds")).isEqualTo(2);
    }
}
