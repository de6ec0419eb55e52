package gnaw.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarsTest {
    @TempDir
    private Path folder;

    @Test
    void workersAreSentEachJarOnceWithItsLibrariesButNoneOfSparks() throws IOException {
        Path cluster = jar("cluster/cluster.jar", "lib/spark.jar");
        Path kit = jar("kit/kit.jar", "lib/junit.jar lib/gson.jar lib/polyglot.jar ../engine/engine.jar");
        Path engine = jar("engine/engine.jar", "lib/gson.jar lib/polyglot.jar");
        for (String library : List.of("kit/lib/junit", "kit/lib/gson", "engine/lib/gson", "engine/lib/polyglot")) {
            jar(library + ".jar", "");
        }
        assertThat(Jars.sent(cluster, List.of(cluster, kit, engine)))
                .extracting(sent -> folder.relativize(Path.of(sent)).normalize().toString())
                .containsExactly(
                        "cluster/cluster.jar",
                        "kit/kit.jar",
                        "kit/lib/junit.jar",
                        "kit/lib/gson.jar",
                        "engine/engine.jar",
                        "engine/lib/polyglot.jar");
    }

    private Path jar(String name, String libraries) throws IOException {
        Path jar = folder.resolve(name);
        Files.createDirectories(jar.getParent());
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, libraries);
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return jar;
    }
}
