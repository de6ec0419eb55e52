package gnaw.testing.mutation;

import gnaw.app.XdgFolders;
import gnaw.cli.Interruption;
import gnaw.cli.format.StepBar;
import gnaw.cli.option.ClusterOption;
import gnaw.cli.sweep.Cluster;
import gnaw.cli.sweep.Luggage;
import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.testing.Arena;
import gnaw.testing.Home;
import gnaw.testing.run.TestRoots;
import gnaw.testing.run.TestRootsOptions;
import gnaw.workshop.coverage.CoverageRecorder;
import gnaw.workshop.mutation.Mutant;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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
            "Mistakes are made in a copy of the game. First all tests are run without one, to learn what each reaches; then"
                    + " those that come to a mistake, until one fails. Of the tests in Java, those are run that Maven has"
                    + " compiled: mvn test-compile. Tests with the tag long or once are left out: whole games, and what only"
                    + " the build asks.",
            "Numbers in the rows of tables are tried like those of rules. Whoever weighs these by games instead, with compare, leaves"
                    + " them out: --files 'rules/*.js'.",
            "After Ctrl-C what was found until then is told and written.",
            "The exit code is 1 when a mistake was not noticed or a test fails without one, and 2 when there was nothing to do."
        })
public final class MutateCommand implements Callable<Integer> {
    /** What a shell calls a command that Ctrl-C has ended. */
    private static final int INTERRUPTED = 130;

    private static final String TOO_EARLY = "Interrupted before any mistake was made.";

    @Parameters(paramLabel = "MOD", description = "Whose rules to change; base, the base game, if left out.")
    private List<String> mods = new ArrayList<>();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many mistakes at once (as many as there are cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", paramLabel = "FILE", description = "Write what became of each mistake as JSON, too.")
    private Optional<Path> json = Optional.empty();

    @Mixin
    private ClusterOption spark;

    @Mixin
    private TestRootsOptions options;

    @Mixin
    private MutantOptions choice;

    @Spec
    private CommandSpec command;

    /** Judge the mutants, here or elsewhere. */
    private interface Judges {
        void judge(MutationRun run) throws Exception;
    }

    @Override
    public Integer call() throws Exception {
        requireAtLeastOne("--limit", choice.most());
        requireAtLeastOne("--threads", threads);
        Optional<Written> written =
                json.isPresent() ? Optional.of(options.orMisuse(() -> new Written(json.get()))) : Optional.empty();
        Optional<Cluster> cluster = options.orMisuse(spark::cluster);
        XdgFolders folders = XdgFolders.ofThisProcess();
        TestRoots roots = options.find();
        Map<String, Path> wanted = options.orMisuse(() -> roots.of(mods.isEmpty() ? List.of(Mod.BASE) : mods));
        List<String> broken = roots.broken(mods);
        if (!broken.isEmpty()) {
            broken.forEach(command.commandLine().getErr()::println);
            return 1;
        }
        try (Interruption interruption = new Interruption(command.commandLine().getErr(), TOO_EARLY);
                Copies copies = new Copies(roots.of(List.of()), folders.home())) {
            interruption.stops(Thread.currentThread()::interrupt);
            return mutate(wanted, copies, written, cluster, interruption);
        } catch (InterruptedException ended) {
            say(TOO_EARLY);
            return INTERRUPTED;
        }
    }

    private int mutate(
            Map<String, Path> wanted,
            Copies copies,
            Optional<Written> written,
            Optional<Cluster> cluster,
            Interruption interruption)
            throws Exception {
        CopiedGame first = copies.make();
        SortedMap<String, String> scripts = new TreeMap<>();
        List<Mutant> mutants;
        Survey survey;
        try (CoverageRecorder reach = CoverageRecorder.begin()) {
            for (String mod : wanted.keySet()) {
                scripts.putAll(scripts(first, mod));
            }
            mutants = options.orMisuse(() -> choice.of(scripts, this::say));
            say(MutationReport.mutants(mutants.size()) + ". First, all tests are run without a mistake.");
            survey = survey(new Survey(reach, scripts), first, wanted.keySet());
        }
        requireTests(survey, wanted, first);
        SortedMap<String, String> all = new TreeMap<>(first.tests(wanted.keySet()));
        all.putAll(scripts);
        TestSelection tests = new TestSelection(survey, all);
        MutationReport report = new MutationReport(judged(tests, mutants, scripts, run -> {
            if (cluster.isPresent()) {
                interruption.stops(cluster.get()::stop);
                Luggage luggage = Luggage.whole(first.home());
                options.doOrMisuse(() -> run.run(cluster.get(), luggage));
            } else {
                run.run(workers(mutants.size(), copies, first));
            }
        }));
        report.table().forEach(this::say);
        say(report.counts());
        options.doOrMisuse(() -> written.ifPresent(file -> file.write(report.all())));
        if (report.all().size() < mutants.size()) {
            say("Interrupted: " + (mutants.size() - report.all().size()) + " more were not tried.");
            return INTERRUPTED;
        }
        return report.hasSurvivors() || !survey.failing().isEmpty() ? 1 : 0;
    }

    /** Runs all tests on a thread of its own, so that this one can be interrupted. */
    private Survey survey(Survey survey, CopiedGame game, Collection<String> wanted) throws Exception {
        FutureTask<Survey> run = new FutureTask<>(() -> {
            try (Tests tests = new Tests(game);
                    Arena arena = new Arena(game.home())) {
                return arena.call(() -> {
                    tests.all(wanted, survey);
                    return survey;
                });
            }
        });
        Thread thread = new Thread(run, "survey");
        thread.setDaemon(true);
        thread.start();
        return run.get();
    }

    private void requireTests(Survey survey, Map<String, Path> wanted, CopiedGame game) {
        List<String> uncompiled = uncompiled(wanted, game);
        uncompiled.forEach(
                mod -> say("The tests of " + mod + " in Java are not compiled, and left out: mvn test-compile."));
        Collection<String> failing = survey.failing().values();
        if (!failing.isEmpty()) {
            say(tests(failing.size()) + (failing.size() == 1 ? " fails" : " fail") + " without any mistake, and"
                    + " can notice none:");
            failing.forEach(test -> say("  " + test));
        }
        int passing = survey.passing().size();
        if (passing == 0) {
            throw options.misuse(
                    "Nothing could be noticed: " + (failing.isEmpty() ? "there are no tests of " : "no test passes of ")
                            + String.join(", ", wanted.keySet()) + ".");
        }
        say(tests(passing) + " may notice them.");
    }

    private static String tests(int count) {
        return count == 1 ? "1 test" : count + " tests";
    }

    /** The mods with tests in Java of which a build has left nothing. */
    private static List<String> uncompiled(Map<String, Path> wanted, CopiedGame game) {
        List<String> mods = new ArrayList<>();
        for (Map.Entry<String, Path> mod : wanted.entrySet()) {
            if (!game.hasCompiled(mod.getKey()) && hasTestsInJava(mod.getValue())) {
                mods.add(mod.getKey());
            }
        }
        return mods;
    }

    private static boolean hasTestsInJava(Path mod) {
        return ReadableFiles.in(mod).stream()
                .anyMatch(file -> file.toString().endsWith("Test.java")
                        && mod.relativize(file).getNameCount() <= 2);
    }

    /** What became of the mutants that were judged before somebody interrupted. */
    private List<JudgedMutant> judged(
            TestSelection tests, List<Mutant> mutants, Map<String, String> scripts, Judges judges) throws Exception {
        try (StepBar bar = StepBar.of("Mutants", mutants.size())) {
            MutationRun run = new MutationRun(mutants, tests, judgement -> {
                if (judgement.isLeft()) {
                    String script = scripts.get(judgement.mutant().file());
                    bar.above(() -> MutationReport.told(judgement, script).forEach(this::say));
                }
                bar.step();
            });
            try {
                judges.judge(run);
            } catch (InterruptedException ended) {
                return run.judged();
            }
            return run.judged();
        }
    }

    private List<MutantWorker> workers(int mutants, Copies copies, CopiedGame first) throws Exception {
        KillCounts killCounts = new KillCounts();
        List<MutantWorker> workers = new ArrayList<>(List.of(new MutantWorker(first, killCounts)));
        while (workers.size() < Math.min(threads, mutants)) {
            workers.add(new MutantWorker(copies.make(), killCounts));
        }
        return workers;
    }

    private void say(String line) {
        PrintWriter out = command.commandLine().getOut();
        out.println(line);
        out.flush();
    }

    /** The scripts of a mod that are loaded, by file. */
    private static SortedMap<String, String> scripts(CopiedGame game, String mod) throws Exception {
        try (Arena arena = new Arena(game.home())) {
            return arena.call(() -> RulesThread.call("scripts", () -> {
                try (Rulebook rules = Rulebook.load(Home.find().scriptsOf(mod))) {
                    SortedMap<String, String> own = new TreeMap<>(rules.sources());
                    own.keySet().removeIf(file -> !file.startsWith(mod + "/"));
                    return own;
                }
            }));
        }
    }

    private void requireAtLeastOne(String option, int number) {
        if (number < 1) {
            throw options.misuse(option + " must be 1 or more.");
        }
    }
}
