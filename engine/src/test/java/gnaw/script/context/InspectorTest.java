package gnaw.script.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonParser;
import gnaw.script.load.ModLoader;
import gnaw.script.source.Modules;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.SandboxPolicy;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.Test;

/** A browser's developer tools find the locked context of rules, and stop in them. */
class InspectorTest {
    private final HttpClient browser = HttpClient.newHttpClient();

    /** What a browser hears on its socket, message by message. */
    private static final class Ear implements WebSocket.Listener {
        private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        private final StringBuilder part = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
            part.append(text);
            if (last) {
                heard.add(part.toString());
                part.setLength(0);
            }
            socket.request(1);
            return null;
        }

        /** The next message that speaks of this; others are passed over. */
        String await(String what) throws InterruptedException {
            String message = heard.poll(60, TimeUnit.SECONDS);
            while (message != null && !message.contains(what)) {
                message = heard.poll(60, TimeUnit.SECONDS);
            }
            assertThat(message).as("a message about " + what).isNotNull();
            return message;
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    @Test
    void aBreakpointStopsInARule() throws Exception {
        Inspector inspector = new Inspector(freePort(), "secret");
        Modules modules = new Modules(List.of());
        try (Engine engine = LockedContext.engine(Optional.of(inspector));
                Context context = LockedContext.builder(modules, engine, SandboxPolicy.TRUSTED)
                        .allowExperimentalOptions(true)
                        .options(LockedContext.options())
                        .build()) {
            Value rule = context.eval(ModLoader.module(
                            "export const rule = (n) => {\n  const twice = n * 2;\n  return twice;\n};", "rule"))
                    .getMember("rule");
            String targets = browser.send(
                            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + inspector.port() + "/json"))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            assertThat(JsonParser.parseString(targets).getAsJsonArray()).hasSize(1);
            assertThat(targets).contains("ws=127.0.0.1:" + inspector.port() + "/secret");
            stopAtLine3(inspector, rule);
        }
    }

    private void stopAtLine3(Inspector inspector, Value rule) throws Exception {
        Ear ear = new Ear();
        WebSocket socket = browser.newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + inspector.port() + "/secret"), ear)
                .get(60, TimeUnit.SECONDS);
        socket.sendText("{\"id\":1,\"method\":\"Runtime.enable\"}", true).join();
        socket.sendText("{\"id\":2,\"method\":\"Debugger.enable\"}", true).join();
        ear.await("rule.mjs");
        socket.sendText(
                        "{\"id\":3,\"method\":\"Debugger.setBreakpointByUrl\",\"params\":{\"urlRegex\":\".*rule.mjs\",\"lineNumber\":2}}",
                        true)
                .join();
        ear.await("\"id\":3");
        socket.sendText("{\"id\":4,\"method\":\"Runtime.runIfWaitingForDebugger\"}", true)
                .join();
        LinkedBlockingQueue<Integer> answers = new LinkedBlockingQueue<>();
        Thread player =
                Thread.ofPlatform().start(() -> answers.add(rule.execute(21).asInt()));
        String paused = ear.await("Debugger.paused");
        assertThat(paused).contains("rule.mjs");
        assertThat(answers).isEmpty();
        socket.sendText("{\"id\":5,\"method\":\"Debugger.resume\"}", true).join();
        assertThat(answers.poll(60, TimeUnit.SECONDS)).isEqualTo(42);
        player.join();
        socket.abort();
    }

    @Test
    void aPortThatIsTakenIsRefused() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThatThrownBy(() -> Inspector.ask(taken.getLocalPort()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("The inspector cannot listen at port " + taken.getLocalPort()
                            + ": Address already in use. Choose another one.");
        }
        assertThat(Inspector.asked()).isEmpty();
    }

    @Test
    void whatIsNoPortIsRefused() {
        assertThatThrownBy(() -> Inspector.ask(70_000)).hasMessage("A port is a number from 1 to 65535, not 70000.");
    }
}
