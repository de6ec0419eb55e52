package gnaw.cli;

import gnaw.game.Game;
import gnaw.lab.Playthrough;
import gnaw.script.Nearest;
import gnaw.script.Profile;
import gnaw.script.Rulebook;
import gnaw.script.RulesThread;
import gnaw.script.Scripts;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tells where rules spend their time. */
@Command(
        name = "profile",
        mixinStandardHelpOptions = true,
        description = "Lets a bot play games and tells where the rules spend their time.",
        footer = {
            "",
            "The games are played twice: once for the times, and once to count statements, which takes time itself.",
            "Calls and statements are exact and the same in each run; what a rule asks of another counts for the other."
        })
final class ProfileCommand implements Callable<Integer> {
    private static final int LINES = 10;

    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Option(names = "--games", paramLabel = "N", defaultValue = "3", description = "How many games (${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The seed of the first game (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--bot",
            paramLabel = "ID",
            defaultValue = "explorer",
            description = "Who plays (${DEFAULT-VALUE}).")
    private String bot;

    @Option(
            names = "--turns",
            paramLabel = "N",
            defaultValue = "500",
            description = "Where a game is broken off (${DEFAULT-VALUE}).")
    private int turns;

    @Option(names = "--format", defaultValue = "table", description = "${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private ProfileFormat format;

    @Override
    public Integer call() throws Exception {
        if (games < 1 || turns < 1) {
            throw new ParameterException(command.commandLine(), "--games and --turns must be 1 or more.");
        }
        return RulesThread.call("profile", this::profile);
    }

    private int profile() throws Exception {
        Scripts wanted = Mistakes.inArguments(command, scripts::scripts);
        try (Rulebook rules = Rulebook.load(wanted)) {
            Costs costs = Costs.of(played(rules, false), played(rules, true));
            format.write(costs, command.commandLine().getOut());
        }
        return 0;
    }

    /** What the games cost; they are the same whenever they are played. */
    private Seen played(Rulebook rules, boolean countsStatements) {
        var mind = rules.bot(bot)
                .orElseThrow(() -> new ParameterException(
                        command.commandLine(), "There is no bot \"" + bot + "\"." + Nearest.hint(bot, rules.bots())));
        try (Profile profile = rules.profile(countsStatements)) {
            for (int game = 0; game < games; game++) {
                Playthrough.goOn(Game.begin(rules, seed + game), mind, turns, (_, _) -> {});
            }
            return new Seen(profile.rows(), profile.busiest(LINES));
        }
    }

    /** What one playing of the games has shown. */
    record Seen(List<Profile.Row> rows, List<Profile.Line> lines) {}
}
