package gnaw.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The way in which scripts are run, which a Java machine is told when it starts. */
public enum ScriptMode {
    /** As in play and in short simulations. */
    INTERPRETED(List.of("-XX:+UseSerialGC", "-Xmx512m")),
    /** As in long simulations. */
    COMPILED(List.of("-XX:+UnlockExperimentalVMOptions", "-XX:+EnableJVMCI"));

    private final List<String> flags;

    ScriptMode(List<String> flags) {
        this.flags = flags;
    }

    /** One word for it. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** What Java is told, as the launcher does it: quiet, and free to use what GraalJS needs. */
    public List<String> flags(Path home) {
        List<String> all = Stream.concat(
                        Stream.of(
                                "--enable-native-access=ALL-UNNAMED",
                                "--sun-misc-unsafe-memory-access=allow",
                                "-Dpolyglot.engine.WarnInterpreterOnly=false",
                                "-Dgnaw.home=" + home),
                        flags.stream())
                .toList();
        return switch (this) {
            case INTERPRETED -> all;
            case COMPILED ->
                Stream.concat(
                                all.stream(),
                                Stream.of(
                                        "--upgrade-module-path",
                                        home.resolve("engine/target/compiler").toString()))
                        .toList();
        };
    }
}
