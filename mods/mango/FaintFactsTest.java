package gnaw.mods.mango;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import gnaw.game.Effect;
import gnaw.game.Happening;
import gnaw.game.Rule;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.testing.Home;
import gnaw.testing.WithRules;
import java.io.IOException;
import java.nio.file.Files;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What fainting comes to on average, against figures that were computed exactly: many stages of it, in which only chance counts. */
@WithRules(mods = "mango")
class FaintFactsTest {
    private static final int TURNS = 150;

    /** How a stage went: actions of the hero's with the fatal one, faints, and whether death found him lying. */
    private record Stage(int actions, int faints, boolean diedLying) {}

    private record FairDice(SplittableRandom random) implements Dice {
        @Override
        public int between(int low, int high) {
            return random.nextInt(low, high + 1);
        }

        @Override
        public double fraction() {
            return random.nextDouble();
        }
    }

    @Test
    void aThousandStagesOfFaintingAreAsComputed(Rules rules, gnaw.testing.TestWorld world) throws IOException {
        requireAsComputed(1_000, rules, world);
    }

    @Tag("long")
    @Test
    void soAreTenThousand(Rules rules, gnaw.testing.TestWorld world) throws IOException {
        requireAsComputed(10_000, rules, world);
    }

    private static void requireAsComputed(int count, Rules rules, gnaw.testing.TestWorld world) throws IOException {
        World facts = world.hero().with("hungerLevel", 1).world().game().world();
        Happening turnEnds = new Happening.TurnEnds(facts.hero());
        Rule fainting = rules.answering(turnEnds).stream()
                .filter(rule -> rule.name().equals("mango:fainting"))
                .findFirst()
                .orElseThrow();
        Dice dice = new FairDice(new SplittableRandom(1));
        List<Stage> stages = Stream.generate(() -> stage(fainting, turnEnds, facts, dice))
                .limit(count)
                .toList();

        String exactly = Files.readString(Home.find().folder().resolve("mods/mango/goldens/faint_facts.txt"));
        compare(stages, Stage::actions, exactly, "E[player actions, incl. the fatal one]");
        compare(stages, Stage::faints, exactly, "E[faints]");
        compare(stages, stage -> stage.diedLying() ? 1 : 0, exactly, "P(death evaluated while unconscious)");
    }

    /** The turns that a faint costs are passed over: nobody is asked in them. */
    private static Stage stage(Rule fainting, Happening happening, World world, Dice dice) {
        int turn = 0;
        int actions = 0;
        int faints = 0;
        while (turn < TURNS) {
            int lost = lying(fainting.answer(happening, world, dice), world.turn());
            actions++;
            faints += lost > 0 ? 1 : 0;
            turn += Math.max(1, lost);
        }
        return new Stage(actions + (turn == TURNS ? 1 : 0), faints, turn > TURNS);
    }

    /** Turns from the faint to the next action; 0 without a faint. */
    private static int lying(List<Effect> effects, int turn) {
        return effects.stream()
                .mapToInt(effect ->
                        effect instanceof Effect.Set(var _, var _, double until) && until > 0 ? (int) until - turn : 0)
                .max()
                .orElse(0);
    }

    /** Within four standard errors. */
    private static void compare(List<Stage> stages, ToDoubleFunction<Stage> of, String exactly, String name) {
        DoubleSummaryStatistics seen = stages.stream().mapToDouble(of).summaryStatistics();
        double squares = stages.stream()
                .mapToDouble(of)
                .map(one -> Math.pow(one - seen.getAverage(), 2))
                .sum();
        double error = Math.sqrt(squares / (stages.size() - 1) / stages.size());
        assertThat(seen.getAverage()).as(name).isCloseTo(figure(exactly, name), within(4 * error));
    }

    private static double figure(String facts, String name) {
        Matcher line = Pattern.compile(Pattern.quote(name) + " = ([0-9.]+)").matcher(facts);
        assertThat(line.find()).as(name).isTrue();
        return Double.parseDouble(line.group(1));
    }
}
