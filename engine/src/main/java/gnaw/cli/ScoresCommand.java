package gnaw.cli;

import gnaw.app.XdgFolders;
import gnaw.save.ScoreLine;
import gnaw.save.Scores;
import gnaw.text.Captions;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the best games. */
@Command(name = "scores", description = "List your best games.", mixinStandardHelpOptions = true)
final class ScoresCommand implements Runnable {
    private static final int SHOWN = 10;

    @Spec
    private CommandSpec command;

    @Override
    public void run() {
        PrintWriter out = command.commandLine().getOut();
        List<ScoreLine> best = new Scores(XdgFolders.ofThisProcess().data()).best(SHOWN);
        if (best.isEmpty()) {
            out.println("No game that counts has ended yet.");
        }
        best.forEach(line -> out.println(line.told(Captions.ENGLISH)));
    }
}
