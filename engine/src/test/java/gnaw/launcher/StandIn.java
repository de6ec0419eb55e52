package gnaw.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/** An engine that only says who it is, what it was told and how it was started. */
final class StandIn {
    private static final String SOURCE = """
            package gnaw.cli;
            public class Main {
                public static void main(String... words) {
                    var flags = java.lang.management.ManagementFactory.getRuntimeMXBean().getInputArguments();
                    boolean compiles = flags.contains("-XX:+EnableJVMCI");
                    boolean soon = flags.stream().anyMatch(flag -> flag.startsWith("-XX:CompilerDirectivesFile="));
                    boolean isInspected = System.getProperty("java.class.path").contains("inspector");
                    System.out.println("I am NAME, told " + String.join(" ", words) + (compiles ? ", compiling" : "") + (soon ? " soon" : "")
                            + (isInspected ? ", inspected" : ""));
                    System.exit(words.length > 1 && words[0].equals("end") ? Integer.parseInt(words[1]) : 0);
                }
            }
            """;

    private StandIn() {}

    /** Makes the one called {@code name} at {@code jar}. */
    static void engine(String name, Path jar) throws IOException {
        var folder = Files.createTempDirectory(jar.getParent(), "classes");
        var source = Files.writeString(folder.resolve("Main.java"), SOURCE.replace("NAME", name));
        ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(), source.toString());
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "gnaw.cli.Main");
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.putNextEntry(new ZipEntry("gnaw/cli/Main.class"));
            out.write(Files.readAllBytes(folder.resolve("gnaw/cli/Main.class")));
        }
    }
}
