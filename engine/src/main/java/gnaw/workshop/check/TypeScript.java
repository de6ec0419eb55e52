package gnaw.workshop.check;

import gnaw.script.source.EngineText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;

/** TypeScript in this process: nothing need be installed. It takes seconds to load, in an engine and a context far from those of the rules. */
final class TypeScript implements TypeChecker {
    private final Engine engine;
    private final Context context;
    private final Value check;

    /** Loads the checker. */
    TypeScript(TypeScriptJar jar) {
        this.engine = Engine.newBuilder("js")
                .option("engine.WarnInterpreterOnly", "false")
                .build();
        this.context = Context.newBuilder("js")
                .engine(engine)
                .allowExperimentalOptions(true)
                // Most of TypeScript is for what a check never does.
                .option("js.lazy-translation", "true")
                .build();
        context.eval(source("typescript.js", jar.typescript()));
        Value checker = context.eval(source("checker.js", EngineText.of("check/checker.js")));
        this.check = checker.execute((ProxyExecutable) name -> jar.text(name[0].asString()));
    }

    private static Source source(String name, String text) {
        return Source.newBuilder("js", text, name).buildLiteral();
    }

    @Override
    public List<Finding> check(
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
                Finding.Weight.valueOf(told.getMember("weight").asString()),
                told.getMember("file").asString(),
                told.getMember("line").asInt(),
                told.getMember("column").asInt(),
                told.getMember("message").asString());
    }

    @Override
    public void close() {
        context.close(true);
        engine.close();
    }
}
