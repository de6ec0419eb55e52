package gnaw.testing.run;

import gnaw.app.XdgFolders;
import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Runs tests once, unseen, so that the JVM can store the classes it loads for the next start. */
@Command(name = "warm-up", hidden = true, description = "Fills the cache that the launcher makes in the background.")
final class TestWarmUp implements Callable<Integer> {
    @Override
    public Integer call() {
        shortest(XdgFolders.ofThisProcess().home().resolve("scripts"))
                .ifPresent(file -> new Session().run(Selection.of(List.of(file))));
        return 0;
    }

    /** The file of tests that is likely to be the quickest: what is loaded is the same for all. */
    static Optional<Path> shortest(Path folder) {
        return ReadableFiles.in(folder, Mod.TESTS).stream()
                .min(Comparator.comparing(file -> file.toFile().length()));
    }
}
