package gnaw.testing.run;

import gnaw.app.XdgFolders;
import gnaw.cli.option.ModFolders;
import gnaw.lab.LabMisuse;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of every command that runs tests: where their mods may lie. It tells what is wrong with arguments as misuse. */
public final class TestRootsOptions {
    /** What answers nothing, and may fail. */
    public interface Work {
        /** Does it. */
        void run() throws Exception;
    }

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin
    private ModFolders folders;

    /** Where tests may lie. */
    public TestRoots find() throws Exception {
        return orMisuse(() -> TestRoots.find(XdgFolders.ofThisProcess(), folders.named()));
    }

    /** Does the work; an {@link IllegalArgumentException} or a {@link LabMisuse} of it is misuse. */
    public <T> T orMisuse(Callable<T> work) throws Exception {
        try {
            return work.call();
        } catch (IllegalArgumentException | LabMisuse mistake) {
            throw misuse(mistake.getMessage());
        }
    }

    /** The same for what answers nothing. */
    public void doOrMisuse(Work work) throws Exception {
        orMisuse(() -> {
            work.run();
            return command;
        });
    }

    /** Tells that the command cannot be carried out as it is written. */
    public ParameterException misuse(String told) {
        return new ParameterException(command.commandLine(), told);
    }
}
