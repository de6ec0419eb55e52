package gnaw.testing.run;

import gnaw.lab.LabMisuse;
import gnaw.lab.report.Destination;
import gnaw.mod.TemporaryFolder;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.reporting.legacy.xml.LegacyXmlReportGeneratingListener;

/** The results in the XML that build servers read. JUnit writes it into a folder; a file of another name is moved out of one. */
final class XmlReport implements AutoCloseable {
    private static final String WRITTEN = "TEST-gnaw-js.xml";

    private final Path target;
    private final TemporaryFolder desk;

    private XmlReport(Path target, TemporaryFolder desk) {
        this.target = target;
        this.desk = desk;
    }

    /** A report to a file that ends in .xml, or into a folder; a {@link LabMisuse} says so if it cannot be written. */
    static XmlReport to(Path path) {
        Path file = path.toString().endsWith(".xml") && !Files.isDirectory(path) ? path : path.resolve(WRITTEN);
        Path whole = file.toAbsolutePath();
        try {
            Files.createDirectories(whole.getParent());
            Destination.require(whole);
            return new XmlReport(whole, TemporaryFolder.create("gnaw-report"));
        } catch (IOException refused) {
            throw unwritable(path, refused);
        }
    }

    private static LabMisuse unwritable(Path path, IOException refused) {
        return LabMisuse.because(path, "written", refused);
    }

    /** What writes while tests run. */
    TestExecutionListener listener() {
        return new LegacyXmlReportGeneratingListener(desk.path(), new PrintWriter(System.err));
    }

    /**
     * Puts the report where it is wanted, after all tests have ended; a {@link LabMisuse} says so if that cannot be done after
     * all, on a disk that is full by now or in a place that only looked as if one could write there.
     */
    void file() {
        try {
            Files.move(desk.path().resolve(WRITTEN), target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException refused) {
            throw unwritable(target, refused);
        }
    }

    /** Leaves nothing behind but the report, whether there was one or not. */
    @Override
    public void close() {
        try {
            desk.close();
        } catch (IOException undeletable) {
            throw unwritable(target, undeletable);
        }
    }
}
