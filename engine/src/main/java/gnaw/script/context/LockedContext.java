package gnaw.script.context;

import gnaw.script.source.EngineText;
import gnaw.script.source.Modules;
import gnaw.script.value.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.EnvironmentAccess;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.SandboxPolicy;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;

/**
 * The one place where a context for scripts is built. Nothing is reachable from it but what is named here. It is safe against mods with
 * mistakes, not against hostile ones.
 */
public final class LockedContext {
    /** How many statements one answer may take; exact and repeatable. */
    public static final long STATEMENTS_PER_ANSWER = 100_000;

    /** How many letters a text may have. */
    public static final int LONGEST_TEXT = 1_000_000;

    /** How many letters or elements one call of {@code repeat}, {@code padStart}, {@code padEnd}, {@code concat} or {@code Array.from} may make. */
    public static final int MOST_AT_ONCE = 100_000;

    /**
     * Whether objects have places that hold fractions alone. Where whole numbers lie in such places, GraalJS 25.0.3 takes some for 0: the
     * second time that {@code [row.from, row.to + 1]} is evaluated {@code row.to} is 0, if the {@code from} of any object was a fraction once.
     */
    private static final String PLACES_FOR_FRACTIONS = "truffle.object.DoubleLocations";

    /** Calls and rounds of loops after which a function is compiled, where functions are. */
    private static final int CALLS_THAT_REPAY_COMPILING = 4_000;

    private static final Engine ENGINE = engine(Inspector.asked());
    private static final LocalVariables LOCALS = new LocalVariables(ENGINE);

    /** Kept, as the engine keeps what it has read for as long as somebody keeps the text. */
    private static final Source PRELUDE = Source.newBuilder("js", EngineText.of("prelude.js"), "/gnaw/prelude.js")
            .buildLiteral();

    static {
        // The engine keeps the first of its contexts that has a limit for as long as it lives: let that be one that
        // holds nothing.
        builder(new Modules(List.of()), ENGINE, SandboxPolicy.TRUSTED).build().close();
    }

    private LockedContext() {}

    /** An engine for scripts, with an inspector if one is asked for. */
    public static Engine engine(Optional<Inspector> inspector) {
        System.setProperty(PLACES_FOR_FRACTIONS, "false");
        Engine.Builder plain = Engine.newBuilder("js")
                .sandbox(SandboxPolicy.TRUSTED)
                .allowExperimentalOptions(true)
                .option("engine.WarnInterpreterOnly", "false")
                .options(compilerOptions());
        return inspector.map(asked -> asked.into(plain)).orElse(plain).build();
    }

    /**
     * Where this process was given the compiler of scripts, it compiles each function once, and does not take one into another: to compile
     * thoroughly what is called most keeps a core busy for as long as hundreds of games last. What is called less than thousands of times
     * would not repay even that, which takes a fifth of a second, however few functions wait for it. Without a compiler GraalJS has no such
     * options.
     */
    private static Map<String, String> compilerOptions() {
        return System.getProperty("jdk.module.upgrade.path") != null
                        && ModuleLayer.boot().findModule("jdk.graal.compiler").isPresent()
                ? Map.of(
                        "engine.Mode", "latency",
                        "engine.FirstTierCompilationThreshold", Integer.toString(CALLS_THAT_REPAY_COMPILING),
                        "engine.DynamicCompilationThresholds", "false")
                : Map.of();
    }

    /** The engine that all contexts for rules share. */
    public static Engine engine() {
        return ENGINE;
    }

    /** What names stood for at errors in any of these contexts. */
    public static LocalVariables locals() {
        return LOCALS;
    }

    /** A fresh context over these modules, with the prelude run. */
    public static Context open(Modules modules) {
        Context context = builder(modules, ENGINE, SandboxPolicy.TRUSTED)
                .allowExperimentalOptions(true)
                .options(options())
                .build();
        prelude(context);
        return context;
    }

    /** All that is closed but the options of the language: the same for every policy. */
    static Context.Builder builder(Modules modules, Engine engine, SandboxPolicy policy) {
        return Context.newBuilder("js")
                .engine(engine)
                .sandbox(policy)
                .allowHostAccess(HostAccess.CONSTRAINED)
                .allowHostClassLookup(null)
                .allowPolyglotAccess(PolyglotAccess.NONE)
                .allowEnvironmentAccess(EnvironmentAccess.NONE)
                .allowCreateThread(false)
                .allowCreateProcess(false)
                .allowNativeAccess(false)
                .allowIO(IOAccess.newBuilder().fileSystem(modules).build())
                .resourceLimits(ResourceLimits.newBuilder()
                        .statementLimit(STATEMENTS_PER_ANSWER, null)
                        .build());
    }

    /** What of the language itself is closed or bounded. */
    static Map<String, String> options() {
        Map<String, String> options = new TreeMap<>();
        options.put("js.strict", "true");
        options.put("js.esm-eval-returns-exports", "true");
        options.put("js.stack-trace-limit", "40");
        options.put("js.string-length-limit", Integer.toString(LONGEST_TEXT));
        options.put("js.max-typed-array-length", "100000");
        for (String closed : new String[] {
            "allow-eval",
            "load",
            "print",
            "console",
            "graal-builtin",
            "bigint",
            "shared-array-buffer",
            "atomics",
            "intl-402",
            "regexp-static-result"
        }) {
            options.put("js." + closed, "false");
        }
        return options;
    }

    private static void prelude(Context context) {
        ProxyExecutable complaint = _ -> {
            throw new Malformed("A sample of what goes wrong.");
        };
        context.eval(PRELUDE)
                .execute(ProxyObject.fromMap(strictMath()), ProxyArray.fromList(List.of()), complaint, MOST_AT_ONCE);
    }

    /** Arithmetic that gives the same bits on every machine, which {@code Math} does not promise. */
    private static Map<String, Object> strictMath() {
        Map<String, Object> strict = new TreeMap<>();
        Map<String, DoubleUnaryOperator> unary = Map.ofEntries(
                Map.entry("sin", StrictMath::sin),
                Map.entry("cos", StrictMath::cos),
                Map.entry("tan", StrictMath::tan),
                Map.entry("asin", StrictMath::asin),
                Map.entry("acos", StrictMath::acos),
                Map.entry("atan", StrictMath::atan),
                Map.entry("sinh", StrictMath::sinh),
                Map.entry("cosh", StrictMath::cosh),
                Map.entry("tanh", StrictMath::tanh),
                Map.entry("exp", StrictMath::exp),
                Map.entry("expm1", StrictMath::expm1),
                Map.entry("log", StrictMath::log),
                Map.entry("log10", StrictMath::log10),
                Map.entry("log1p", StrictMath::log1p),
                Map.entry("cbrt", StrictMath::cbrt));
        Map<String, DoubleBinaryOperator> binary =
                Map.of("pow", StrictMath::pow, "atan2", StrictMath::atan2, "hypot", StrictMath::hypot);
        unary.forEach((name, function) ->
                strict.put(name, (ProxyExecutable) arguments -> function.applyAsDouble(number(arguments, 0))));
        binary.forEach((name, function) -> strict.put(name, (ProxyExecutable)
                arguments -> function.applyAsDouble(number(arguments, 0), number(arguments, 1))));
        return strict;
    }

    private static double number(Value[] arguments, int index) {
        return index < arguments.length && arguments[index].fitsInDouble() ? arguments[index].asDouble() : Double.NaN;
    }
}
