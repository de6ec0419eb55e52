package gnaw.bench.jmh;

import gnaw.bench.Crowd;
import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.Report;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** A turn of the base game in which everybody hunts: ten times as many should cost ten times as much, wherever they are. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 4)
@Measurement(iterations = 5, time = 2)
public class Turn {
    @Param({"10", "100", "1000"})
    private int creatures;

    @Param({"80x50", "320x200"})
    private String size;

    private Rulebook rules;
    private Game game;

    /** Reads the rules. */
    @Setup
    public void read() {
        rules = Rulebook.load(Scripts.base(Path.of(System.getProperty("gnaw.home"), "scripts")));
    }

    /** All stand where they stood at first. */
    @Setup(Level.Iteration)
    public void begin() {
        String[] sides = size.split("x");
        game = new Crowd(rules, creatures, Integer.parseInt(sides[0]), Integer.parseInt(sides[1])).begin();
    }

    /** Gives the context back. */
    @TearDown
    public void close() {
        rules.close();
    }

    /** The hero waits, and all others come nearer. */
    @Benchmark
    public Report waited() {
        return game.act(Action.await());
    }
}
