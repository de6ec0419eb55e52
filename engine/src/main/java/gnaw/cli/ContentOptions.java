package gnaw.cli;

import gnaw.game.Met;
import gnaw.game.Row;
import gnaw.lab.Mistake;
import gnaw.lab.Results;
import gnaw.lab.Story;
import gnaw.lab.report.TableReach;
import gnaw.script.RowReach;
import gnaw.script.coverage.Content;
import gnaw.script.coverage.ContentRow;
import gnaw.script.coverage.ContentTable;
import gnaw.script.coverage.Share;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** The options of simulations that tell which rows of the tables their games reach. */
final class ContentOptions {
    /** A mod of a simulation's terms: id, version and fingerprint. */
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

    /** Watches meanwhile, if that is wanted: rules that are loaded in it. A {@link Mistake} names a file that cannot be used. */
    <T> T watching(Callable<T> work) throws Exception {
        file.ifPresent(ContentFile::require);
        if (!isWanted()) {
            return work.call();
        }
        try (RowReach _ = RowReach.begin()) {
            return work.call();
        }
    }

    /**
     * What games have reached, together with what the file holds, if that is wanted; a {@link Mistake} says so if it was not noted when
     * they were played.
     */
    Optional<Content> reached(Results results) {
        if (!isWanted()) {
            return Optional.empty();
        }
        Content reached = content(results);
        return Optional.of(file.map(kept -> ContentFile.add(kept, reached)).orElse(reached));
    }

    /** Tells that. */
    void tell(Content reached, PrintWriter out, PrintWriter err) {
        out.println();
        ContentTable.of(reached).forEach(out::println);
        out.flush();
        file.ifPresent(kept -> err.println("Wrote " + kept));
    }

    /** The same for a page. */
    static List<TableReach> tables(Content reached) {
        return reached.mods().stream()
                .flatMap(mod -> {
                    Content own = reached.ofMod(mod);
                    return own.tables().stream().map(table -> table(mod, table, own.ofTable(table)));
                })
                .toList();
    }

    private static TableReach table(String mod, String table, Content rows) {
        Share share = rows.share();
        return new TableReach(mod, table, share.all(), share.reached(), ids(rows, Met.NEVER), ids(rows, Met.TOGETHER));
    }

    private static List<String> ids(Content rows, Met met) {
        return rows.met(met).stream().map(Row::id).toList();
    }

    private boolean isWanted() {
        return rows || file.isPresent();
    }

    private static Content content(Results results) {
        if (results.terms().rows().isEmpty()) {
            throw new Mistake(
                    "Which rows these games reach was not noted when they were played: that wants --content.");
        }
        Met[] met = new Met[results.terms().rows().size()];
        Arrays.fill(met, Met.NEVER);
        results.stories().forEach(story -> add(story, met));
        Map<String, String> prints = prints(results.terms().mods());
        List<ContentRow> content = new ArrayList<>();
        for (int i = 0; i < met.length; i++) {
            var row = results.terms().rows().get(i);
            content.add(new ContentRow(row, prints.get(row.mod()), met[i]));
        }
        return Content.of(content);
    }

    private static void add(Story story, Met[] all) {
        if (!story.met().matches("[012]{" + all.length + "}")) {
            throw new Mistake("The game with seed " + story.seed() + " does not tell how far it met each of the "
                    + all.length + " rows.");
        }
        List<Met> met = Met.read(story.met());
        for (int i = 0; i < all.length; i++) {
            all[i] = all[i].or(met.get(i));
        }
    }

    private static Map<String, String> prints(List<String> mods) {
        return mods.stream()
                .map(MOD::matcher)
                .filter(Matcher::matches)
                .collect(Collectors.toMap(mod -> mod.group(1), mod -> mod.group(2)));
    }
}
