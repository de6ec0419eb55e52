package gnaw.cluster;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** What workers are sent: the jars that this process runs, and the libraries that their manifests name. Spark they have themselves. */
final class Jars {
    private Jars() {}

    static String[] sent() throws IOException {
        return sent(
                of(Jars.class),
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(Path::of)
                        .toList());
    }

    /** Those of a class path; {@code own} comes without its libraries. Of two with the same name Spark takes the first only. */
    static String[] sent(Path own, List<Path> classPath) throws IOException {
        Map<Path, Path> sent = new LinkedHashMap<>();
        for (Path jar : classPath) {
            sent.putIfAbsent(jar.getFileName(), jar);
            if (!jar.equals(own)) {
                libraries(jar).forEach(library -> sent.putIfAbsent(library.getFileName(), library));
            }
        }
        return sent.values().stream().map(Path::toString).toArray(String[]::new);
    }

    /** A manifest may name libraries that lie beside another jar. */
    private static Collection<Path> libraries(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            String names = file.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            List<Path> libraries = new ArrayList<>();
            for (String name : Optional.ofNullable(names).orElse("").split(" ")) {
                Path library = jar.resolveSibling(name.replace('/', File.separatorChar));
                if (name.endsWith(".jar") && Files.isRegularFile(library)) {
                    libraries.add(library);
                }
            }
            return libraries;
        }
    }

    private static Path of(Class<?> type) throws IOException {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }
}
