package gnaw.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.cli.sweep.Work;
import gnaw.lab.LabMisuse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReturnsTest {
    private final List<String> told = new ArrayList<>();
    private final Returns<Integer, Errand> returns = new Returns<>(
            List.of(new Errand("bread"), new Errand("milk")), (errand, price) -> told.add(errand.what() + " " + price));

    private record Errand(String what) implements Work<Integer> {
        @Override
        public Integer in(Path home) {
            return 0;
        }
    }

    @Test
    void whatComesBackIsToldWithThePieceOfWork() {
        returns.apply(1, new Outcome.Done<>(3));
        returns.apply(0, new Outcome.Done<>(2));
        assertThat(told).containsExactly("milk 3", "bread 2");
    }

    @Test
    void aWorkerThatRefusesEndsAllWithItsSentence() {
        assertThatThrownBy(() -> returns.apply(0, new Outcome.Refused<>("A worker runs Java 26.")))
                .isInstanceOf(LabMisuse.class)
                .hasMessage("A worker runs Java 26.");
        assertThat(told).isEmpty();
    }
}
