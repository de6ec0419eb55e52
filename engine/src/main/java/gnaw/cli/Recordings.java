package gnaw.cli;

import gnaw.app.RecordedMods;
import gnaw.game.Rules;
import gnaw.lab.GameResult;
import gnaw.lab.replay.Recording;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.lab.simulate.SimulationResults;
import gnaw.lab.simulate.SimulationSummary;
import gnaw.mod.Scripts;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;

/**
 * Writes replays of simulated games. Only a few of many are wanted, and a seed determines its game: so they are played once more instead of
 * keeping the journals of all.
 */
record Recordings(Path folder, Scripts scripts, SimulationOptions options) {
    private static final int MOST_FAILURES = 20;

    /** The first game of each failure and the worst ones, by their seeds. */
    private static Collection<GameResult> worthwhile(SimulationResults results) {
        TreeMap<Long, GameResult> wanted = new TreeMap<>();
        Set<String> known = new HashSet<>();
        for (GameResult result : results.stories()) {
            if (known.size() < MOST_FAILURES && known.addAll(result.failures())) {
                wanted.put(result.seed(), result);
            }
        }
        SimulationSummary.of(results).worst().forEach(result -> wanted.put(result.seed(), result));
        return wanted.values();
    }

    /** Plays the games that are worth it again and writes them down; answers in a sentence what lies where. */
    String write(SimulationResults results) throws Exception {
        Collection<GameResult> wanted = worthwhile(results);
        RulesThread.call("recording", () -> {
            try (Rulebook rules = Rulebook.load(scripts)) {
                wanted.forEach(result -> write(result, rules));
            }
            return wanted;
        });
        return switch (wanted.size()) {
            case 0 -> "No game went wrong, and none was lost: there is no replay.";
            case 1 -> "A replay of one game lies in " + folder + ".";
            default -> "Replays of " + wanted.size() + " games lie in " + folder + ".";
        };
    }

    private void write(GameResult result, Rulebook rules) {
        Rules.Mind bot = options.mind(rules);
        Recording recording = Recording.of(rules, bot, result.seed(), options.turns());
        ReplayFile file = new ReplayFile(folder.resolve("seed-" + result.seed() + ".json"));
        file.write(Replay.of(recording.journal(), RecordedMods.of(rules), scripts.settingWords(), recording.trouble()));
    }
}
