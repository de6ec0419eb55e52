package gnaw.script.check;

import gnaw.script.EngineText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Supplier;

/** Findings that are kept in files whose names are hashes of all that was checked: the same texts have the same findings. */
record Findings(Path folder) {
    /** What is known of these texts, or else is found now and kept. A folder that cannot be written to keeps nothing. */
    List<Finding> of(SortedMap<String, String> texts, List<String> wanted, Supplier<List<Finding>> found) {
        Path file = folder.resolve(hash(texts, wanted) + ".findings");
        if (Files.isRegularFile(file)) {
            return read(file);
        }
        List<Finding> findings = found.get();
        keep(file, findings);
        return findings;
    }

    private static List<Finding> read(Path file) {
        try {
            return Files.readAllLines(file).stream().map(Findings::finding).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Finding finding(String line) {
        String[] parts = line.split("\t", 2);
        return Finding.error(parts[0], parts[1].replace("\\n", "\n"));
    }

    private static void keep(Path file, List<Finding> findings) {
        try {
            Files.createDirectories(file.getParent());
            Path whole = Files.createTempFile(file.getParent(), "new", ".findings");
            Files.write(whole, findings.stream().map(Findings::line).toList());
            Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            // A check without a cache is slower, not wrong.
            System.getLogger("gnaw.check").log(System.Logger.Level.DEBUG, "Nothing is kept in " + file, e);
        }
    }

    private static String line(Finding finding) {
        return finding.file() + ":" + finding.line() + ":" + finding.column() + "\t"
                + finding.text().replace("\n", "\\n");
    }

    private static String hash(SortedMap<String, String> texts, List<String> wanted) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(EngineText.of("check/checker.js").getBytes(StandardCharsets.UTF_8));
            digest.update(wanted.toString().getBytes(StandardCharsets.UTF_8));
            texts.forEach((file, text) -> digest.update((file + "\0" + text + "\0").getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
