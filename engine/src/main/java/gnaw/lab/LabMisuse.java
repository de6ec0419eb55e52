package gnaw.lab;

import gnaw.text.DidYouMean;
import gnaw.text.IoTrouble;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;

/** The lab was asked for what cannot be. The message is a whole sentence. */
public final class LabMisuse extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** A whole sentence. */
    public LabMisuse(String sentence) {
        super(sentence);
    }

    /** A file cannot be read or written, and why. */
    public static LabMisuse because(Path path, String done, IOException e) {
        return new LabMisuse(path + " cannot be " + done + ": " + reason(path.toAbsolutePath(), done, e) + ".");
    }

    private static String reason(Path path, String done, IOException e) {
        if (path.getParent() != null && !Files.isDirectory(path.getParent())) {
            return "there is no folder " + path.getParent();
        }
        if (Files.isDirectory(path)) {
            return "it is a folder";
        }
        return switch (e) {
            case NoSuchFileException _ -> done.equals("written") ? "no file can be made there" : "it is not there";
            case AccessDeniedException _ -> "that is not allowed";
            case IOException other -> IoTrouble.why(other);
        };
    }

    /** There is no {@code what} of that name, but there are others, of which one may be meant. */
    public static LabMisuse unknown(String what, String wrong, Collection<String> right) {
        return new LabMisuse(DidYouMean.unknown(what, wrong, right));
    }
}
