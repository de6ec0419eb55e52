package gnaw.testing.coverage;

import gnaw.testing.Home;
import gnaw.workshop.coverage.Coverage;
import gnaw.workshop.coverage.CoverageRecorder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Writes what the tests of a build have reached of the scripts, into the file that the system property {@value #FILE} names; without it,
 * it does nothing. JUnit's launcher finds it by itself, so that tests in Java and in JavaScript count alike.
 */
public final class CoverageListener implements LauncherSessionListener {
    /** The system property that names the file. */
    public static final String FILE = "gnaw.coverage";

    private Optional<CoverageRecorder> reach = Optional.empty();

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        reach = Optional.ofNullable(System.getProperty(FILE)).map(_ -> CoverageRecorder.begin());
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        reach.ifPresent(watching -> {
            write(watching.taken());
            watching.close();
        });
    }

    private static void write(Coverage reached) {
        try {
            Home.find().present(reached).write(Path.of(System.getProperty(FILE)));
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
