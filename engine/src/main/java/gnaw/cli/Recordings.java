package gnaw.cli;

import gnaw.app.RecordedMods;
import gnaw.game.Rules;
import gnaw.lab.replay.Recording;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.lab.simulate.Tally;
import gnaw.mod.Scripts;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.Collection;

/**
 * Writes replays of simulated games. Only a few of many are wanted, and a seed determines its game: so they are played once more instead of
 * keeping the journals of all.
 */
record Recordings(Path folder, Scripts scripts, SimulationOptions options) {
    private static final int MOST_FAILURES = 20;

    /** Plays the games that are worth it again and writes them down; answers in a sentence what lies where. */
    String write(Tally games) throws Exception {
        Collection<Long> wanted = games.worthwhile(MOST_FAILURES);
        RulesThread.call("recording", () -> {
            try (Rulebook rules = Rulebook.load(scripts)) {
                wanted.forEach(seed -> write(seed, rules));
            }
            return wanted;
        });
        return switch (wanted.size()) {
            case 0 -> "No game went wrong, and none was lost: there is no replay.";
            case 1 -> "A replay of one game lies in " + folder + ".";
            default -> "Replays of " + wanted.size() + " games lie in " + folder + ".";
        };
    }

    private void write(long seed, Rulebook rules) {
        Rules.Mind bot = options.mind(rules);
        Recording recording = Recording.of(rules, bot, seed, options.turns());
        ReplayFile file = new ReplayFile(folder.resolve("seed-" + seed + ".json"));
        file.write(Replay.of(recording.journal(), RecordedMods.of(rules), scripts.settingWords(), recording.trouble()));
    }
}
