package gnaw.workshop.coverage;

import gnaw.game.RowReached;
import gnaw.game.TableRow;
import gnaw.script.coverage.Content;
import gnaw.script.coverage.Share;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The rows that were reached, as lines for people: a line for each table and each mod, and below a table its rows that were not. */
public final class ContentTable {
    private final Content content;
    private final int width;

    private ContentTable(Content content) {
        this.content = content;
        this.width = content.tables().stream()
                .map(String::length)
                .max(Integer::compare)
                .orElse(0);
    }

    /** The lines, without an end of line. */
    public static List<String> of(Content content) {
        return new ContentTable(content).lines();
    }

    /** What is missing, by the places where it is written: {@code camp/tents.js:4 tents: large, old}. */
    public static List<String> missing(Content content, RowReached met) {
        Map<String, List<TableRow>> byPlace = new LinkedHashMap<>();
        content.met(met).forEach(row -> byPlace.computeIfAbsent(row.place() + " " + row.table(), _ -> new ArrayList<>())
                .add(row));
        return byPlace.entrySet().stream()
                .map(entry -> entry.getKey() + ": "
                        + entry.getValue().stream().map(TableRow::id).collect(Collectors.joining(", ")))
                .toList();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(line("", "rows", "reached"));
        for (String mod : content.mods()) {
            Content own = content.ofMod(mod);
            own.tables().forEach(table -> lines.addAll(table(table, own.ofTable(table))));
            lines.add(line(mod, own.share()));
        }
        return lines;
    }

    private List<String> table(String name, Content rows) {
        List<String> lines = new ArrayList<>();
        lines.add(line(name, rows.share()));
        missing(rows, RowReached.NEVER).forEach(row -> lines.add("  not reached: " + row));
        missing(rows, RowReached.TOGETHER).forEach(row -> lines.add("  only all together: " + row));
        return lines;
    }

    private String line(String name, Share share) {
        return line(name, Integer.toString(share.all()), Integer.toString(share.reached()));
    }

    private String line(String name, String all, String reached) {
        return String.format(Locale.ROOT, "%-" + (width + 2) + "s%5s %8s", name, all, reached);
    }
}
