package gnaw.script.context;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.source.Modules;
import gnaw.script.value.HostFunction;
import gnaw.script.value.Malformed;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.SandboxPolicy;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.junit.jupiter.api.Test;

/** Graal's own policy for mods with mistakes finds nothing open in the context, apart from options that it does not allow anybody to set. */
class LockedContextTest {
    /** Options that the policy refuses as experimental, though each of them closes or bounds something. */
    private static final Set<String> REFUSED = Set.of(
            "js.atomics",
            "js.bigint",
            "js.intl-402",
            "js.max-typed-array-length",
            "js.regexp-static-result",
            "js.shared-array-buffer",
            "js.stack-trace-limit",
            "js.string-length-limit");

    /** Which objects that can be reached, also by way of what the host gives, can be changed; and how many there are. */
    private static final String OPEN = """
            (list, call, broken) => {
              const open = [];
              const seen = new Set([globalThis, undefined, null]);
              const walk = (value, path) => {
                if (seen.has(value) || (typeof value !== "object" && typeof value !== "function")) return;
                seen.add(value);
                if (!Object.isFrozen(value)) open.push(path);
                const cells = Object.getOwnPropertyDescriptors(value);
                for (const key of Reflect.ownKeys(cells)) {
                  for (const side of ["value", "get", "set"]) walk(cells[key][side], `${path}.${String(key)}`);
                }
                walk(Object.getPrototypeOf(value), `prototype of ${path}`);
              };
              for (const key of Reflect.ownKeys(globalThis)) walk(globalThis[key], String(key));
              const nameless = { generator: function* () {}, async: async () => {}, asyncGenerator: async function* () {},
                list: [].values(), map: new Map().keys(), set: new Set().keys(), text: ""[Symbol.iterator](), matches: "".matchAll(/./g),
                promise: (async () => {})(), helper: [].values().map(String), wrapped: [].values().constructor.from({ next() {} }),
                Iterator: class extends [].values().constructor {}, facts: list, dice: call };
              try { broken(); } catch (error) { nameless.failure = error; }
              for (const [name, one] of Object.entries(nameless)) walk(Object.getPrototypeOf(one), `prototype of ${name}`);
              return `${open.join(", ")} of ${seen.size > 400 ? "many" : seen.size}`;
            }
            """;

    /** GraalJS would take the 5 for 0. */
    @Test
    void wholeNumbersAreReadRightWhereThereWasAFractionOnce() {
        try (Context context = LockedContext.open(new Modules(List.of()))) {
            context.eval("js", "const once = { from: 1 }; once.from = 4.5;");
            String read = context.eval("js", """
                    const range = (row) => [row.from, row.to + 1].join("-");
                    [{ from: 3, to: 10 }, { from: 1, to: 5 }, { from: 2, to: 9 }].map(range).join(" ");""").asString();
            assertThat(read).isEqualTo("3-11 1-6 2-10");
        }
    }

    @Test
    void thePolicyConstrainedFindsNothingOpen() {
        TreeMap<String, String> options = new TreeMap<>(LockedContext.options());
        options.keySet().removeAll(REFUSED);
        try (Engine engine = constrained();
                Context context = LockedContext.builder(new Modules(List.of()), engine, SandboxPolicy.CONSTRAINED)
                        .options(options)
                        .build()) {
            assertThat(context.eval("js", "6 * 7").asInt()).isEqualTo(42);
        }
    }

    @Test
    void everyBuiltInThatAScriptCanReachIsFrozen() {
        try (Context context = LockedContext.open(new Modules(List.of()))) {
            context.resetLimits();
            ProxyExecutable broken = _ -> {
                throw new Malformed("Nothing goes.");
            };
            assertThat(context.eval("js", OPEN)
                            .execute(
                                    ProxyArray.fromList(List.of()),
                                    new HostFunction("dice.roll", "()", 0, _ -> 1),
                                    broken)
                            .asString())
                    .isEqualTo(" of many");
        }
    }

    private static Engine constrained() {
        return Engine.newBuilder("js")
                .sandbox(SandboxPolicy.CONSTRAINED)
                .in(InputStream.nullInputStream())
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .build();
    }
}
