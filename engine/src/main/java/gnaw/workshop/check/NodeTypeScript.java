package gnaw.workshop.check;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import gnaw.script.source.EngineText;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;

/** TypeScript in Node.js, where that is installed: it answers the same, in a tenth of the time. The scripts are only read there. */
final class NodeTypeScript implements TypeChecker {
    private static final Gson JSON = new Gson();
    private static final int PATIENCE_SECONDS = 120;

    private final Process node;
    private final BufferedWriter asked;
    private final BufferedReader answered;

    private record Start(String typescript, String checker, Map<String, String> library) {}

    private record Ask(Map<String, String> texts, Map<String, String> others, List<String> wanted) {}

    private record Answer(List<Told> found, List<String> lacking) {}

    private record Told(Finding.Weight weight, String file, int line, int column, String message) {}

    /** Starts the program {@code node}; {@link Unusable} if that cannot be. */
    NodeTypeScript(Path node, TypeScriptJar jar) {
        try {
            ProcessBuilder program = new ProcessBuilder(node.toString(), "-e", EngineText.of("check/node.js"));
            program.environment().keySet().removeIf(name -> name.startsWith("NODE_"));
            this.node = program.redirectError(ProcessBuilder.Redirect.DISCARD).start();
            this.asked = this.node.outputWriter(StandardCharsets.UTF_8);
            this.answered = this.node.inputReader(StandardCharsets.UTF_8);
            send(new Start(jar.typescript(), EngineText.of("check/checker.js"), jar.declarations()));
        } catch (IOException e) {
            throw new Unusable(e);
        }
    }

    /** Where the program is, if one of the folders of PATH has it. */
    static Optional<Path> installed() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, "node"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    @Override
    public List<Finding> check(
            Map<String, String> texts, Function<String, Optional<String>> others, Collection<String> wanted) {
        Map<String, String> files = new HashMap<>();
        texts.forEach((file, text) -> files.put("/" + file, text));
        Map<String, String> beside = new HashMap<>();
        List<String> folders = wanted.stream().map(mod -> "/" + mod + "/").toList();
        try {
            Answer answer = ask(new Ask(files, beside, folders));
            while (isGiven(answer.lacking(), others, beside)) {
                answer = ask(new Ask(files, beside, folders));
            }
            return answer.found().stream().map(NodeTypeScript::finding).toList();
        } catch (IOException | JsonParseException e) {
            throw new Unusable(e);
        }
    }

    /** Whether any of the files that were lacking is there. */
    private static boolean isGiven(
            List<String> lacking, Function<String, Optional<String>> others, Map<String, String> beside) {
        int before = beside.size();
        lacking.forEach(name -> others.apply(name.substring(1)).ifPresent(text -> beside.put(name, text)));
        return beside.size() > before;
    }

    private Answer ask(Ask ask) throws IOException {
        send(ask);
        CompletableFuture<Void> patience = CompletableFuture.runAsync(
                node::destroyForcibly, CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        String line = answered.readLine();
        patience.cancel(false);
        if (line == null) {
            throw new EOFException("Node.js has ended.");
        }
        return JSON.fromJson(line, Answer.class);
    }

    private void send(Object what) throws IOException {
        asked.write(JSON.toJson(what) + "\n");
        asked.flush();
    }

    private static Finding finding(Told told) {
        return new Finding(told.weight(), told.file(), told.line(), told.column(), told.message());
    }

    @Override
    public void close() {
        node.destroyForcibly();
    }
}
