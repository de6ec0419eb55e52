package gnaw.testing;

import gnaw.game.Creature;
import gnaw.game.Line;
import gnaw.game.World;
import java.util.List;
import java.util.stream.Collectors;

/** The situation in which a test failed: how to have the same game again, the last words, the hero and what is around him. */
final class Situation {
    private static final int LINES = 5;

    private Situation() {}

    static String of(gnaw.testing.TestWorld test) {
        World world = test.now();
        return "\n\nseed " + world.seed() + " · " + test.setup().told() + " · turn " + world.turn() + " · depth "
                + world.depth() + words(world.log()) + "\n"
                + Picture.near(world.hero().at(), world) + "\n" + hero(world.hero());
    }

    private static String words(List<Line> log) {
        return log.subList(Math.max(0, log.size() - LINES), log.size()).stream()
                .map(line -> "\n  turn " + line.turn() + ": " + line.text())
                .collect(Collectors.joining());
    }

    private static String hero(Creature hero) {
        return "the hero at " + hero.at() + ": " + hero.meters().told();
    }
}
