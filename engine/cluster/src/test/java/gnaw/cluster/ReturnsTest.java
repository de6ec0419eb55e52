package gnaw.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.lab.LabMisuse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReturnsTest {
    private final List<Long> told = new ArrayList<>();
    private final Returns returns = new Returns(result -> told.add(result.seed()));

    @Test
    void eachGameOfAShareIsTold() {
        returns.apply(0, new Played(List.of(game(7), game(8)), ""));
        assertThat(told).containsExactly(7L, 8L);
    }

    @Test
    void aWorkerThatRefusesEndsTheSweepWithItsSentence() {
        assertThatThrownBy(() -> returns.apply(0, Played.refused("A worker runs Java 26.")))
                .isInstanceOf(LabMisuse.class)
                .hasMessage("A worker runs Java 26.");
        assertThat(told).isEmpty();
    }

    private static String game(long seed) {
        return "{\"seed\":" + seed + ",\"end\":\"a rat\",\"failures\":[],\"counts\":{}}";
    }
}
