package gnaw.cli;

import gnaw.script.Mods;
import gnaw.script.RulesThread;
import gnaw.script.Scripts;
import gnaw.script.check.Check;
import gnaw.script.check.Finding;
import gnaw.script.check.Finding.Weight;
import gnaw.script.check.Types;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks over scripts before anybody plays them. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description =
                "Look for mistakes in the base game and in every mod, or in the mods that are named: tables, types,"
                        + " rules that fail, that keep something in mind or that could make two games of a seed differ, and rows that"
                        + " nobody uses. The exit code is 1 if there is an error.")
final class CheckCommand implements Callable<Integer> {
    @Mixin
    private ScriptOptions options;

    @Option(names = "--no-types", description = "Do not check types, which takes seconds the first time.")
    private boolean withoutTypes;

    @Parameters(paramLabel = "MOD", description = "What to check; base is the base game.")
    private List<String> wanted = new ArrayList<>();

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        return RulesThread.call("check", this::check);
    }

    private int check() throws Exception {
        try (Types types = types()) {
            Check check = new Check(withoutTypes ? Optional.empty() : Optional.of(types));
            boolean fine = true;
            for (Scripts scripts : Mistakes.inArguments(command, this::scripts)) {
                fine &= tell(scripts.mods().getLast().id(), check.last(scripts));
            }
            return fine ? 0 : 1;
        }
    }

    /** Each mod by itself, with what it requires: mods that exclude each other can be checked in one go. */
    private List<Scripts> scripts() {
        List<String> ids = wanted.isEmpty() ? all(options.found()) : wanted;
        return ids.stream()
                .map(id -> options.scripts(id.equals("base") ? List.of() : List.of(id), List.of()))
                .toList();
    }

    private static List<String> all(Mods found) {
        List<String> all = new ArrayList<>(List.of("base"));
        all.addAll(found.found().keySet());
        all.addAll(found.broken().keySet());
        return all;
    }

    private boolean tell(String mod, List<Finding> findings) {
        PrintWriter out = command.commandLine().getOut();
        findings.forEach(out::println);
        long errors = findings.stream()
                .filter(finding -> finding.weight() == Weight.ERROR)
                .count();
        out.println(mod + ": " + told(errors, "error") + ", " + told(findings.size() - errors, "warning") + ".");
        out.flush();
        return errors == 0;
    }

    private static String told(long count, String what) {
        return count == 0 ? "no " + what + "s" : count + " " + what + (count == 1 ? "" : "s");
    }

    private static Types types() {
        Places places = Places.ofThisProcess();
        Path jar = places.home().resolve("engine/target/tools/typescript.jar");
        return new Types(jar, places.cache().resolve("check"));
    }
}
