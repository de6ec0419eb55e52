package gnaw.script.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RulesThreadTest {
    @Test
    void whatIsOpenedIsWaitedForByWhoeverIsInterrupted() {
        Thread.currentThread().interrupt();
        String opened = RulesThread.opened(() -> Thread.currentThread().getName());
        assertThat(opened).isEqualTo("gnaw-opening");
        assertThat(Thread.interrupted()).as("nobody has forgotten it").isTrue();
    }

    @Test
    void whyItCannotBeOpenedIsThrownHere() {
        assertThatThrownBy(() -> RulesThread.opened(() -> {
                    throw new IllegalArgumentException("It is locked.");
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("It is locked.");
    }
}
