package gnaw.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The launcher that tells its version: from the shell and back. */
record Start(Path home, Path caches) implements Work {
    private static final int PATIENCE_SECONDS = 60;

    @Override
    public double once() throws IOException, InterruptedException {
        long begin = Clock.WALL.nanos();
        ProcessBuilder launcher = new ProcessBuilder(home.resolve("gnaw").toString(), "--version")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        // It is no part of what is measured that this process itself goes without.
        launcher.environment().remove("GNAW_CACHE");
        int code = launcher.start().waitFor();
        if (code != 0) {
            throw new IOException("./gnaw --version ended with " + code + ".");
        }
        return Clock.WALL.nanos() - begin;
    }

    /** The first start after a build makes a cache of classes in the background: the next ones are as all others will be. */
    void settle() throws IOException, InterruptedException {
        once();
        for (int second = 0; second < PATIENCE_SECONDS && isMakingCache(); second++) {
            Thread.sleep(1_000);
        }
    }

    private boolean isMakingCache() throws IOException {
        if (!Files.isDirectory(caches)) {
            return false;
        }
        try (Stream<Path> files = Files.list(caches)) {
            return files.anyMatch(file -> file.toString().endsWith(".making"));
        }
    }
}
