package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A process that is told to end while somebody plays. */
class ShutdownHookTest {
    private final List<String> actions = new CopyOnWriteArrayList<>();

    @Test
    @Timeout(10)
    void theGameIsKeptBeforeTheProcessEndsAndNoRuleIsInterrupted() {
        BlockingQueue<String> inputs = new LinkedBlockingQueue<>();
        Thread player = Thread.ofPlatform().start(() -> play(inputs));
        try (ShutdownHook farewell = new ShutdownHook(() -> inputs.add("the end"), player)) {
            farewell.say();
            actions.add("the process ends");
        }
        assertThat(actions).containsExactly("a rule is asked", "the end", "the game is kept", "the process ends");
    }

    private void play(BlockingQueue<String> inputs) {
        try {
            actions.add("a rule is asked");
            Thread.sleep(100);
            actions.add(inputs.take());
            Thread.sleep(100);
            actions.add("the game is kept");
        } catch (InterruptedException interrupted) {
            actions.add("interrupted");
        }
    }
}
