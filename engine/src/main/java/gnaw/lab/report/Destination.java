package gnaw.lab.report;

import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The file that long work is written to in the end. Whether that can be done is better said before, and is tried, not guessed. */
public final class Destination {
    private Destination() {}

    /** A {@link LabMisuse} when that file cannot be written. What it holds stays; a file that is not there is not left behind. */
    public static void require(Path file) {
        boolean isNew = Files.notExists(file);
        try {
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                    .close();
            if (isNew) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw LabMisuse.because(file, "written", e);
        }
    }

    /** A {@link LabMisuse} when no files can be written into that folder, which is made, if it is not there, when there are some. */
    public static void requireFolder(Path folder) {
        Path there = folder.toAbsolutePath().normalize();
        while (Files.notExists(there)) {
            there = there.getParent();
        }
        if (!Files.isDirectory(there)) {
            throw new LabMisuse(folder + " cannot be written: " + there + " is no folder.");
        }
        try {
            Files.delete(Files.createTempFile(there, "gnaw", ".trial"));
        } catch (IOException e) {
            throw LabMisuse.because(folder, "written", e);
        }
    }

    /** Writes a text; a {@link LabMisuse} when that cannot be done after all. */
    public static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw LabMisuse.because(file, "written", e);
        }
    }
}
