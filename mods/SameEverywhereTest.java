package gnaw.mods;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.app.RecordedMods;
import gnaw.lab.replay.Recording;
import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.Scripts;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of the explorer that are recorded here, and played again by other processes on what might be other machines: state by state the same. */
class SameEverywhereTest {
    private static final Path HOME = Path.of(System.getProperty("gnaw.home"));

    /** The mods of each game; its seed is its place in the list. */
    private static final List<String> GAMES = List.of(
            "",
            "no-hunger",
            "classic",
            "mango zircon-experience",
            "hunger-clock thirst",
            "archery bakery camp crypt hound market orders stray wildfire");

    @TempDir
    private static Path recorded;

    @TempDir
    private Path folder;

    private List<String> record(int games, int turns) throws Exception {
        List<String> files = new ArrayList<>();
        for (int seed = 1; seed <= games; seed++) {
            Path file = recorded.resolve("%d-turns-%d.json".formatted(seed, turns));
            if (!Files.exists(file)) {
                record(
                        seed,
                        Stream.of(GAMES.get(seed - 1).split(" "))
                                .filter(id -> !id.isEmpty())
                                .toList(),
                        turns,
                        file);
            }
            files.add(file.toString());
        }
        return files;
    }

    private static void record(long seed, List<String> mods, int turns, Path file) throws Exception {
        RulesThread.call("recording", () -> {
            ResolvedMods chosen = Mods.find(List.of(HOME.resolve("mods"))).choose(mods);
            Scripts scripts = Scripts.with(HOME.resolve("scripts"), chosen.mods(), chosen.settings(List.of()));
            try (Rulebook rules = Rulebook.load(scripts)) {
                Recording recording = Recording.of(rules, rules.bot("explorer").orElseThrow(), seed, turns);
                assertThat(recording.journal().marks())
                        .as("the states that are compared")
                        .isNotEmpty();
                new ReplayFile(file)
                        .write(Replay.of(
                                recording.journal(), RecordedMods.of(rules), scripts.settingWords(), Optional.empty()));
            }
            return file;
        });
    }

    @Test
    void inTurkeyOnTheOtherSideOfTheDateLineOnOneProcessorAGameIsTheSame() throws Exception {
        assertSame(
                record(2, 110),
                "LANG=C",
                java("-Duser.language=tr -Duser.country=TR -Duser.timezone=Pacific/Apia -XX:ActiveProcessorCount=1"));
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            interpreted, in Turkish, a day ahead                             | GNAW_COMPILER=0 LANG=tr_TR.UTF-8 | -Duser.language=tr -Duser.country=TR -Duser.timezone=Pacific/Apia
            compiled, in Arabic, half an hour off, on two processors         | GNAW_COMPILER=1 LANG=ar_EG.UTF-8 | -Duser.language=ar -Duser.country=EG -Duser.timezone=America/St_Johns -XX:ActiveProcessorCount=2
            compiled, in no language, on one processor                       | GNAW_COMPILER=1 LANG=C           | -Duser.timezone=UTC -XX:ActiveProcessorCount=1
            """)
    void soAreManyGames(String where, String variables, String options) throws Exception {
        List<String> all = new ArrayList<>(List.of(variables.split(" ")));
        all.add(java(options));
        assertSame(record(GAMES.size(), 110), all.toArray(String[]::new));
    }

    @Tag("long")
    @Test
    @Timeout(value = 15, unit = TimeUnit.MINUTES)
    void andFromACacheOfLoadedClasses() throws Exception {
        List<String> games = record(GAMES.size(), 110);
        assertSame(games, "GNAW_CACHE=1");
        awaitCache();
        assertSame(games, "GNAW_CACHE=1");
    }

    /** The launcher makes it in the background, behind all else: beside other tests that may take minutes, and is under way as long as its folder is there. */
    private void awaitCache() throws Exception {
        while (!cacheFiles(".making").isEmpty()) {
            Thread.sleep(100);
        }
        assertThat(cacheFiles(".aot")).as("the cache that was made").hasSize(1);
    }

    private List<Path> cacheFiles(String ending) throws Exception {
        try (Stream<Path> files = Files.list(folder.resolve("gnaw"))) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }

    private static String java(String options) {
        return "JDK_JAVA_OPTIONS=" + options;
    }

    private void assertSame(List<String> games, String... variables) throws Exception {
        List<String> command = new ArrayList<>(List.of("env", "GNAW_CACHE=0", "XDG_CACHE_HOME=" + folder));
        command.addAll(List.of(variables));
        command.addAll(List.of(HOME.resolve("gnaw").toString(), "replay"));
        command.addAll(games);
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process replay = builder.start();
        String told = new String(replay.getInputStream().readAllBytes());
        assertThat(told.lines().filter("Every state is as recorded."::equals))
                .as(told)
                .hasSameSizeAs(games);
        assertThat(replay.waitFor()).isZero();
    }
}
