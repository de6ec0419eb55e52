package gnaw.cli;

import gnaw.game.dice.ImpossibleDie;
import gnaw.lab.LabMisuse;
import gnaw.mod.ScriptError;
import gnaw.save.UnreadableSave;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Arguments that turn out wrong only when the rules are there. */
final class LateUsageErrors {
    private LateUsageErrors() {}

    /**
     * Does what the arguments ask for; where they ask for what cannot be, that is misuse, told with the nearest right name. Scripts that are
     * broken are their authors' and no misuse.
     */
    static <T> T inArguments(CommandSpec command, Callable<T> work) throws Exception {
        try {
            return work.call();
        } catch (ScriptError error) {
            throw error.mods().isEmpty() ? misuse(command, error) : error;
        } catch (LabMisuse | ImpossibleDie | UnreadableSave mistake) {
            throw misuse(command, mistake);
        }
    }

    private static ParameterException misuse(CommandSpec command, RuntimeException mistake) {
        return new ParameterException(command.commandLine(), mistake.getMessage());
    }

    /** The same for what answers nothing. */
    static void requireInArguments(CommandSpec command, Runnable work) throws Exception {
        inArguments(command, Executors.callable(work));
    }
}
