package gnaw.rules;

import gnaw.testing.coverage.Demand;
import gnaw.workshop.coverage.Coverage;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The tests of the base rules reach the rules. The build runs it after all others, for it reads what they have left. */
@Tag("once")
class CoverageTest {
    @Test
    void nineLinesOfTenAreReached() throws IOException {
        Coverage reached = Coverage.read(Demand.file("gnaw.reached"));

        Demand.ofLines(90, reached.ofMod("base"));
    }
}
