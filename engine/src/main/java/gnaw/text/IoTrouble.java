package gnaw.text;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Troubles with files and disks in words. */
public final class IoTrouble {
    private IoTrouble() {}

    /** Why something could not be read or written, to stand behind a colon; Java's own messages are often nothing but the name of the file. */
    public static String why(IOException failure) {
        return switch (failure) {
            case AccessDeniedException denied -> "there is no permission to read or write " + denied.getFile();
            case FileAlreadyExistsException taken -> taken.getFile() + " is no folder";
            case DirectoryNotEmptyException _ -> "the folder is not empty";
            case NoSuchFileException missing -> "there is no file " + missing.getFile();
            case FileSystemException told when told.getReason() != null -> told.getReason();
            case CharacterCodingException _ -> "it is no text in UTF-8";
            default -> String.valueOf(failure.getMessage());
        };
    }
}
