package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.lab.Invariants;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.play.Scene;
import gnaw.terminal.play.Title;
import gnaw.terminal.play.Waiting;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody who presses anything at all, on every screen: nothing fails, and what is kept of the game is whole. */
class RandomKeysTest extends WithGameHost {
    private static final int KEYS = 300;
    private static final int SEEDS_OF_THE_LONG_TEST = 30;
    private static final int REMEMBERED = 12;

    /** What gets one on is pressed three times as often as all the rest together. */
    private static final List<String> PLAYING = List.of(
            "o", "o", "h", "j", "k", "l", "y", "u", "b", "n", "g", "Tab", "_", ">", "Enter", "i", "a", "1", ".", "Esc",
            "Esc", "Esc", "n");

    private static final List<String> ALL = Stream.concat(
                    Key.names().stream(), IntStream.rangeClosed('!', '~').mapToObj(Character::toString))
            .toList();

    private final Deque<String> last = new ArrayDeque<>();
    private int turns;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void nothingThatIsPressedDoesHarm(long seed) throws Exception {
        pressAnything(seed);
    }

    @Tag("long")
    @Test
    void norDoesItInManyGames() throws Exception {
        for (long seed = 101; seed <= 100 + SEEDS_OF_THE_LONG_TEST; seed++) {
            pressAnything(seed);
        }
        assertThat(turns).as("turns that were played").isGreaterThan(20 * SEEDS_OF_THE_LONG_TEST);
    }

    /** Each time with a dungeon and a folder of its own. */
    private void pressAnything(long seed) throws Exception {
        data = data.resolveSibling("games-of-" + seed);
        this.seed = Optional.of(seed);
        visit(List.of(), host -> {
            Random chance = new Random(seed);
            Scene scene = Scene.of(new Title(host));
            for (int pressed = 0; pressed < KEYS; pressed++) {
                scene = scene.isOver() ? Scene.of(new Title(host)) : scene;
                press(scene, chance);
                assertThat(scene.faults())
                        .as("faults after %s, seed %d", last, seed)
                        .isEmpty();
            }
            host.keepCurrent();
            assertThat(host.games().kept().stream().flatMap(this::wrong))
                    .as("what is wrong with the kept game after %s, seed %d", last, seed)
                    .isEmpty();
            assertThat(data.resolve("faults.log")).doesNotExist();
        });
    }

    private Stream<String> wrong(Waiting kept) {
        Game game = kept.resume();
        turns += game.world().turn();
        return Invariants.brokenIn(game, game.takeEvents()).stream();
    }

    private void press(Scene scene, Random chance) {
        switch (chance.nextInt(100)) {
            case 0 -> {
                scene.resize(1 + chance.nextInt(150), 1 + chance.nextInt(50));
                take(scene, new Key(oneOf(ALL, chance)));
                scene.resize(80, 24);
            }
            case 1 -> take(scene, new Input.Click(chance.nextInt(90), chance.nextInt(30)));
            case 2 -> take(scene, new Input.Wheel(chance.nextBoolean() ? 1 : -1));
            default -> take(scene, new Key(oneOf(chance.nextInt(4) > 0 ? PLAYING : ALL, chance)));
        }
    }

    private static String oneOf(List<String> names, Random chance) {
        return names.get(chance.nextInt(names.size()));
    }

    private void take(Scene scene, Input input) {
        last.add(input.toString());
        if (last.size() > REMEMBERED) {
            last.remove();
        }
        scene.take(input);
    }
}
