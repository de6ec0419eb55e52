package gnaw.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Meters as failures and tests tell them. */
class MetersTest {
    @Test
    void thoseThatHoldNothingAreToldInOneWord() {
        assertThat(new Meters(Map.of("water", 6.0, "mood", "calm", "talents", List.of("lean"))).told())
                .isEqualTo("mood \"calm\", talents [\"lean\"], water 6");
        assertThat(new Meters(Map.of("water", 6.0, "blind", 0.0, "lastDeed", "", "talents", List.of())).told())
                .isEqualTo("water 6, others 0");
        assertThat(new Meters(Map.of("blind", 0.0)).told()).isEqualTo("others 0");
        assertThat(new Meters(Map.of()).told()).isEmpty();
    }
}
