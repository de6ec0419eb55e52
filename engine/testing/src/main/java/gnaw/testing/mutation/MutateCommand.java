package gnaw.testing.mutation;

import com.google.gson.GsonBuilder;
import gnaw.cli.Places;
import gnaw.script.Mod;
import gnaw.script.Reach;
import gnaw.script.Rulebook;
import gnaw.script.RulesThread;
import gnaw.script.mutation.Mutant;
import gnaw.script.mutation.Mutations;
import gnaw.testing.Home;
import gnaw.testing.run.Grounds;
import java.io.PrintWriter;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes small mistakes in rules, one at a time, and tells which of them no test notices. */
@Command(
        name = "mutate",
        mixinStandardHelpOptions = true,
        description =
                "Make small mistakes in the rules of the base game, or of mods, one at a time, and tell which of them no test notices.",
        footer = {
            "",
            "Mistakes are made in a copy of the game. Of the tests in Java, those are run that Maven has compiled: mvn test-compile. Tests with the tag long or",
            "once are left out: whole games, and what only the build asks.",
            "The exit code is 1 when a mistake was not noticed."
        })
public final class MutateCommand implements Callable<Integer> {
    @Parameters(paramLabel = "MOD", description = "Whose rules to change; base, the base game, if left out.")
    private List<String> mods = new ArrayList<>();

    @Option(
            names = "--files",
            paramLabel = "GLOB",
            defaultValue = "**",
            description = "Only in files of which this is the name, such as rules/*.js.")
    private String files = "**";

    @Option(names = "--limit", paramLabel = "N", description = "No more than so many mistakes, chosen by the seed.")
    private Optional<Integer> limit = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Which mistakes are chosen; ${DEFAULT-VALUE} if left out.")
    private long seed;

    @Option(names = "--json", paramLabel = "FILE", description = "Write what became of each mistake as JSON, too.")
    private Optional<Path> json = Optional.empty();

    @Option(
            names = "--mods-dir",
            paramLabel = "DIR",
            description = "Look for mods in this folder, too. May be given several times.")
    private List<Path> folders = new ArrayList<>();

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        Places places = Places.ofThisProcess();
        Grounds grounds = orMisuse(() -> Grounds.find(places, folders));
        Map<String, Path> wanted = orMisuse(() -> grounds.of(mods.isEmpty() ? List.of(Mod.BASE) : mods));
        limit.filter(most -> most < 1).ifPresent(_ -> {
            throw misuse("--limit must be 1 or more.");
        });
        try (CopiedGame game = CopiedGame.of(grounds.of(List.of()));
                Tests tests = new Tests(places.home())) {
            return hunt(places, wanted, game, tests);
        }
    }

    private int hunt(Places places, Map<String, Path> wanted, CopiedGame game, Tests tests) throws Exception {
        SortedMap<String, String> sources = new TreeMap<>();
        List<Mutant> mutants;
        Hunt hunt;
        try (Reach reach = Reach.begin()) {
            for (String mod : wanted.keySet()) {
                sources.putAll(sources(mod));
            }
            mutants = mutants(sources);
            say(mutants.size() + " mutants. First, all tests are run without a mistake.");
            Survey survey = new Survey(reach);
            tests.all(wanted.keySet(), game, places.home(), survey);
            hunt = Hunt.after(survey, game, tests);
        }
        say(hunt.tests() + " tests may notice them.");
        tellFailing(hunt.failing());
        Sightings sightings = new Sightings(judged(hunt, mutants, sources), sources);
        sightings.survivors().forEach(this::say);
        say(sightings.counts());
        if (json.isPresent()) {
            Files.writeString(
                    json.get(), new GsonBuilder().setPrettyPrinting().create().toJson(sightings.all()) + "\n");
        }
        return sightings.hasSurvivors() ? 1 : 0;
    }

    private void say(String line) {
        PrintWriter out = command.commandLine().getOut();
        out.println(line);
        out.flush();
    }

    private void tellFailing(List<String> tests) {
        if (!tests.isEmpty()) {
            say(tests.size() + " fail already, and notice nothing: " + String.join(", ", tests));
        }
    }

    /** The scripts of a mod that are loaded, by file. */
    private static SortedMap<String, String> sources(String mod) throws Exception {
        return RulesThread.call("scripts", () -> {
            try (Rulebook rules = Rulebook.load(Home.find().scriptsOf(mod))) {
                SortedMap<String, String> own = new TreeMap<>(rules.sources());
                own.keySet().removeIf(file -> !file.startsWith(mod + "/"));
                return own;
            }
        });
    }

    private List<Mutant> mutants(SortedMap<String, String> sources) {
        PathMatcher glob = FileSystems.getDefault().getPathMatcher("glob:" + files);
        List<Mutant> all = new ArrayList<>();
        sources.forEach((file, text) -> {
            if (glob.matches(Path.of(file.substring(file.indexOf('/') + 1)))) {
                all.addAll(Mutations.of(file, text));
            }
        });
        if (all.isEmpty()) {
            throw misuse("There is nothing to change: no script is called " + files + ".");
        }
        return limit.filter(most -> most < all.size())
                .map(most -> chosen(all, most))
                .orElse(all);
    }

    private List<Mutant> chosen(List<Mutant> all, int most) {
        List<Mutant> chosen = new ArrayList<>(all);
        Collections.shuffle(chosen, new Random(seed));
        return chosen.subList(0, most).stream()
                .sorted(Comparator.comparing(Mutant::file).thenComparing(Mutant::from))
                .toList();
    }

    private static List<Judgement> judged(Hunt hunt, List<Mutant> mutants, Map<String, String> sources)
            throws Exception {
        List<Judgement> judged = new ArrayList<>();
        try (ProgressBar bar = bar(mutants.size())) {
            for (Mutant mutant : mutants) {
                judged.add(hunt.judge(mutant, sources.get(mutant.file())));
                bar.step();
            }
        }
        return judged;
    }

    /** Nothing is drawn where nobody watches. */
    private static ProgressBar bar(int mutants) {
        return new ProgressBarBuilder()
                .setTaskName("Mutants")
                .setInitialMax(mutants)
                .setStyle(ProgressBarStyle.ASCII)
                .setConsumer(
                        System.console() != null && System.console().isTerminal()
                                ? new ConsoleProgressBarConsumer(System.err)
                                : new DelegatingProgressBarConsumer(_ -> {}))
                .clearDisplayOnFinish()
                .build();
    }

    private <T> T orMisuse(Callable<T> work) throws Exception {
        try {
            return work.call();
        } catch (IllegalArgumentException mistake) {
            throw misuse(mistake.getMessage());
        }
    }

    private ParameterException misuse(String told) {
        return new ParameterException(command.commandLine(), told);
    }
}
