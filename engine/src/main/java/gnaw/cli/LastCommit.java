package gnaw.cli;

import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** The folders {@code scripts} and {@code mods} as the last commit has them, in a folder that is deleted at the end. */
final class LastCommit implements AutoCloseable {
    private final Path folder;

    private LastCommit(Path folder) {
        this.folder = folder;
    }

    /** Of a checkout; a {@link LabMisuse} when that is no checkout of git, or there is no git. */
    static LastCommit of(Path home) throws InterruptedException {
        try {
            Path folder = Files.createTempDirectory("gnaw-last-commit");
            LastCommit commit = new LastCommit(folder);
            Process git = new ProcessBuilder(List.of(
                            "git",
                            "-C",
                            home.toAbsolutePath().toString(),
                            "archive",
                            "--format=zip",
                            "HEAD",
                            "scripts",
                            "mods"))
                    .redirectError(
                            ProcessBuilder.Redirect.to(folder.resolve("errors").toFile()))
                    .start();
            commit.unpack(git.getInputStream());
            if (git.waitFor() != 0) {
                String why = Files.readString(folder.resolve("errors")).strip();
                commit.close();
                throw new LabMisuse("--working-tree needs the last commit of the scripts, and git has none: " + why);
            }
            return commit;
        } catch (IOException e) {
            throw new LabMisuse("--working-tree needs git: " + e.getMessage() + ".");
        }
    }

    /** Where it lies; it has the folders of a checkout. */
    Path home() {
        return folder;
    }

    private void unpack(InputStream archive) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(archive)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = folder.resolve(entry.getName()).normalize();
                if (!file.startsWith(folder)) {
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
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
