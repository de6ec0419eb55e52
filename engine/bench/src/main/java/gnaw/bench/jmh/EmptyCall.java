package gnaw.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** The floor of every question: a function that takes a number, does nothing and hands it back. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 1)
public class EmptyCall {
    private Context context;
    private Value same;

    /** Reads the function into a context of its own. */
    @Setup
    public void load() {
        context = Context.create("js");
        same = context.eval("js", "(n) => n");
    }

    /** Gives the context back. */
    @TearDown
    public void close() {
        context.close();
    }

    /** There and back. */
    @Benchmark
    public int acrossTheBorder() {
        return same.execute(7).asInt();
    }
}
