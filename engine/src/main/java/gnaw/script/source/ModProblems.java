package gnaw.script.source;

import gnaw.mod.ScriptError;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/** Everything that is wrong with the scripts, by mod, told together. */
public final class ModProblems {
    private final Map<String, SequencedSet<ModProblem>> byMod = new LinkedHashMap<>();

    /** Adds a problem, after those that were found before. */
    public void add(ModProblem problem) {
        byMod.computeIfAbsent(problem.mod(), _ -> new LinkedHashSet<>()).add(problem);
    }

    /** Whether a mod has any problem. */
    public boolean isOf(String mod) {
        return byMod.containsKey(mod);
    }

    /** Whether nothing is wrong. */
    public boolean isEmpty() {
        return byMod.isEmpty();
    }

    /** One problem as it stands; several under the names of their mods. */
    public ScriptError told() {
        List<String> texts = new ArrayList<>();
        boolean isOne = byMod.size() == 1 && byMod.values().iterator().next().size() == 1;
        byMod.forEach((mod, problems) -> {
            if (!isOne) {
                texts.add((problems.size() == 1 ? "1 problem in " : problems.size() + " problems in ") + mod + ":");
            }
            texts.addAll(places(List.copyOf(problems)));
        });
        List<ScriptError.Blame> blames = byMod.values().stream()
                .flatMap(problems -> problems.stream().map(ModProblem::blame))
                .toList();
        return new ScriptError(String.join("\n\n", texts), List.copyOf(byMod.keySet()), blames);
    }

    /** Problems of one place stand over one excerpt. */
    private static List<String> places(List<ModProblem> problems) {
        Map<String, StringBuilder> texts = new LinkedHashMap<>();
        Map<String, String> excerpts = new LinkedHashMap<>();
        for (ModProblem problem : problems) {
            texts.computeIfAbsent(problem.head(), StringBuilder::new)
                    .append("\n  ")
                    .append(problem.what());
            excerpts.put(problem.head(), problem.excerpt());
        }
        excerpts.forEach((head, excerpt) -> texts.get(head).append(excerpt.isEmpty() ? "" : "\n" + excerpt));
        return texts.values().stream().map(StringBuilder::toString).toList();
    }
}
