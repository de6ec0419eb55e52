package gnaw.script.context;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Optional;
import java.util.UUID;
import org.graalvm.polyglot.Engine;

/**
 * The Chrome DevTools protocol for the rules of this process: breakpoints, stepping and values in a browser. It is asked for before the
 * first rules are loaded, because the engine that runs them all is built with it.
 *
 * @param port on this machine alone
 * @param path a secret: whoever does not know it cannot connect
 */
public record Inspector(int port, String path) {
    /** The system property that hands the wish to the engine, {@code PORT/PATH}. */
    private static final String WISH = "gnaw.inspect";

    private static final String TOOL = "inspect";

    /**
     * Asks for an inspector at a port.
     *
     * @throws IllegalArgumentException that says why there can be none
     */
    public static Inspector ask(int port) {
        if (port < 1 || port > 65535) {
            throw new IllegalArgumentException("A port is a number from 1 to 65535, not " + port + ".");
        }
        if (!isThere()) {
            throw new IllegalArgumentException(
                    "The inspector is not on the class path. Start Gnaw by ./gnaw, which puts it there for --inspect.");
        }
        needFree(port);
        Inspector asked = new Inspector(port, UUID.randomUUID().toString());
        System.setProperty(WISH, asked.port() + "/" + asked.path());
        return asked;
    }

    private static boolean isThere() {
        try (Engine engine = Engine.newBuilder("js")
                .option("engine.WarnInterpreterOnly", "false")
                .build()) {
            return engine.getInstruments().containsKey(TOOL);
        }
    }

    private static void needFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        } catch (IOException taken) {
            throw new IllegalArgumentException("The inspector cannot listen at port " + port + ": " + taken.getMessage()
                    + ". Choose another one.");
        }
    }

    /** The inspector that was asked for. */
    public static Optional<Inspector> asked() {
        return Optional.ofNullable(System.getProperty(WISH)).map(wish -> {
            int slash = wish.indexOf('/');
            return new Inspector(Integer.parseInt(wish.substring(0, slash)), wish.substring(slash + 1));
        });
    }

    /** An engine with this inspector: it waits for nobody, stops only at breakpoints, and is silent, since it shares a screen with the game. */
    Engine.Builder into(Engine.Builder engine) {
        return engine.option(TOOL, Integer.toString(port))
                .option("inspect.Path", path)
                .option("inspect.Suspend", "false")
                .err(OutputStream.nullOutputStream());
    }

    /** What to open in Chrome, or in any browser of its family. */
    public String address() {
        return "devtools://devtools/bundled/js_app.html?ws=127.0.0.1:" + port + "/" + path;
    }
}
