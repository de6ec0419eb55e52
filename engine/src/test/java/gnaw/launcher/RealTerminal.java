package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** A window of 80 by 24 in tmux, with a shell, folders and a player of its own, in which the launcher of a checkout is started. */
final class RealTerminal {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Pattern TURN = Pattern.compile("Turn (\\d+)");

    private final Path root;
    private final Path launcher;
    private int windows;

    /** Its player's files lie below {@code root}. */
    RealTerminal(Path root, Checkout checkout) throws IOException {
        this.root = Files.createDirectories(root);
        this.launcher = checkout.home().resolve("gnaw");
    }

    /** Opens the terminal of a player of his own below that folder, with a checkout that plays for real. */
    static RealTerminal below(Path root) throws Exception {
        Checkout checkout = new Checkout(root);
        checkout.playsForReal();
        return new RealTerminal(root.resolve("player"), checkout);
    }

    /** Takes a new game from the title that is about to be seen. */
    void beginGame() throws Exception {
        see("New game");
        press("n");
        see("Turn 1\\b");
    }

    /** The folder of what its player must not lose. */
    Path data() {
        return root.resolve("data/gnaw");
    }

    private Path note(String name) {
        return root.resolve(name);
    }

    /** Opens the window and starts {@code ./gnaw} with these words, after what the shell is told first. */
    void start(String first, String... words) throws Exception {
        tearAway();
        // Without a guess at the first screen, what is seen is what is there.
        Files.deleteIfExists(note("cache/gnaw/first-screen"));
        // A server that is just ending would take the new window with it.
        windows++;
        for (String name : List.of("before", "code", "after")) {
            Files.deleteIfExists(note(name));
        }
        String script = "stty -g >'%s'; %s; '%s' %s; echo $? >'%s'; stty -g >'%s'; exec cat"
                .formatted(note("before"), first, launcher, String.join(" ", words), note("code"), note("after"));
        mux("new-session", "-d", "-x", "80", "-y", "24", script);
    }

    /** Opens the window on a shell that one types into, with jobs of its own; what it is told is done by {@link #type}. */
    void startShell() throws Exception {
        tearAway();
        windows++;
        mux("new-session", "-d", "-x", "80", "-y", "24", "PS1='ready> ' exec bash --norc --noprofile");
        see("ready>");
    }

    /** Types a line. */
    void type(String line) throws Exception {
        mux("send-keys", "-l", line);
        press("Enter");
    }

    /** The line that starts {@code ./gnaw} with these words. */
    String started(String... words) {
        return "'" + launcher + "' " + String.join(" ", words);
    }

    /** Makes the window larger or smaller. */
    void resize(int columns, int rows) throws Exception {
        mux("resize-window", "-x", Integer.toString(columns), "-y", Integer.toString(rows));
    }

    /** Whether the window shows the screen of a program that has one of its own, and whether the mouse is heard. */
    String modes() throws Exception {
        return mux("display-message", "-p", "#{alternate_on}#{mouse_any_flag}").strip();
    }

    /** What is in the window, its lines without what is blank at their ends. */
    String screen() throws Exception {
        return mux("capture-pane", "-p");
    }

    /** Presses keys, as tmux calls them, as fast as they can be pressed. */
    void press(String... keys) throws Exception {
        List<String> command = new ArrayList<>(List.of("send-keys"));
        command.addAll(List.of(keys));
        mux(command.toArray(String[]::new));
    }

    /** Sends bytes, written as hexadecimal numbers, with so long a pause after each: as a slow line delivers them. */
    void send(Duration pause, String... bytes) throws Exception {
        List<String> command = new ArrayList<>();
        for (String sent : bytes) {
            command.addAll(List.of("send-keys", "-H", sent, ";"));
            command.addAll(List.of("run-shell", "-d", Double.toString(pause.toMillis() / 1000.0), ";"));
        }
        mux(command.toArray(String[]::new));
    }

    /** Pastes a text, as a terminal does whose program wants to know. */
    void paste(String text) throws Exception {
        mux("set-buffer", text);
        mux("paste-buffer", "-p");
    }

    /** Waits until that is in the window. */
    void see(String regex) throws Exception {
        Pattern wanted = Pattern.compile(regex);
        await(regex, () -> wanted.matcher(screen()).find());
    }

    /** Waits until the window tells a turn; answers it. */
    int seeTurn() throws Exception {
        await("a turn", () -> turn().isPresent());
        return turn().orElseThrow();
    }

    /** The turn in the window. */
    Optional<Integer> turn() throws Exception {
        return TURN.matcher(screen())
                .results()
                .map(found -> Integer.valueOf(found.group(1)))
                .findFirst();
    }

    /** The process that plays in the window. */
    Optional<ProcessHandle> engine() throws Exception {
        String shell = mux("display-message", "-p", "#{pane_pid}").strip();
        return Optional.of(shell)
                .filter(pid -> !pid.isEmpty())
                .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)))
                .stream()
                .flatMap(ProcessHandle::descendants)
                .filter(child -> child.info().command().orElse("").endsWith("/java"))
                .findFirst();
    }

    /** The window is gone; what plays in it notices. */
    void tearAway() throws Exception {
        mux("kill-server");
    }

    /** The same, and what played in it has ended. */
    void close() throws Exception {
        Optional<ProcessHandle> engine = engine();
        tearAway();
        if (engine.isPresent()) {
            engine.get().onExit().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        }
    }

    /** Waits for the end of the program; answers its exit code. The terminal is as it was before. */
    int end() throws Exception {
        await("the end", () -> Files.exists(note("after")) && Files.size(note("after")) > 0);
        assertThat(note("after")).as("the settings of the terminal").hasSameTextualContentAs(note("before"));
        assertThat(mux("display-message", "-p", "#{alternate_on}#{mouse_any_flag}#{cursor_flag}"))
                .as("the alternate screen, the mouse, the cursor")
                .isEqualTo("001\n");
        return Integer.parseInt(Files.readString(note("code")).strip());
    }

    /** What is waited for. */
    interface Condition {
        boolean holds() throws Exception;
    }

    /** Waits until it holds. */
    void await(String what, Condition condition) throws Exception {
        Instant end = Instant.now().plus(PATIENCE);
        while (!condition.holds()) {
            assertThat(Instant.now())
                    .as(() -> "waiting for " + what + ", but there is\n" + shown())
                    .isBefore(end);
            Thread.sleep(100);
        }
    }

    private String shown() {
        try {
            return screen();
        } catch (Exception gone) {
            return "no window";
        }
    }

    private String mux(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                "tmux", "-u", "-f", "/dev/null", "-S", note("tmux" + windows).toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().keySet().removeAll(List.of("TMUX", "NO_COLOR"));
        builder.environment().putAll(surroundings());
        Process tmux = builder.start();
        String said = new String(tmux.getInputStream().readAllBytes());
        tmux.waitFor();
        return said;
    }

    private Map<String, String> surroundings() {
        return Map.of(
                "HOME", note("home").toString(),
                "XDG_DATA_HOME", note("data").toString(),
                "XDG_CONFIG_HOME", note("config").toString(),
                "XDG_STATE_HOME", note("state").toString(),
                "XDG_CACHE_HOME", note("cache").toString(),
                "JAVA_HOME", System.getProperty("java.home"),
                "LC_ALL", "C.UTF-8",
                "GNAW_CACHE", "0");
    }
}
