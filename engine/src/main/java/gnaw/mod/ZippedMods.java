package gnaw.mod;

import gnaw.text.IoTrouble;
import gnaw.text.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/**
 * Mods in zips, as {@code gnaw pack} makes them: one folder named as the mod's id. They are unpacked once into a folder named by the zip's
 * content, and played from there. A zip that would write elsewhere or is far larger than any mod is refused; links in it become plain files.
 */
final class ZippedMods {
    private static final long MOST_BYTES = 16L << 20;
    private static final int MOST_FILES = 1000;

    private final Path zip;
    private final Path into;
    private final TreeSet<String> tops = new TreeSet<>();
    private long bytes;
    private int files;

    private ZippedMods(Path zip, Path into) {
        this.zip = zip;
        this.into = into;
    }

    /** The folder of the mod in a zip; a {@link ScriptError} tells what is wrong with the zip. */
    static Path folder(Path zip, Path unpacked) {
        try {
            ZippedMods none = new ZippedMods(zip, unpacked);
            if (Files.size(zip) > MOST_BYTES) {
                throw none.problem("It is larger than the " + (MOST_BYTES >> 20) + " MB that a mod may have.");
            }
            Path place = unpacked.resolve(Sha256.of(Files.readAllBytes(zip)));
            if (!Files.isDirectory(place)) {
                // Named by its content: what another process unpacks meanwhile is the same.
                TemporaryFolder.fill(place, "unpacking", making -> new ZippedMods(zip, making).unpack());
            }
            return onlyFolder(place);
        } catch (IOException unwritable) {
            throw new ScriptError(zip.getFileName() + "  It cannot be unpacked: " + IoTrouble.why(unwritable) + ".");
        }
    }

    private void unpack() throws IOException {
        try (ZipInputStream entries = new ZipInputStream(Files.newInputStream(zip))) {
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                take(entry, entries);
            }
        } catch (ZipException | IllegalArgumentException damaged) {
            throw problem("It is damaged.");
        }
        if (files == 0) {
            throw problem("It is no zip, or an empty one.");
        }
        String top = tops.getFirst();
        if (tops.size() > 1) {
            throw problem("It must hold one folder, named as the mod's id, but it holds " + String.join(", ", tops)
                    + ". ./gnaw pack makes it so.");
        }
        if (!Files.isRegularFile(into.resolve(top).resolve(ModFile.NAME))) {
            throw problem("There is no " + top + "/mod.json in it. ./gnaw pack makes it so.");
        }
    }

    private void take(ZipEntry entry, InputStream content) throws IOException {
        String name = entry.getName();
        Path file = into.resolve(name).normalize();
        boolean isStrange = name.contains("\\") || name.contains(":") || name.startsWith("/");
        if (isStrange || !file.startsWith(into) || !file.equals(into.resolve(name))) {
            throw problem("\"" + name + "\" leads out of the mod's folder.");
        }
        if (entry.isDirectory()) {
            return;
        }
        if (++files > MOST_FILES) {
            throw problem("It holds more than the " + MOST_FILES + " files that a mod may have.");
        }
        if (Files.exists(file)) {
            throw problem("It holds " + name + " twice.");
        }
        tops.add(into.relativize(file).getName(0).toString());
        Files.createDirectories(file.getParent());
        Files.write(file, read(content));
    }

    /** What the zip says of its sizes may be wrong, so what comes is counted. */
    private byte[] read(InputStream content) throws IOException {
        byte[] text = content.readNBytes((int) (MOST_BYTES - bytes) + 1);
        bytes += text.length;
        if (bytes > MOST_BYTES) {
            throw problem("Unpacked it is larger than the " + (MOST_BYTES >> 20) + " MB that a mod may have.");
        }
        return text;
    }

    private ScriptError problem(String what) {
        return new ScriptError(zip.getFileName() + "  " + what);
    }

    private static Path onlyFolder(Path place) throws IOException {
        try (Stream<Path> folders = Files.list(place)) {
            return folders.findFirst().orElseThrow(() -> new IOException(place + " is empty."));
        }
    }
}
