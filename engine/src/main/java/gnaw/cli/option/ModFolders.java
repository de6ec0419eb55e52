package gnaw.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option that names further folders with mods. */
public final class ModFolders {
    @Option(
            names = "--mods-dir",
            paramLabel = "DIR",
            converter = Folder.class,
            description = "Look for mods in this folder, too. May be given several times.")
    private List<Path> folders = new ArrayList<>();

    /** The folders that were named. */
    public List<Path> named() {
        return List.copyOf(folders);
    }

    /** Reads the path of a folder that is there: mods that are looked for in vain would seem to be gone. */
    static final class Folder implements ITypeConverter<Path> {
        @Override
        public Path convert(String text) {
            Path folder = Path.of(text);
            if (!Files.isDirectory(folder)) {
                throw new TypeConversionException("There is no folder " + text + " to look for mods in.");
            }
            return folder;
        }
    }
}
