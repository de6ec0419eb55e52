package gnaw.testing.coverage;

import gnaw.script.coverage.RowRecorder;
import gnaw.testing.Home;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Writes which rows of tables the tests of a build have reached, and the games that they play, into the file that the system property
 * {@value #FILE} names; without it, it does nothing.
 */
public final class ContentListener implements LauncherSessionListener {
    /** The system property that names the file. */
    public static final String FILE = "gnaw.content";

    private Optional<RowRecorder> reach = Optional.empty();

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        reach = Optional.ofNullable(System.getProperty(FILE)).map(_ -> RowRecorder.begin());
    }

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        reach.ifPresent(watching -> {
            watching.close();
            write(watching);
        });
    }

    private static void write(RowRecorder watching) {
        try {
            Home.find().present(watching.taken()).write(Path.of(System.getProperty(FILE)));
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
