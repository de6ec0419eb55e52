package gnaw.bench;

import gnaw.game.Game;
import gnaw.game.Rules;
import gnaw.lab.Playthrough;
import gnaw.script.Rulebook;

/** The same games by a bot each time, as far as they go: what a turn costs in them. */
record BenchGames(Rulebook rules, String bot, int games, int turns) implements Work {
    @Override
    public double once() {
        Rules.Mind mind = rules.bot(bot).orElseThrow();
        long played = 0;
        long begin = Clock.THREAD.nanos();
        for (int seed = 1; seed <= games; seed++) {
            Game game = Game.begin(rules, seed);
            Playthrough.goOn(game, mind, turns, (_, _) -> {});
            played += game.world().turn();
        }
        return (Clock.THREAD.nanos() - begin) / (double) played;
    }
}
