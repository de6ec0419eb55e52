package gnaw.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A folder with the real launcher, a stand-in Maven that delivers stand-in engines, and its own home and caches. */
final class Checkout {
    /** Hours old, so that whatever a test changes now is newer. */
    private static final FileTime LONG_AGO = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));

    private final Path root;

    /** Lays the folder out below {@code root}, with spaces in its name as on so many desks. */
    Checkout(Path root) throws IOException {
        this.root = root;
        write("my gnaw/pom.xml", "");
        write("my gnaw/engine/pom.xml", "");
        write("my gnaw/engine/src/main/Main.java", "");
        program("my gnaw/gnaw", Files.readString(Path.of(System.getProperty("gnaw.home"), "gnaw")));
        delivers("A");
        try (var everything = Files.walk(home())) {
            for (var path : everything.toList()) {
                Files.setLastModifiedTime(path, LONG_AGO);
            }
        }
    }

    /** The folder that the launcher lies in. */
    Path home() {
        return root.resolve("my gnaw");
    }

    /** The folder of the caches. */
    Path caches() {
        return root.resolve("cache/gnaw");
    }

    /** The source that the build depends on. */
    Path source() {
        return home().resolve("engine/src/main/Main.java");
    }

    /** From now on a build makes the engine that calls itself {@code name}. */
    void delivers(String name) throws IOException {
        var jar = Files.createDirectories(root.resolve("made")).resolve("engine.jar");
        StandIn.engine(name, jar);
        mavenIs("mkdir -p engine/target && cp '" + jar + "' engine/target/gnaw-engine.jar");
    }

    /** From now on it is a package: with engine A and a Java of its own. */
    void isPackaged() throws IOException {
        Files.delete(home().resolve("pom.xml"));
        write("my gnaw/whole", "It is.\n");
        Files.createDirectories(home().resolve("engine/target"));
        Files.copy(root.resolve("made/engine.jar"), home().resolve("engine/target/gnaw-engine.jar"));
        write("my gnaw/runtime/release", "JAVA_VERSION=\"25\"\n");
        program(
                "my gnaw/runtime/bin/java",
                "#!/bin/sh\nexec '%s/bin/java' \"$@\"".formatted(System.getProperty("java.home")));
    }

    /** From now on it starts the real engine as it is tested. */
    void playsForReal() throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, tested());
        var jar = Files.createDirectories(home().resolve("engine/target")).resolve("gnaw-engine.jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    }

    /** The class path of this test as manifests have it. */
    private static String tested() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toUri().toString())
                .collect(Collectors.joining(" "));
    }

    /** From now on Maven does this in the folder, and counts. */
    void mavenIs(String script) throws IOException {
        program("bin/mvn", """
                #!/bin/sh
                cd "%s" && echo built >>"%s"
                %s
                """.formatted(home(), root.resolve("builds"), script));
    }

    /** How often Maven was called. */
    int builds() throws IOException {
        var builds = root.resolve("builds");
        return Files.exists(builds) ? Files.readAllLines(builds).size() : 0;
    }

    /** Every file of the checkout with the time it was last written. */
    SortedMap<Path, FileTime> files() throws IOException {
        var files = new TreeMap<Path, FileTime>();
        try (var everything = Files.walk(home())) {
            for (var path : everything.toList()) {
                files.put(path, Files.getLastModifiedTime(path));
            }
        }
        return files;
    }

    /** {@code ./gnaw} with these words, called from the root folder. */
    Ending gnaw(String... words) throws IOException, InterruptedException {
        return start(home().resolve("gnaw"), List.of(), words);
    }

    /** The launcher by another path, with more variables ({@code NAME=value}) in its environment. */
    Ending start(Path launcher, List<String> variables, String... words) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("env", "-i", "PATH=" + root.resolve("bin") + ":/usr/bin:/bin"));
        command.addAll(List.of("HOME=" + root, "XDG_CACHE_HOME=" + root.resolve("cache")));
        command.add("JAVA_HOME=" + System.getProperty("java.home"));
        command.addAll(variables);
        command.add(launcher.toString());
        command.addAll(Arrays.asList(words));
        var process = new ProcessBuilder(command)
                .directory(Path.of("/").toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        var said = new String(process.getInputStream().readAllBytes()).replace(home().toString(), "HOME");
        return new Ending(process.waitFor(), said);
    }

    /** Puts an executable file at {@code path}. */
    void program(String path, String text) throws IOException {
        Files.setPosixFilePermissions(write(path, text), PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Puts a file at {@code path}. */
    Path write(String path, String text) throws IOException {
        var file = root.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    /** How a start ended, and what it said on both channels, with HOME for the path of the checkout. */
    record Ending(int code, String said) {}
}
