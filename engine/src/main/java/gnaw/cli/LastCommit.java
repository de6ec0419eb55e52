package gnaw.cli;

import gnaw.lab.LabMisuse;
import gnaw.mod.TemporaryFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** The folders {@code scripts} and {@code mods} as the last commit has them, in a folder that is deleted at the end. */
final class LastCommit implements AutoCloseable {
    private final TemporaryFolder folder;

    private LastCommit(TemporaryFolder folder) {
        this.folder = folder;
    }

    /** Of a checkout; a {@link LabMisuse} when that is no checkout of git, or there is no git. */
    static LastCommit of(Path home) throws InterruptedException {
        try {
            return of(home, "git", TemporaryFolder.create("gnaw-last-commit"));
        } catch (IOException e) {
            throw new LabMisuse("--working-tree needs git: " + e.getMessage() + ".");
        }
    }

    /** The same by that command, in that folder, which is deleted at once where nothing comes of it. */
    static LastCommit of(Path home, String git, TemporaryFolder folder) throws IOException, InterruptedException {
        LastCommit commit = new LastCommit(folder);
        try {
            commit.fill(home, git);
            return commit;
        } catch (IOException | InterruptedException | RuntimeException e) {
            commit.close();
            throw e;
        }
    }

    private void fill(Path home, String git) throws IOException, InterruptedException {
        Path errors = home().resolve("errors");
        Process archive = new ProcessBuilder(List.of(
                        git,
                        "-C",
                        home.toAbsolutePath().toString(),
                        "archive",
                        "--format=zip",
                        "HEAD",
                        "scripts",
                        "mods"))
                .redirectError(ProcessBuilder.Redirect.to(errors.toFile()))
                .start();
        try {
            unpack(archive.getInputStream());
            if (archive.waitFor() != 0) {
                throw new LabMisuse("--working-tree needs the last commit of the scripts, and git has none: "
                        + Files.readString(errors).strip());
            }
        } finally {
            archive.destroy();
        }
    }

    /** Where it lies; it has the folders of a checkout. */
    Path home() {
        return folder.path();
    }

    private void unpack(InputStream archive) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(archive)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = home().resolve(entry.getName()).normalize();
                if (!file.startsWith(home())) {
                    throw new IOException("the archive leaves its folder");
                }
                if (entry.isDirectory()) {
                    Files.createDirectories(file);
                } else {
                    Files.createDirectories(file.getParent());
                    Files.copy(zip, file);
                }
            }
            archive.transferTo(OutputStream.nullOutputStream());
        }
    }

    @Override
    public void close() {
        try {
            folder.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
