package gnaw.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.graalvm.polyglot.Engine;

/** The machine on which something was measured. */
record Machine(int cores, String cpu, String java, String graalvm) {
    private static final Path CPUS = Path.of("/proc/cpuinfo");
    private static final String MODEL = "model name";

    /** This one. */
    static Machine here() {
        return new Machine(
                Runtime.getRuntime().availableProcessors(),
                model(),
                Runtime.version() + " by " + System.getProperty("java.vendor"),
                versionOfGraalVm());
    }

    /** The engine does not tell its version where it is a library, but the library's name does. */
    private static String versionOfGraalVm() {
        String library =
                Engine.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        return library.replaceAll(".*polyglot-|\\.jar", "");
    }

    /** As Linux tells it; elsewhere only the kind is known. */
    private static String model() {
        try (var lines = Files.lines(CPUS)) {
            return lines.filter(line -> line.startsWith(MODEL))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException elsewhere) {
            return System.getProperty("os.arch");
        }
    }

    /** In one line. */
    String told() {
        return (cores == 1 ? "1 core" : cores + " cores") + " of " + cpu + ", JDK " + java + ", GraalVM " + graalvm;
    }
}
