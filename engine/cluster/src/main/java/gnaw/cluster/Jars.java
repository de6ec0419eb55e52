package gnaw.cluster;

import gnaw.cli.sweep.Cluster;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** What workers are sent: Gnaw's jars, and the libraries that the engine's manifest names. Spark they have themselves. */
final class Jars {
    private Jars() {}

    static String[] sent() throws IOException {
        Path engine = of(Cluster.class);
        return Stream.concat(Stream.of(engine, of(Jars.class)), libraries(engine))
                .map(Path::toString)
                .toArray(String[]::new);
    }

    private static Stream<Path> libraries(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            String names = file.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return Stream.of(Optional.ofNullable(names).orElse("").split(" "))
                    .filter(name -> name.endsWith(".jar"))
                    .map(name -> jar.resolveSibling(name.replace('/', File.separatorChar)));
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
