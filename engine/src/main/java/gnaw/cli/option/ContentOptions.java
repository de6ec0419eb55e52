package gnaw.cli.option;

import gnaw.game.RowReached;
import gnaw.game.TableRow;
import gnaw.lab.LabMisuse;
import gnaw.lab.report.TableReach;
import gnaw.lab.simulate.Simulated;
import gnaw.script.coverage.Content;
import gnaw.script.coverage.ContentRow;
import gnaw.script.coverage.RowRecorder;
import gnaw.script.coverage.Share;
import gnaw.workshop.coverage.ContentTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** The options of simulations that tell which rows of the tables their games reach. */
public final class ContentOptions {
    /** A mod in a simulation's key: id, version and fingerprint. */
    private static final Pattern MOD = Pattern.compile("(\\S+) .*\\((\\w+)\\)");

    @Option(
            names = "--content",
            description = "Note which rows of the tables each game reaches, and tell which none does.")
    private boolean rows;

    @Option(
            names = "--content-file",
            paramLabel = "FILE",
            description =
                    "Add that to this file, and tell which rows none of the runs has reached that added to it, such as"
                            + " gnaw test --content-file FILE.")
    private Optional<Path> file = Optional.empty();

    /** Watches meanwhile, if that is wanted: rules that are loaded in it. A {@link LabMisuse} names a file that cannot be used. */
    public <T> T watching(Callable<T> work) throws Exception {
        file.ifPresent(ContentFile::require);
        if (!isWanted()) {
            return work.call();
        }
        try (RowRecorder _ = RowRecorder.begin()) {
            return work.call();
        }
    }

    /**
     * What games have reached, together with what the file holds, if that is wanted; a {@link LabMisuse} says so if it was not noted when
     * they were played.
     */
    public Optional<Content> reached(Simulated results) {
        if (!isWanted()) {
            return Optional.empty();
        }
        Content reached = content(results);
        return Optional.of(file.map(kept -> ContentFile.add(kept, reached)).orElse(reached));
    }

    /** Tells that. */
    public void tell(Content reached, PrintWriter out, PrintWriter err) {
        out.println();
        ContentTable.of(reached).forEach(out::println);
        out.flush();
        file.ifPresent(kept -> err.println("Wrote " + kept));
    }

    /** The same for a page. */
    public static List<TableReach> tables(Content reached) {
        return reached.mods().stream()
                .flatMap(mod -> {
                    Content own = reached.ofMod(mod);
                    return own.tables().stream().map(table -> table(mod, table, own.ofTable(table)));
                })
                .toList();
    }

    private static TableReach table(String mod, String table, Content rows) {
        Share share = rows.share();
        return new TableReach(
                mod, table, share.all(), share.reached(), ids(rows, RowReached.NEVER), ids(rows, RowReached.TOGETHER));
    }

    private static List<String> ids(Content rows, RowReached met) {
        return rows.met(met).stream().map(TableRow::id).toList();
    }

    private boolean isWanted() {
        return rows || file.isPresent();
    }

    private static Content content(Simulated results) {
        if (results.key().rows().isEmpty()) {
            throw new LabMisuse(
                    "Which rows these games reach was not noted when they were played: that wants --content.");
        }
        List<RowReached> met = results.tally().met();
        Map<String, String> prints = prints(results.key().mods());
        List<ContentRow> content = new ArrayList<>();
        for (int i = 0; i < met.size(); i++) {
            var row = results.key().rows().get(i);
            content.add(new ContentRow(row, prints.get(row.mod()), met.get(i)));
        }
        return Content.of(content);
    }

    private static Map<String, String> prints(List<String> mods) {
        return mods.stream()
                .map(MOD::matcher)
                .filter(Matcher::matches)
                .collect(Collectors.toMap(mod -> mod.group(1), mod -> mod.group(2)));
    }
}
