package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.mod.ScriptError;
import gnaw.script.context.RulesThread;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hostile and buggy mods, one in each file of the folder {@code corpus}. Its first line says when it is found out ("at load", "in play",
 * or "harmless") and what its author is told then. None ends the game, and none takes longer than two seconds of the processor, or, on a
 * slower one, than {@value #LOOPS} loops without end take.
 */
class CorpusTest {
    private static final Duration LONGEST = Duration.ofSeconds(2);
    /** As many loops without end, each stopped by the budget of statements, as took two seconds when this was first measured. */
    private static final int LOOPS = 40;

    private static Duration longest = LONGEST;
    /** How long a machine that has other things to do may take for what is measured as two seconds of work. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    /** A file of the corpus. */
    record Case(String name, String when, String phrase, String text) {
        static Case read(Path file) {
            try {
                String text = Files.readString(file);
                String[] head =
                        text.lines().findFirst().orElseThrow().substring(3).split(": ", 2);
                String name = file.getFileName().toString().replace(".js", "");
                return new Case(name, head[0], head[1], text);
            } catch (IOException unreadable) {
                throw new IllegalStateException(file + " cannot be read", unreadable);
            }
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Case> corpus() throws IOException, URISyntaxException {
        Path corpus = Path.of(CorpusTest.class.getResource("corpus").toURI());
        try (Stream<Path> files = Files.list(corpus)) {
            return files.sorted().map(Case::read).toList();
        }
    }

    /** The first rule that is stopped pays for what is done for the first time, and none of the mods that are measured. */
    @BeforeAll
    static void measureTheMachine(@TempDir Path folder) throws Exception {
        turnsOf("array-spread", 1, folder);
        long[] loops = turnsOf("labelled-loop", 9, folder);
        longest = Duration.ofNanos(Math.max(LONGEST.toNanos(), LOOPS * loops[loops.length / 2]));
    }

    /** The nanoseconds of work of so many turns with a mod of the corpus, the shortest first. */
    private static long[] turnsOf(String mod, int turns, Path folder) throws Exception {
        Case hostile = corpus().stream()
                .filter(one -> one.name().equals(mod))
                .findFirst()
                .orElseThrow();
        return RulesThread.call("corpus", () -> {
            try (Rulebook rules =
                    new Written(folder).main("").mod("hostile", hostile.text()).load()) {
                Game game = Game.begin(rules, 3);
                return LongStream.range(0, turns)
                        .map(_ -> workOfATurn(game))
                        .sorted()
                        .toArray();
            }
        });
    }

    private static long workOfATurn(Game game) {
        long began = workDone();
        aTurnOf(game);
        return workDone() - began;
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void noModEndsTheGame(Case hostile) throws Exception {
        Written written = new Written(folder).main("").mod("hostile", hostile.text());
        assertTimeoutPreemptively(
                PATIENCE,
                () -> RulesThread.call("corpus", () -> {
                    if (hostile.when().equals("at load")) {
                        isRefused(hostile, written);
                    } else {
                        isPlayed(hostile, written);
                    }
                    return 0;
                }));
    }

    private void isRefused(Case hostile, Written written) {
        long began = workDone();
        ScriptError error = catchThrowableOfType(ScriptError.class, written::load);
        assertThat(error).as("the error").isNotNull();
        assertThat(error).hasMessageContaining(hostile.phrase());
        assertThat(error.mods()).containsExactly("hostile");
        assertThat(Duration.ofNanos(workDone() - began)).isLessThan(longest);
        try (Rulebook withoutIt = new Written(folder).main("").load()) {
            assertThat(Game.begin(withoutIt, 3).act(Action.await()).tookTime()).isTrue();
        }
    }

    private void isPlayed(Case hostile, Written written) {
        try (Rulebook rules = written.load()) {
            Game game = Game.begin(rules, 3);
            List<String> told = new ArrayList<>();
            for (int turn = 1; turn <= 3 && !game.isOver(); turn++) {
                long began = workDone();
                told.addAll(failures(aTurnOf(game)));
                assertThat(Duration.ofNanos(workDone() - began)).isLessThan(longest);
            }
            assertThat(game.world().turn()).isGreaterThan(2);
            if (hostile.when().equals("harmless")) {
                assertThat(told).isEmpty();
            } else {
                assertThat(told).isNotEmpty().first().asString().contains(hostile.phrase());
            }
        }
    }

    /** The hero answers what he is asked, waits, and looks at himself. */
    private static List<Event> aTurnOf(Game game) {
        List<Event> events = new ArrayList<>(game.takeEvents());
        for (int offers = 0; offers < 1000 && game.world().offer().isPresent(); offers++) {
            String first = game.world().offer().get().options().getFirst().id();
            events.addAll(game.choose(first));
        }
        events.addAll(game.act(Action.await()).events());
        game.description().status();
        game.description().nameOf(game.world().hero());
        game.description().linesOf(game.world().hero());
        events.addAll(game.takeEvents());
        return events;
    }

    private static List<String> failures(List<Event> events) {
        return events.stream()
                .filter(Event.RuleFailed.class::isInstance)
                .map(event -> ((Event.RuleFailed) event).failure().getMessage())
                .toList();
    }

    private static long workDone() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
