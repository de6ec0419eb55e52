package gnaw.testing.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An author saves while others of his saves are taken. */
@Timeout(10)
class SaveQueueTest {
    private static final Path FIRST = Path.of("first.js");
    private static final Path SECOND = Path.of("second.js");
    private static final Path LATE = Path.of("late.js");

    /** Something is saved as soon as somebody has looked at all that waits. */
    private static final class LateSave extends LinkedBlockingQueue<Set<Path>> {
        private static final long serialVersionUID = 1;

        @Override
        public int drainTo(Collection<? super Set<Path>> taken) {
            int count = super.drainTo(taken);
            add(Set.of(LATE));
            return count;
        }

        @Override
        public void forEach(Consumer<? super Set<Path>> action) {
            super.forEach(action);
            add(Set.of(LATE));
        }
    }

    @Test
    void savesAreTakenTogether() throws Exception {
        SaveQueue saves = new SaveQueue();
        saves.add(Set.of(SECOND));
        saves.add(Set.of(FIRST));
        saves.add(Set.of(SECOND));
        assertThat(saves.take()).containsExactly(FIRST, SECOND);
    }

    @Test
    void noneIsLostThatComesWhileOthersAreTaken() throws Exception {
        SaveQueue saves = new SaveQueue(new LateSave());
        saves.add(Set.of(FIRST));
        assertThat(saves.take()).containsExactly(FIRST);
        assertThat(saves.take()).containsExactly(LATE);
    }
}
