package gnaw.workshop.check;

import gnaw.mod.ScriptError;
import gnaw.script.source.EngineText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;

/**
 * TypeScript's own checker, run in this process: no Node is needed. It takes seconds to load and is kept in an engine and a context of
 * its own, far from those of the rules.
 */
public final class TypeScript implements AutoCloseable {
    private static final String INSIDE = "META-INF/resources/webjars/typescript/5.9.3/";
    private final Engine engine;
    private final Context context;
    private final ZipFile jar;
    private final Value check;

    private TypeScript(Path jar) throws IOException {
        this.jar = new ZipFile(jar.toFile());
        this.engine = Engine.newBuilder("js")
                .option("engine.WarnInterpreterOnly", "false")
                .build();
        this.context = Context.newBuilder("js")
                .engine(engine)
                .allowExperimentalOptions(true)
                // Most of TypeScript is for what a check never does.
                .option("js.lazy-translation", "true")
                .build();
        context.eval(Source.newBuilder("js", text("lib/typescript.js"), "typescript.js")
                .buildLiteral());
        Value checker = context.eval(Source.newBuilder("js", EngineText.of("check/checker.js"), "checker.js")
                .buildLiteral());
        this.check = checker.execute((ProxyExecutable) name -> text("lib/" + name[0].asString()));
    }

    /** Loads the checker from its jar. A {@link ScriptError} says so when there is none. */
    public static TypeScript load(Path jar) {
        if (!Files.isRegularFile(jar)) {
            throw new ScriptError("The TypeScript checker is not there: " + jar
                    + " is missing. Build Gnaw again, or check with --no-types.");
        }
        try {
            return new TypeScript(jar);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * What the types say against scripts.
     *
     * @param texts all texts by file, such as {@code base/main.js}: scripts and declarations
     * @param others the text of a file that these import and that is not among them
     * @param wanted the mods whose mistakes are wanted
     */
    List<Finding> check(
            Map<String, String> texts, Function<String, Optional<String>> others, Collection<String> wanted) {
        ProxyObject files = ProxyObject.fromMap(new LinkedHashMap<>());
        texts.forEach((file, text) -> files.putMember("/" + file, context.asValue(text)));
        ProxyExecutable other =
                name -> others.apply(name[0].asString().substring(1)).orElse(null);
        Object folders = ProxyArray.fromList(
                new ArrayList<>(wanted.stream().map(mod -> "/" + mod + "/").toList()));
        Value found = check.execute(files, other, folders);
        List<Finding> findings = new ArrayList<>();
        for (long i = 0; i < found.getArraySize(); i++) {
            findings.add(finding(found.getArrayElement(i)));
        }
        return findings;
    }

    private static Finding finding(Value told) {
        return new Finding(
                Finding.Weight.ERROR,
                told.getMember("file").asString(),
                told.getMember("line").asInt(),
                told.getMember("column").asInt(),
                told.getMember("message").asString());
    }

    private String text(String name) {
        ZipEntry entry = jar.getEntry(INSIDE + name);
        try (InputStream in = jar.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        context.close(true);
        engine.close();
        try {
            jar.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
