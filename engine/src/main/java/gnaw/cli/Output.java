package gnaw.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Optional;
import picocli.CommandLine;

/** The place where commands write their results; it remembers whether all of them arrived, which a print writer swallows. */
final class Output extends FilterOutputStream {
    /** What a shell tells of a program that writes to a pipe nobody reads any more. */
    private static final int PIPE_CLOSED = 141;

    private Optional<String> failure = Optional.empty();

    Output(OutputStream out) {
        super(out);
    }

    /** Runs a command that writes here, and answers its exit code; results that are lost are no success. */
    int run(CommandLine line, Charset charset, String... arguments) {
        line.setOut(new PrintWriter(this, true, charset));
        int code = line.execute(arguments);
        line.getOut().flush();
        return told(code, line.getErr());
    }

    /** Writes a line here; answers the exit code of a command that does no more. */
    int print(String text, Charset charset, PrintWriter err) {
        new PrintWriter(this, true, charset).println(text);
        return told(CommandLine.ExitCode.OK, err);
    }

    private int told(int code, PrintWriter err) {
        return failure.map(why -> tell(why, code, err)).orElse(code);
    }

    /** Whoever reads a few lines only, as head does, knows it. */
    private static int tell(String why, int code, PrintWriter err) {
        boolean isClosed = why.contains("pipe");
        if (!isClosed) {
            err.println("Not everything could be written to standard output: " + why + ".");
        }
        return code != 0 ? code : isClosed ? PIPE_CLOSED : CommandLine.ExitCode.SOFTWARE;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException lost) {
            failure = failure.or(() -> Optional.of(String.valueOf(lost.getMessage())));
            throw lost;
        }
    }

    @Override
    public void write(int single) throws IOException {
        write(new byte[] {(byte) single}, 0, 1);
    }
}
