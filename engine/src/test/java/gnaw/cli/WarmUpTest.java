package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WarmUpTest {
    @Test
    void aStartIsRehearsedWithoutAWord() {
        Console console = new Console();
        assertThat(console.run("warm-up", "--scripts", "../scripts"))
                .as(console.err())
                .isZero();
        assertThat(console.out() + console.err()).isEmpty();
    }
}
