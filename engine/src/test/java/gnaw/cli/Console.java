package gnaw.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs commands as a shell would, and keeps what they say. */
final class Console {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** The exit code. */
    int run(String... arguments) {
        return new Commands(arguments)
                .line()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    String out() {
        return out.toString();
    }

    String err() {
        return err.toString();
    }
}
