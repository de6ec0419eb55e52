package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mods two by two, in the game of the kit's own tests. */
class PairsCommandTest {
    private static final String GROUND = WrittenMods.LEVELS + """
            add(bots, { sitter: { doc: "sits", act: () => act.wait(), choose: (_who, offer) => offer.options[0] } });
            """;

    private WrittenMods mods;

    @BeforeEach
    void writeTheMods(@TempDir Path folder) throws IOException {
        mods = new WrittenMods(folder);
        mods.write("ground", "", GROUND);
        mods.write("first", ", \"requires\": {\"ground\": \"*\"}", """
                import { add, change, rules } from "gnaw";
                add(rules.turnEnds, { rain: (who) => [change(who, "water", 1)] });
                """);
        mods.write("second", ", \"requires\": {\"ground\": \"*\"}", """
                import { add, rules, set } from "gnaw";
                add(rules.turnEnds, { drain: (who) => [set(who, "water", 12)] });
                """);
        mods.write("lonely", ", \"requires\": {\"ground\": \"*\"}, \"conflicts\": [\"first\"]", """
                import { remove, rules } from "gnaw";
                remove(rules.turnEnds, "drought");
                """);
    }

    @Test
    void modsThatDependOnTheirOrderAreToldOfWithTurnAndRule() {
        assertThat(mods.run("pairs", "first", "second", "--bot", "sitter", "--turns", "5"))
                .isZero();
        assertThat(mods.out()).isEqualTo("""
                first + second                           with care
                  The order matters: seed 1, turn 1, rule turnEnds.first:rain.
                """);
    }

    @Test
    void whatDoesNotLoadIsBroken() {
        assertThat(mods.run("pairs", "lonely", "first", "second", "--bot", "sitter", "--turns", "2", "--format", "csv"))
                .isEqualTo(1);
        assertThat(mods.out())
                .startsWith("one,other,together,notes\nfirst,lonely,apart,\nfirst,second,with care,")
                .contains("\nlonely,second,broken,");
    }

    @Test
    void aClusterTellsTheSame() {
        String[] pairs = {"pairs", "first", "second", "lonely", "--bot", "sitter", "--turns", "5", "--format", "csv"};
        int code = mods.run(pairs);
        String here = mods.out();
        mods.forget();
        assertThat(mods.run(Stream.concat(Stream.of(pairs), Stream.of("--spark", "copying"))
                        .toArray(String[]::new)))
                .isEqualTo(code);
        assertThat(mods.out()).isEqualTo(here).contains("\nfirst,second,with care,");
    }

    @Test
    void ofAClusterThatIsInterruptedThePairsAreToldThatWerePlayed() {
        assertThat(mods.run(
                        "pairs",
                        "first",
                        "second",
                        "lonely",
                        "--bot",
                        "sitter",
                        "--turns",
                        "2",
                        "--spark",
                        "copying-2"))
                .isEqualTo(1);
        assertThat(mods.out()).contains("first + second", "lonely + second").doesNotContain("first + lonely");
        assertThat(mods.err()).isEqualTo("Interrupted: 2 of 3 pairs were played.\n");
    }

    @Test
    void aBotThatIsNotThereIsMisuseOnAClusterToo() {
        assertThat(mods.run("pairs", "first", "second", "--bot", "siter", "--spark", "copying"))
                .isEqualTo(2);
        assertThat(mods.err()).startsWith("There is no bot \"siter\". Did you mean \"ground:sitter\"?\n");
    }

    @Test
    void aModThatIsNotThereIsMisuse() {
        assertThat(mods.run("pairs", "fist")).isEqualTo(2);
        assertThat(mods.err()).startsWith("There is no mod \"fist\". Did you mean \"first\"?\n");
    }

    @Test
    void modsMayBeNamedByTheOptionOfAllCommandsToo() {
        assertThat(mods.run("pairs", "--mods", "first,lonely", "--format", "csv"))
                .isEqualTo(0);
        assertThat(mods.out()).isEqualTo("one,other,together,notes\nfirst,lonely,apart,\n");
        assertThat(mods.run("pairs", "--mods", "fist")).isEqualTo(2);
        assertThat(mods.err()).startsWith("There is no mod \"fist\". Did you mean \"first\"?\n");
    }

    @Test
    void aBotThatIsNotThereIsMisuse() {
        assertThat(mods.run("pairs", "first", "second", "--bot", "siter")).isEqualTo(2);
        assertThat(mods.err()).startsWith("There is no bot \"siter\". Did you mean \"ground:sitter\"?\n");
    }
}
