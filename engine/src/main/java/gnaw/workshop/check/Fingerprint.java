package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.mod.Scripts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;

/** A short text that is equal for equal scripts under the same engine: what is found out about one is true of the other. */
final class Fingerprint {
    private final byte[] engine;

    Fingerprint() {
        MessageDigest sha = sha();
        Path code = code();
        add(sha, Files.isDirectory(code) ? inside(code, "") : List.of(code), code);
        this.engine = sha.digest();
    }

    /** Of the mods that are looked at, and of all files of all mods that they may depend on, and of the settings: but of no tests. */
    String ofRules(Scripts scripts, Collection<String> mods) {
        return HexFormat.of().formatHex(rules(scripts, mods).digest());
    }

    /** Of the same and of tests. */
    String withTests(Scripts scripts, Collection<String> mods, TestTexts tests) {
        MessageDigest sha = rules(scripts, mods);
        tests.texts().forEach((file, text) -> {
            sha.update((file + "\n" + text.length() + "\n").getBytes(StandardCharsets.UTF_8));
            sha.update(text.getBytes(StandardCharsets.UTF_8));
        });
        return HexFormat.of().formatHex(sha.digest());
    }

    private MessageDigest rules(Scripts scripts, Collection<String> mods) {
        MessageDigest sha = sha();
        sha.update(engine);
        sha.update(mods.toString().getBytes(StandardCharsets.UTF_8));
        sha.update(scripts.settingWords().toString().getBytes(StandardCharsets.UTF_8));
        for (Mod mod : scripts.mods()) {
            sha.update(mod.id().getBytes(StandardCharsets.UTF_8));
            add(sha, inside(mod.root(), ".js"), mod.root());
            add(sha, inside(mod.root(), ".json"), mod.root());
        }
        return sha;
    }

    private static List<Path> inside(Path folder, String ending) {
        return ReadableFiles.in(folder, ending).stream()
                .filter(file -> !file.toString().endsWith(Mod.TESTS))
                .filter(file -> !folder.relativize(file).startsWith("target"))
                .toList();
    }

    private static void add(MessageDigest sha, List<Path> files, Path root) {
        try {
            for (Path file : files) {
                sha.update((root.relativize(file) + "\n" + Files.size(file) + "\n").getBytes(StandardCharsets.UTF_8));
                sha.update(Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The jar of the engine, or the folder of its classes. */
    private static Path code() {
        try {
            return Path.of(Fingerprint.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
