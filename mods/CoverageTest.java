package gnaw.mods;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.testing.Home;
import gnaw.testing.coverage.Demand;
import gnaw.workshop.coverage.Coverage;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The tests of each shipped mod reach its rules. The build runs it after all others, for it reads what they have left. */
@Tag("once")
class CoverageTest {
    @Test
    void nineLinesOfTenOfEachModAreReached() throws IOException {
        Coverage reached = Coverage.read(Demand.file("gnaw.reached"));
        List<String> mods =
                reached.mods().stream().filter(mod -> !mod.equals(Mod.BASE)).toList();
        Mods shipped = Mods.find(List.of(Home.find().folder().resolve("mods")));

        assertThat(mods).containsExactlyInAnyOrderElementsOf(shipped.found().keySet());
        mods.forEach(mod -> Demand.ofLines(90, reached.ofMod(mod)));
    }
}
