package gnaw.testing.run;

import gnaw.cli.Places;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Runs tests once, unseen, so that the JVM can store the classes it loads for the next start. */
@Command(name = "warm-up", hidden = true, description = "Fills the cache that the launcher makes in the background.")
final class WarmUp implements Callable<Integer> {
    @Override
    public Integer call() {
        new Session().run(Selection.of(List.of(Places.ofThisProcess().home().resolve("scripts"))));
        return 0;
    }
}
