package gnaw.workshop.scaffold;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.text.Sha256;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A mod in one file, to be given away. The same files make the same parcel, byte for byte, on every machine.
 *
 * @param file the zip
 * @param sha256 its checksum, in hexadecimal digits
 */
public record Parcel(Path file, String sha256) {
    /** The earliest time that a zip can tell: when a file was changed does not matter. */
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private static final String ZIP = ".zip";
    private static final String SUM = ".sha256";

    /** Packs a mod into {@code ID-VERSION.zip}, and writes the checksum beside it. */
    public static Parcel of(Mod mod, Path into) throws IOException {
        Files.createDirectories(into);
        String name = mod.id() + "-" + mod.version() + ZIP;
        Path zip = into.resolve(name);
        // Listed before the zip is there: whoever packs a mod in its own folder must not pack the zip.
        List<Path> contents = contents(mod.root());
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream parcel = new ZipOutputStream(out)) {
            for (Path file : contents) {
                put(mod, file, parcel);
            }
        }
        String sum = Sha256.of(Files.readAllBytes(zip));
        Files.writeString(into.resolve(name + SUM), sum + "  " + name + "\n");
        return new Parcel(zip, sum);
    }

    private static void put(Mod mod, Path file, ZipOutputStream parcel) throws IOException {
        ZipEntry entry = new ZipEntry(mod.id() + "/" + ReadableFiles.name(mod.root(), file));
        entry.setTimeLocal(NO_TIME);
        parcel.putNextEntry(entry);
        Files.copy(file, parcel);
        parcel.closeEntry();
    }

    /** All files but hidden ones and parcels, in the order of their names. */
    private static List<Path> contents(Path root) {
        return ReadableFiles.in(root).stream()
                .filter(file -> !isHidden(root.relativize(file)) && !isParcel(root, file))
                .toList();
    }

    /** Whether it is what packing leaves in the mod's own folder. */
    private static boolean isParcel(Path root, Path file) {
        String name = file.getFileName().toString();
        return root.equals(file.getParent()) && (name.endsWith(ZIP) || name.endsWith(ZIP + SUM));
    }

    private static boolean isHidden(Path inside) {
        for (Path part : inside) {
            if (part.toString().startsWith(".")) {
                return true;
            }
        }
        return false;
    }
}
