package gnaw.cli;

import picocli.CommandLine.Command;

/** Does once, unseen, what a start does, so that the JVM can store the classes it loads for the next start. */
@Command(name = "warm-up", hidden = true, description = "Fills the cache that the launcher makes in the background.")
final class WarmUp implements Runnable {
    @Override
    public void run() {
        Main.commandLine().getUsageMessage();
    }
}
