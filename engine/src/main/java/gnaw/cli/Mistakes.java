package gnaw.cli;

import gnaw.game.ImpossibleDie;
import gnaw.lab.Mistake;
import gnaw.save.UnreadableSave;
import gnaw.script.ScriptError;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Arguments that turn out wrong only when the rules are there. */
final class Mistakes {
    private Mistakes() {}

    /** Does what the arguments ask for; where they ask for what cannot be, that is misuse, told with the nearest right name. */
    static <T> T inArguments(CommandSpec command, Callable<T> work) throws Exception {
        try {
            return work.call();
        } catch (Mistake | ImpossibleDie | ScriptError | UnreadableSave mistake) {
            throw new ParameterException(command.commandLine(), mistake.getMessage());
        }
    }
}
