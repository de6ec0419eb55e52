package gnaw.lab.replay;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Rules;
import gnaw.lab.LabMisuse;
import gnaw.lab.Playthrough;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** One game under two sets of rules that should be the same, such as the same mods in another order, turn by turn. */
public final class Lockstep {
    private final Side one;
    private final Side other;

    /**
     * Where two games part.
     *
     * @param turn the first turn at whose end the states differ; 0 when they did at the beginning
     * @param rule the first rule that wished something else in that turn, or else the first that spoke in another place; "" if none did
     */
    public record Parting(long seed, int turn, String rule) {
        /** Half a sentence: when, and by which rule. */
        public String told() {
            return "seed " + seed + ", turn " + turn + (rule.isEmpty() ? "" : ", rule " + rule);
        }
    }

    /** One of the games. */
    private record Side(Game game, Playthrough playthrough, OverheardRules overheard) {
        static Side of(Rules rules, String bot, long seed) {
            OverheardRules overheard = new OverheardRules(rules);
            Rules.Mind mind = rules.bot(bot).orElseThrow(() -> LabMisuse.unknown("bot", bot, rules.bots()));
            Game game = Game.begin(overheard, seed);
            return new Side(game, new Playthrough(game, mind, (_, _) -> {}), overheard);
        }

        void play(int turn) {
            playthrough.play(turn);
        }

        String state() {
            return game.save().hash();
        }
    }

    private Lockstep(Side one, Side other) {
        this.one = one;
        this.other = other;
    }

    /** Plays both to that turn, or to the first turn in which they part. */
    public static Optional<Parting> of(Rules one, Rules other, String bot, long seed, int turns) {
        return new Lockstep(Side.of(one, bot, seed), Side.of(other, bot, seed)).part(seed, turns);
    }

    private Optional<Parting> part(long seed, int turns) {
        for (int turn = 0; turn <= turns; turn++) {
            if (turn > 0) {
                one.play(turn);
                other.play(turn);
            }
            Map<String, List<List<Effect>>> left = one.overheard().take();
            Map<String, List<List<Effect>>> right = other.overheard().take();
            if (!one.state().equals(other.state())) {
                return Optional.of(new Parting(seed, turn, firstDifference(left, right)));
            }
        }
        return Optional.empty();
    }

    private static String firstDifference(Map<String, List<List<Effect>>> left, Map<String, List<List<Effect>>> right) {
        Set<String> rules = new LinkedHashSet<>(left.keySet());
        rules.addAll(right.keySet());
        return rules.stream()
                .filter(rule -> !left.getOrDefault(rule, List.of()).equals(right.getOrDefault(rule, List.of())))
                .findFirst()
                .orElseGet(() -> firstOutOfOrder(List.copyOf(left.keySet()), List.copyOf(right.keySet())));
    }

    private static String firstOutOfOrder(List<String> left, List<String> right) {
        return IntStream.range(0, left.size())
                .filter(place -> !left.get(place).equals(right.get(place)))
                .mapToObj(left::get)
                .findFirst()
                .orElse("");
    }
}
