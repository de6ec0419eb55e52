package gnaw.cli;

import gnaw.app.XdgFolders;
import gnaw.cli.format.CheckReport;
import gnaw.cli.option.ScriptOptions;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Keymap;
import gnaw.text.DidYouMean;
import gnaw.workshop.check.ApiVersion;
import gnaw.workshop.check.Check;
import gnaw.workshop.check.Finding;
import gnaw.workshop.check.Findings;
import gnaw.workshop.check.Fit;
import gnaw.workshop.check.MisspeltMods;
import gnaw.workshop.check.Types;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks over scripts before anybody plays them. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Look for mistakes in the base game and in every mod, or in the mods that are named.",
            "",
            "These are tables, types, rules that fail, that keep something in mind or that could make two games of a seed"
                    + " differ, rows that nobody uses, and misspelt words in tests. Each mod is looked at by itself with what it requires; with --mods,"
                    + " several together. What has not changed since the last check is not looked at again.",
            "",
            "With --against nothing is loaded: it is told what a mod uses that an older or newer version of the script API has not."
        },
        footer = {"", "The exit code is 1 if there is an error."})
final class CheckCommand implements Callable<Integer> {
    /** How findings are told. */
    enum Format {
        text,
        json
    }

    @Mixin
    private ScriptOptions options;

    @Option(names = "--no-types", description = "Do not check types, which takes seconds the first time.")
    private boolean withoutTypes;

    @Option(names = "--all", description = "Check the base game and every mod, as if none is named.")
    private boolean all;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description =
                    "text, or json: a list of objects with path, line, column, severity and message, for editors.")
    private Format format;

    @Option(
            names = "--against",
            paramLabel = "VERSION",
            description =
                    "Whether the mods fit this version of the script API, instead of what is wrong with them now.")
    private Optional<String> against = Optional.empty();

    @Parameters(paramLabel = "MOD", description = "What to check; base is the base game.")
    private List<String> wanted = new ArrayList<>();

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        Mods found = options.found();
        List<String> ids = together() ? List.of() : ids(found);
        if (options.setsAnything() && ids.size() > 1) {
            throw new ParameterException(
                    command.commandLine(),
                    "--setting goes with one mod to check, or with --mods, and not with several.");
        }
        found.doubles().forEach((id, which) -> {
            if (ids.contains(id)) {
                command.commandLine().getErr().println(which);
            }
        });
        return against.isPresent() ? compare(against.get(), found) : RulesThread.call("check", () -> check(ids));
    }

    private boolean together() {
        return !options.named().isEmpty() && wanted.isEmpty() && !all;
    }

    /** The mods that are named, or else all; the base game is what they are to fit. */
    private int compare(String version, Mods found) {
        Mod base = options.scripts(List.of(), List.of()).mods().getFirst();
        SortedMap<String, ApiVersion> versions = ApiVersion.beside(base.root());
        if (!versions.containsKey(version)) {
            throw new ParameterException(
                    command.commandLine(),
                    "There is no list of version \"" + version + "\" of the script API. There are: "
                            + String.join(", ", versions.keySet()) + ".");
        }
        Fit fit = Fit.to(versions.get(version), versions.values(), base.renamed());
        CheckReport report = report("against " + version);
        List<String> ids = new ArrayList<>(together() ? options.named() : ids(found));
        if (wanted.isEmpty()) {
            ids.remove(base.id());
        }
        ids.forEach(id ->
                report.group(List.of(id), fits(id, id.equals(base.id()) ? Map.of(id, base) : found.found(), fit)));
        return report.end();
    }

    /** A mod that cannot be read fits nothing, and says why. */
    private List<Finding> fits(String id, Map<String, Mod> mods, Fit fit) {
        return Optional.ofNullable(mods.get(id)).map(fit::of).orElseGet(() -> options.found()
                .broken()
                .get(id)
                .lines()
                .map(line -> problem(id, line))
                .toList());
    }

    private CheckReport report(String how) {
        return new CheckReport(command.commandLine().getOut(), format == Format.json, how, roots());
    }

    private int check(List<String> ids) throws Exception {
        XdgFolders folders = XdgFolders.ofThisProcess();
        Path cache = folders.cache().resolve("check");
        CheckReport report = report(withoutTypes ? "without types" : "with types");
        try (Types types = new Types(folders.home().resolve("engine/target/tools/typescript.jar"))) {
            Check check = new Check(
                    withoutTypes ? Optional.empty() : Optional.of(types),
                    new Findings(cache),
                    Keymap.engineKeys(),
                    Keymap.engineCommands());
            if (together()) {
                report.group(options.named(), found(options.scripts(), options.named(), check));
            }
            ids.forEach(id -> report.group(List.of(id), alone(id, check)));
        }
        return report.end();
    }

    /** Each by itself, with what it requires: mods that exclude each other can be checked in one go. */
    private List<Finding> alone(String id, Check check) {
        List<String> mods = id.equals(Mod.BASE) ? List.of() : List.of(id);
        try {
            return found(options.scripts(mods, options.settingsOf(mods)), List.of(id), check);
        } catch (ScriptError broken) {
            return broken.getMessage().lines().map(line -> problem(id, line)).toList();
        }
    }

    private List<Finding> found(Scripts scripts, List<String> ids, Check check) {
        Set<String> known = options.found().found().keySet();
        Stream<Finding> misspelt = scripts.mods().stream()
                .filter(mod -> ids.contains(mod.id()))
                .flatMap(mod -> MisspeltMods.of(mod, known).stream());
        return Stream.concat(misspelt, check.of(scripts, ids).stream()).toList();
    }

    /** What is wrong with a {@code mod.json} names its place, with two blanks behind; what a mod lacks names none. */
    private static Finding problem(String id, String line) {
        String[] told = line.split("  ", 2);
        return told.length == 2 ? Finding.error(told[0], told[1]) : Finding.error(id + "/mod.json", line);
    }

    /** Where the files of each mod lie. */
    private Map<String, Path> roots() {
        Map<String, Path> roots = new HashMap<>();
        roots.put(
                Mod.BASE,
                options.scripts(List.of(), List.of()).mods().getFirst().root());
        options.found().found().forEach((id, mod) -> roots.put(id, mod.root()));
        return roots;
    }

    private List<String> ids(Mods found) {
        List<String> known = new ArrayList<>(List.of(Mod.BASE));
        known.addAll(found.found().keySet());
        known.addAll(found.broken().keySet());
        return wanted.isEmpty() || all
                ? known
                : wanted.stream().distinct().map(id -> known(id, known)).toList();
    }

    private String known(String id, List<String> known) {
        if (known.contains(id)) {
            return id;
        }
        throw new ParameterException(command.commandLine(), DidYouMean.unknown("mod", id, known));
    }
}
