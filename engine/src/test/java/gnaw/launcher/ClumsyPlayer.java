package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Presses keys at random in a terminal whose game ends at a random moment, in one of several ways, and goes on with it. */
final class ClumsyPlayer {
    /** Nobody dies of what he does, and levels are reached so quickly that he is often asked what to learn. */
    private static final String UNDYING = """
            import { add, heal, rules, set } from "gnaw";
            import { gain } from "base/rules/experience.js";
            add(rules.turnEnds, {
              living: (who, dice) => [set(who, "maxHitPoints", 999), heal(who, 999), gain(who, 4, dice)],
            });
            """;

    /** Exploring, walking, fighting, waiting, resting, taking stairs, answering, and what else keys may mean. */
    private static final List<String> BURSTS = List.of(
            "o o",
            "o",
            "o",
            "h j k l y u b n",
            "h h j j",
            "Tab Tab Tab",
            ". . . . . .",
            "s",
            "R",
            "_ >",
            "> <",
            "1",
            "Enter Enter",
            "i a",
            "w a",
            "t b Enter",
            "x Tab Enter",
            "m ? Enter j Enter",
            "S");

    /** How a process ends before its time. */
    enum Ending {
        KILLED(137),
        TOLD_TO_END(143),
        HUNG_UP(129),
        TORN_AWAY(0);

        /** The exit code of the launcher. */
        private final int code;

        Ending(int code) {
            this.code = code;
        }

        /** Whether the program is left the time to keep the game. */
        boolean isPolite() {
            return this != KILLED;
        }
    }

    private final RealTerminal terminal;
    private final Random chance;
    private final DiskImages images;
    private final Map<Ending, Integer> endings = new EnumMap<>(Ending.class);
    private Ending last = Ending.KILLED;
    private ProcessHandle engine = ProcessHandle.current();
    private int seen = 1;

    ClumsyPlayer(RealTerminal terminal, long seed) throws IOException {
        this.terminal = terminal;
        this.chance = new Random(seed);
        this.images = new DiskImages(
                terminal.data().resolve("saves/undying"), terminal.data().resolve("../images"));
        Path mod = Files.createDirectories(mods().resolve("undying"));
        Files.writeString(mod.resolve("main.js"), UNDYING);
        Files.writeString(mod.resolve("mod.json"), """
                {"id": "undying", "name": "Undying", "description": "For a test.", "version": "1.0.0"}""");
    }

    /** At how many moments it was seen whether the game goes on. */
    int moments() {
        return images.size()
                + endings.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** How often the game has ended in which way, and at how many stops the disk was kept. */
    @Override
    public String toString() {
        return endings + " and " + images.size() + " stops until turn " + seen;
    }

    /** Checks that each of them is a game that goes on where he was. */
    void verifyImages() throws Exception {
        images.verify(mods(), "undying");
    }

    /** Goes on with the game, which is where it was, plays, stops so many times, and ends in the middle of it. */
    void playARound(int stops) throws Exception {
        terminal.start(
                "true", "--scripts", System.getProperty("gnaw.home") + "/scripts", "--mods", "undying", "--seed", "7");
        // What the title offers is seen at one glance: at the next it may be just drawn anew.
        boolean begins = endings.isEmpty();
        terminal.see(begins ? "New game" : "Continue");
        terminal.press(begins ? "n" : "c");
        int resumed = terminal.seeTurn();
        assertThat(resumed)
                .as("the turn at which a game goes on that was %s in turn %d", last, seen)
                .isGreaterThanOrEqualTo(last.isPolite() ? seen : seen - 1);
        seen = resumed;
        engine = terminal.engine().orElseThrow();
        for (int stop = 0; stop < stops; stop++) {
            play();
            atAStop(() -> images.take(seen));
        }
        play();
        end();
        assertThat(setAside()).as("saves that could not be read or played").isEmpty();
    }

    /** Presses keys, and does not wait for what comes of them. */
    private void play() throws Exception {
        terminal.press("Escape");
        Thread.sleep(50);
        terminal.press(BURSTS.get(chance.nextInt(BURSTS.size())).split(" "));
        Thread.sleep(chance.nextInt(300));
    }

    /** What is done to a process. */
    private interface Deed {
        void isDone() throws Exception;
    }

    /** A process that is stopped does nothing between what is seen and what is done. */
    private void atAStop(Deed deed) throws Exception {
        if (engine.isAlive()) {
            signal("STOP");
            Thread.sleep(15);
            seen = terminal.turn().orElse(seen);
            deed.isDone();
            signal("CONT");
        }
    }

    private void end() throws Exception {
        last = ending();
        atAStop(() -> {
            endings.merge(last, 1, Integer::sum);
            switch (last) {
                case KILLED -> signal("KILL");
                case TOLD_TO_END -> signal("TERM");
                case HUNG_UP -> signal("HUP");
                case TORN_AWAY -> terminal.tearAway();
            }
        });
        if (last == Ending.TORN_AWAY) {
            terminal.await("the end of the process", () -> !engine.isAlive());
        } else {
            assertThat(terminal.end()).as("the exit code").isIn(last.code, 0);
        }
    }

    private Ending ending() {
        boolean isKilled = endings.isEmpty() || chance.nextInt(3) > 0;
        return isKilled ? Ending.KILLED : Ending.values()[chance.nextInt(Ending.values().length)];
    }

    private void signal(String name) throws Exception {
        new ProcessBuilder("kill", "-" + name, Long.toString(engine.pid()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    private List<Path> setAside() throws IOException {
        try (Stream<Path> files = Files.walk(terminal.data().resolve("saves"))) {
            return files.filter(file -> file.toString().matches(".*(aside|unreadable).*"))
                    .toList();
        }
    }

    /** Leaves the terminal. */
    void leave() throws Exception {
        terminal.close();
    }

    private Path mods() {
        return terminal.data().resolve("mods");
    }
}
