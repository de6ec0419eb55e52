package gnaw.dist;

import gnaw.testing.run.KitMain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** Writes a page of the manual for each command, in AsciiDoc, and the completion of their words for shells. */
public final class Manual {
    private Manual() {}

    /** The arguments are the folder of the pages and the file of the completion. */
    public static void main(String... arguments) throws IOException {
        File pages = Files.createDirectories(Path.of(arguments[0])).toFile();
        CommandLine gnaw = KitMain.whole();
        ManPageGenerator.generateManPage(pages, null, new boolean[0], true, gnaw.getCommandSpec());
        Files.writeString(Path.of(arguments[1]), AutoComplete.bash("gnaw", gnaw));
    }
}
