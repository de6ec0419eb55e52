package gnaw.testing.run;

import gnaw.cli.ModFolders;
import gnaw.cli.Places;
import gnaw.lab.Mistake;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of every command that runs tests: where their mods may lie. It tells what is wrong with arguments as misuse. */
public final class GroundsOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin
    private ModFolders folders;

    /** Where tests may lie; a folder that is not there is misuse. */
    public Grounds find() throws Exception {
        return orMisuse(() -> Grounds.find(Places.ofThisProcess(), folders.named()));
    }

    /** Does the work; an {@link IllegalArgumentException} or a {@link Mistake} of it is misuse. */
    public <T> T orMisuse(Callable<T> work) throws Exception {
        try {
            return work.call();
        } catch (IllegalArgumentException | Mistake mistake) {
            throw misuse(mistake.getMessage());
        }
    }

    /** Tells that the command cannot be carried out as it is written. */
    public ParameterException misuse(String told) {
        return new ParameterException(command.commandLine(), told);
    }
}
