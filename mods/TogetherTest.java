package gnaw.mods;

import static gnaw.testing.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Rules;
import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.lab.trace.TraceRow;
import gnaw.mod.Mods;
import gnaw.testing.WithRules;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mods that do not exclude each other play together. */
class TogetherTest {
    private static final Mods SHIPPED =
            Mods.find(List.of(Path.of(System.getProperty("gnaw.home")).resolve("mods")));

    private static final TraceOptions A_KILL =
            TraceOptions.of(3).set("hitPoints=5").having("1:kill:25/8/4");

    @Test
    void twoHungersAreNotPlayedTogether() {
        assertThatThrownBy(() -> SHIPPED.choose(List.of("mango", "stomach", "zircon-experience")))
                .hasMessage("""
                        mango and stomach both provide hunger, and only one mod can: leave one of them out.
                        stomach and zircon-experience both provide experience, and only one mod can: leave one of them out.""");
    }

    @Test
    @WithRules(mods = {"mango", "zircon-experience"})
    void mangoAndZirconExperience(Rules rules) {
        assertThat(Trace.run(rules, A_KILL))
                .extracting(row -> row.meter("experience"))
                .containsOnly(35.0);
    }

    @Test
    @WithRules(mods = {"zircon-energy", "zircon-experience"})
    void bothOfCavesOfZircon(Rules rules) {
        TraceRow last = Trace.run(rules, A_KILL).getLast();
        assertThat(last.meter("energy")).isEqualTo(994);
        assertThat(last.meter("level")).isEqualTo(2);
    }

    @Test
    @WithRules(mods = {"hunger-clock", "zircon-experience"})
    void waitingHealsUnderTheClockWhoeverLearnsHow(Rules rules) {
        assertThat(Trace.run(rules, A_KILL))
                .extracting(row -> row.meter("hitPoints"))
                .containsExactly(10.0, 11.0, 12.0);
    }
}
