package gnaw.bench;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.script.Rulebook;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The levels of some dungeons below the first: planned, dug, furnished and looked at.
 *
 * @param share which of all is told, in the order of what they cost: 0.5 is the one in the middle, 1 the worst
 */
record Levels(Rulebook rules, int dungeons, double share) implements Work {
    private static final int DEEPEST = 10;

    @Override
    public double once() {
        double[] costs = IntStream.rangeClosed(1, dungeons)
                .boxed()
                .flatMapToDouble(this::costs)
                .sorted()
                .toArray();
        return costs[(int) (share * (costs.length - 1))];
    }

    private DoubleStream costs(int seed) {
        Game game = Game.begin(rules, seed);
        return IntStream.rangeClosed(2, DEEPEST).mapToDouble(depth -> cost(game, depth));
    }

    private static double cost(Game game, int depth) {
        long begin = Clock.THREAD.nanos();
        game.apply(List.of(new Effect.Leave(Ref.to(game.world().hero()), depth)));
        return Clock.THREAD.nanos() - begin;
    }
}
