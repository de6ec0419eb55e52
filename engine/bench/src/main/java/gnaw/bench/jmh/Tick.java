package gnaw.bench.jmh;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Happening;
import gnaw.game.Ref;
import gnaw.game.Rule;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.game.dice.FixedDice;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
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

/**
 * One question as the game asks it: facts in (four reads), two effects out, within the budgets. The same rule in plain Java is what it
 * would cost without a border.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 1)
public class Tick {
    private static final String HOUSE = "engine/bench/src/main/resources/gnaw/bench/house";
    private static final int LOW = 300;

    private final Dice dice = FixedDice.of(1);
    private Rulebook rules;
    private World world;
    private Happening question;
    private Rule rule;

    /** Reads the rules and begins a game under them. */
    @Setup
    public void begin() {
        rules = Rulebook.load(
                Scripts.base(Path.of(System.getProperty("gnaw.home")).resolve(HOUSE)));
        world = Game.begin(rules, 1).world();
        question = new Happening.TurnEnds(world.hero());
        rule = rules.answering(question).getFirst();
    }

    /** Gives the context back. */
    @TearDown
    public void close() {
        rules.close();
    }

    /** The rule as a script. */
    @Benchmark
    public List<Effect> acrossTheBorder() {
        return rule.answer(question, world, dice);
    }

    /** The same rule in Java. */
    @Benchmark
    public List<Effect> inPlainJava() {
        Creature who = world.hero();
        double pace = who.meters().get("pace");
        String word = who.meters().get("store") - pace < LOW ? "low" : "well";
        return List.of(
                new Effect.Change(Ref.to(who), "store", -pace, 0, Double.POSITIVE_INFINITY),
                new Effect.Say(word + " at " + who.meters().get("hitPoints"), "", Optional.empty()));
    }
}
