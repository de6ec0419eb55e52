package gnaw.cli.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option that names further folders with mods. */
public final class ModFolders {
    @Option(
            names = "--mods-dir",
            paramLabel = "DIR",
            description = "Look for mods in this folder, too. May be given several times.")
    private List<Path> folders = new ArrayList<>();

    /** The folders that were named; they need not be there. */
    public List<Path> named() {
        return List.copyOf(folders);
    }
}
