package gnaw.cli;

import gnaw.app.FaultLog;
import gnaw.app.XdgFolders;
import gnaw.game.LostKinds;
import gnaw.game.RuleFailure;
import gnaw.mod.ScriptError;
import gnaw.save.UnreadableSave;
import gnaw.save.UnwritableSave;
import gnaw.terminal.style.TerminalRefused;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/** Turns whatever goes wrong while a command runs into a sentence for the player, never a stack trace. */
final class ExecutionErrors {
    /** The exit code for a fault of Gnaw's own: EX_SOFTWARE of BSD's sysexits. */
    static final int FAULT = 70;

    private ExecutionErrors() {}

    /** Runs the command that was named. Memory that gives out is no fault of the command's, and is told as what it is. */
    static int run(ParseResult parsed) {
        UsageErrors.refuseOptionsBeforeACommand(parsed);
        try {
            return new CommandLine.RunLast().execute(parsed);
        } catch (OutOfMemoryError full) {
            return say(parsed.commandSpec().commandLine().getErr(), LastWords.NO_MEMORY);
        }
    }

    /** Says it on standard error and answers the exit code: 1 for what the player or an author can mend, else {@link #FAULT}. */
    static int explain(Exception thrown, CommandLine command, ParseResult parsed) {
        return explain(thrown, command.getErr());
    }

    /** The same for a command that nothing was parsed for. */
    static int explain(Exception thrown, PrintWriter err) {
        return switch (thrown) {
            case ScriptError error -> say(err, error.getMessage());
            case UnreadableSave error -> say(err, error.getMessage());
            case UnwritableSave error -> say(err, error.getMessage());
            case RuleFailure failure -> say(err, failure.card());
            case LostKinds error -> say(err, error.getMessage());
            case TerminalRefused refused -> say(err, refused.getMessage());
            case AccessDeniedException denied ->
                say(err, "There is no permission to read or write " + denied.getFile() + ".");
            case FileSystemException refused when refused.getReason() != null -> say(err, refused.getMessage() + ".");
            case UncheckedIOException told
            when isSentence(told) -> say(err, told.getMessage().replaceFirst("\\.?$", "."));
            case UncheckedIOException bare -> explain(bare.getCause(), err);
            case Exception fault -> tellFault(err, fault);
        };
    }

    /** Whether somebody has found words for it: without any, it is called as its cause is. */
    private static boolean isSentence(UncheckedIOException failure) {
        return !failure.getCause().toString().equals(failure.getMessage());
    }

    static int say(PrintWriter err, String message) {
        err.println(message);
        return CommandLine.ExitCode.SOFTWARE;
    }

    private static int tellFault(PrintWriter err, Exception fault) {
        FaultLog log = new FaultLog(XdgFolders.ofThisProcess().state());
        String reason =
                Optional.ofNullable(fault.getMessage()).orElse(fault.getClass().getSimpleName());
        err.println("Something went wrong inside Gnaw: " + reason);
        log.write(fault).ifPresent(file -> err.println("The details are in " + file + "."));
        return FAULT;
    }
}
