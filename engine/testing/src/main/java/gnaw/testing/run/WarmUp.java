package gnaw.testing.run;

import gnaw.cli.Places;
import gnaw.script.ReadableFiles;
import gnaw.script.TestModule;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Runs tests once, unseen, so that the JVM can store the classes it loads for the next start. */
@Command(name = "warm-up", hidden = true, description = "Fills the cache that the launcher makes in the background.")
final class WarmUp implements Callable<Integer> {
    @Override
    public Integer call() {
        shortest(Places.ofThisProcess().home().resolve("scripts"))
                .ifPresent(file -> new Session().run(Selection.of(List.of(file))));
        return 0;
    }

    /** The file of tests that is likely to be the quickest: what is loaded is the same for all. */
    static Optional<Path> shortest(Path folder) {
        return ReadableFiles.in(folder, TestModule.SUFFIX).stream()
                .min(Comparator.comparing(file -> file.toFile().length()));
    }
}
