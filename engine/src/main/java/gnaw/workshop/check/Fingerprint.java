package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.mod.Scripts;
import gnaw.text.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/** A short text that is equal for equal scripts under the same engine: what is found out about one is true of the other. */
final class Fingerprint {
    private final String engine;

    Fingerprint() {
        Sha256 sum = new Sha256();
        Path code = code();
        add(sum, Files.isDirectory(code) ? inside(code, "") : List.of(code), code);
        this.engine = sum.hex();
    }

    /** Of the mods that are looked at, and of all files of all mods that they may depend on, and of the settings: but of no tests. */
    String ofRules(Scripts scripts, Collection<String> mods) {
        return rules(scripts, mods).hex();
    }

    /** Of the same and of tests. */
    String withTests(Scripts scripts, Collection<String> mods, TestTexts tests) {
        Sha256 sum = rules(scripts, mods);
        tests.texts().forEach((file, text) -> sum.addFile(file, text.getBytes(StandardCharsets.UTF_8)));
        return sum.hex();
    }

    private Sha256 rules(Scripts scripts, Collection<String> mods) {
        Sha256 sum = new Sha256()
                .add(engine)
                .add(mods.toString())
                .add(scripts.settingWords().toString());
        for (Mod mod : scripts.mods()) {
            sum.add(mod.id());
            add(sum, inside(mod.root(), ".js"), mod.root());
            add(sum, inside(mod.root(), ".json"), mod.root());
        }
        return sum;
    }

    private static List<Path> inside(Path folder, String ending) {
        return ReadableFiles.in(folder, ending).stream()
                .filter(file -> !file.toString().endsWith(Mod.TESTS))
                .filter(file -> !folder.relativize(file).startsWith("target"))
                .toList();
    }

    private static void add(Sha256 sum, List<Path> files, Path root) {
        try {
            for (Path file : files) {
                sum.addFile(ReadableFiles.name(root, file), Files.readAllBytes(file));
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
}
