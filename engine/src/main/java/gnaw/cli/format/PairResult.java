package gnaw.cli.format;

import gnaw.lab.GameResult;
import gnaw.lab.Playthrough;
import gnaw.lab.replay.Lockstep;
import gnaw.lab.replay.Lockstep.Parting;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.source.LoadWarning;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The result of playing two mods together.
 *
 * @param notes what is wrong, or worth knowing
 */
public record PairResult(String one, String other, Verdict verdict, List<String> notes) implements Serializable {
    public PairResult {
        notes = List.copyOf(notes);
    }

    /** How well two mods go together. */
    public enum Verdict {
        /** Nothing is wrong. */
        FINE("fine"),
        /** They play, but each sets what the other sets, or their order matters. */
        MINDFUL("with care"),
        /** One says that it cannot be played with the other, or both provide the same. */
        APART("apart"),
        /** They do not load, or rules fail. */
        BROKEN("broken");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** Loads two mods, plays games with both, and plays them again in the other order where neither says which comes first. */
    public static PairResult of(Mod one, Mod other, Path base, Mods found, SimulationOptions games) {
        if (one.quarrelWith(other).isPresent()) {
            return new PairResult(one.id(), other.id(), Verdict.APART, List.of());
        }
        try {
            ResolvedMods both = found.choose(List.of(one.id(), other.id()));
            Scripts scripts = Scripts.with(base, both.mods(), both.settings(List.of()));
            try (Rulebook rules = Rulebook.load(scripts)) {
                return played(one, other, rules, games);
            }
        } catch (ScriptError error) {
            return new PairResult(one.id(), other.id(), Verdict.BROKEN, List.of(firstLine(error.getMessage())));
        }
    }

    private static PairResult played(Mod one, Mod other, Rulebook rules, SimulationOptions games) {
        Set<String> failures = failures(rules, games);
        List<String> notes = new ArrayList<>(failures);
        notes.addAll(rules.warnings().stream()
                .map(LoadWarning::told)
                .map(PairResult::firstLine)
                .toList());
        if (!isOrdered(one, other) && !isOrdered(other, one)) {
            parting(rules, games).ifPresent(parting -> notes.add("The order matters: " + parting.told() + "."));
        }
        Verdict verdict = !failures.isEmpty() ? Verdict.BROKEN : notes.isEmpty() ? Verdict.FINE : Verdict.MINDFUL;
        return new PairResult(one.id(), other.id(), verdict, notes);
    }

    private static boolean isOrdered(Mod one, Mod other) {
        return one.after().contains(other.id()) || one.requires().containsKey(other.id());
    }

    private static Set<String> failures(Rulebook rules, SimulationOptions games) {
        Set<String> failures = new LinkedHashSet<>();
        for (int game = 0; game < games.games(); game++) {
            GameResult result = Playthrough.of(rules, games.mind(rules), games.seed() + game, games.turns());
            result.failures().stream().map(PairResult::firstLine).forEach(failures::add);
        }
        return failures;
    }

    private static Optional<Parting> parting(Rulebook rules, SimulationOptions games) {
        List<Mod> reversed = new ArrayList<>(rules.scripts().added());
        Collections.reverse(reversed);
        Scripts scripts = rules.scripts();
        Scripts otherwise = Scripts.with(scripts.mods().getFirst().root(), reversed, scripts.settings());
        try (Rulebook others = Rulebook.load(otherwise)) {
            Optional<Parting> parting = Optional.empty();
            for (int game = 0; game < games.games() && parting.isEmpty(); game++) {
                parting = Lockstep.of(rules, others, games.bot(), games.seed() + game, games.turns());
            }
            return parting;
        }
    }

    private static String firstLine(String text) {
        return String.join(
                " ",
                text.lines()
                        .filter(line -> !line.isBlank())
                        .limit(2)
                        .map(String::strip)
                        .toList());
    }
}
