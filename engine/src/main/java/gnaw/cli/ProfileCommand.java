package gnaw.cli;

import gnaw.cli.format.ProfileFormat;
import gnaw.cli.format.ProfileReport;
import gnaw.cli.option.GamesOptions;
import gnaw.cli.option.ScriptOptions;
import gnaw.game.Game;
import gnaw.game.Rules;
import gnaw.lab.Playthrough;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.mod.Scripts;
import gnaw.script.Profile;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tells where rules spend their time. */
@Command(
        name = "profile",
        mixinStandardHelpOptions = true,
        description = "Let a bot play games and tell where the rules spend their time.",
        footer = {
            "",
            "The games are played twice: once for the times, and once to count statements, which takes time itself."
                    + " Calls and statements are exact and the same in each run; what a rule asks of another counts for the other."
        })
public final class ProfileCommand implements Callable<Integer> {
    private static final int LINES = 10;

    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Mixin
    private GamesOptions games = new GamesOptions(3, 500);

    @Option(
            names = "--format",
            defaultValue = "table",
            paramLabel = "FORMAT",
            description = "${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private ProfileFormat format;

    @Override
    public Integer call() throws Exception {
        SimulationOptions wanted = LateUsageErrors.inArguments(command, games::options);
        return RulesThread.call("profile", () -> profile(wanted));
    }

    private int profile(SimulationOptions wanted) throws Exception {
        Scripts read = LateUsageErrors.inArguments(command, scripts::scripts);
        try (Rulebook rules = Rulebook.load(read)) {
            Rules.Mind mind = LateUsageErrors.inArguments(command, () -> wanted.mind(rules));
            ProfileReport costs =
                    ProfileReport.of(played(wanted, mind, rules, false), played(wanted, mind, rules, true));
            format.write(costs, command.commandLine().getOut());
        }
        return 0;
    }

    /** What the games cost; they are the same whenever they are played. */
    private static ProfileReport.Seen played(
            SimulationOptions wanted, Rules.Mind mind, Rulebook rules, boolean countsStatements) {
        try (Profile profile = rules.profile(countsStatements)) {
            for (int game = 0; game < wanted.games(); game++) {
                Playthrough.goOn(Game.begin(rules, wanted.seed() + game), mind, wanted.turns(), (_, _) -> {});
            }
            return new ProfileReport.Seen(profile.rows(), profile.busiest(LINES));
        }
    }
}
