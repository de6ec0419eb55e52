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

    /** Does what the arguments ask for; where they ask for what cannot be, that is misuse, told with the nearest right name. */
    static <T> T inArguments(CommandSpec command, Callable<T> work) throws Exception {
        try {
            return work.call();
        } catch (LabMisuse | ImpossibleDie | ScriptError | UnreadableSave mistake) {
            throw new ParameterException(command.commandLine(), mistake.getMessage());
        }
    }

    /** The same for what answers nothing. */
    static void requireInArguments(CommandSpec command, Runnable work) throws Exception {
        inArguments(command, Executors.callable(work));
    }
}
